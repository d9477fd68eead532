import type { TextFieldSingleValidation } from 'payload';
import { inLanguageOf } from '../words.ts';

export const validateBannerCode: TextFieldSingleValidation = (value, { req }) =>
  value && /^[A-Za-z0-9_-]{1,60}$/.test(value)
    ? true
    : inLanguageOf(req, {
        en: 'Use letters, digits, hyphens and low lines.',
        zh: '只能使用字母、数字、连字符和下划线。',
      });
