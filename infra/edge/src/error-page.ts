import { createHash } from 'node:crypto';
import { type EditionId, editions } from '@ironbridge/domain';

const homeLink: Readonly<Record<EditionId, string>> = {
  cn: '返回首页',
  en: 'Back to the front page',
};

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:0 24px;color-scheme:light dark;' +
  'font:18px/1.7 Georgia,"Noto Serif SC","Songti SC",serif}h1{font-size:24px;line-height:1.4;margin:0 0 12px}' +
  'p{margin:0}small{letter-spacing:.08em}a{color:inherit}';

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing is loaded by it and nothing runs; it may look as it looks. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`;

/** The page before and after its message. */
export function toPage(edition: EditionId): [string, string] {
  const { lang, name } = editions[edition];
  return [
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${name}</title><style>${style}</style><main><small>${name}</small><h1>`,
    `</h1><p><a href="/">${homeLink[edition]}</a></p></main></html>`,
  ];
}
