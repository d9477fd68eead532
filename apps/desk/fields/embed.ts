import type { TextFieldSingleValidation } from 'payload';
import { inLanguageOf } from '../words.ts';

/** Whose players our pages may show: the edge's content policy names the same hosts. */
const providers = [
  'player.bilibili.com',
  'v.qq.com',
  'player.vimeo.com',
  'www.youtube-nocookie.com',
];

export const validateEmbed: TextFieldSingleValidation = (value, { req }) => {
  if (!value) return true;
  const address = URL.parse(value);
  if (address?.protocol === 'https:' && providers.includes(address.host)) return true;
  return inLanguageOf(req, {
    en: `Only https players of: ${providers.join(', ')}.`,
    zh: `仅支持以下平台的 https 播放器：${providers.join('、')}。`,
  });
};
