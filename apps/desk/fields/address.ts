import { inLanguageOf } from '../words.ts';

type Asked = { req: { i18n: { language: string } } };

/** A full web address, or a path of our own site. Anything else (`javascript:`, `//host`) could leave the site unseen. */
export function validateAddress(value: unknown, { req }: Asked): string | true {
  if (!value) return true;
  if (typeof value === 'string' && (isPath(value) || isWebAddress(value))) return true;
  return inLanguageOf(req, {
    en: 'Give an address that starts with http://, https:// or /.',
    zh: '请填写以 http://、https:// 或 / 开头的地址。',
  });
}

export function validateWebAddress(value: unknown, { req }: Asked): string | true {
  if (!value || (typeof value === 'string' && isWebAddress(value))) return true;
  return inLanguageOf(req, {
    en: 'Give an address that starts with http:// or https://.',
    zh: '请填写以 http:// 或 https:// 开头的网址。',
  });
}

/** A site's address as people write it, with or without the scheme. */
export function validateNeighbour(value: unknown, { req }: Asked): string | true {
  if (typeof value === 'string' && isWebAddress(withScheme(value))) return true;
  return inLanguageOf(req, {
    en: 'Give the address of a website, such as www.example.com.',
    zh: '请填写网址，如 www.example.com。',
  });
}

export function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `http://${address}`;
}

export function validateLinkRelation(value: unknown, { req }: Asked): string | true {
  if (!value || (typeof value === 'string' && /^[a-z]+(?: [a-z]+)*$/.test(value))) return true;
  return inLanguageOf(req, {
    en: 'Use small words with a space between, such as nofollow.',
    zh: '请使用小写单词，以空格分隔，如 nofollow。',
  });
}

function isPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text);
}
