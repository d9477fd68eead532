import { filmPlayerHosts, parseFilmPlayer } from '@ironbridge/domain';
import type { TextFieldSingleValidation } from 'payload';
import { inLanguageOf } from '../words.ts';

export const validateEmbed: TextFieldSingleValidation = (value, { req }) => {
  if (!value || parseFilmPlayer(value)) return true;
  return inLanguageOf(req, {
    en: `Only https players of: ${filmPlayerHosts.join(', ')}.`,
    zh: `仅支持以下平台的 https 播放器：${filmPlayerHosts.join('、')}。`,
  });
};
