import type { TextFieldSingleValidation } from 'payload';
import { inLanguageOf } from '../words.ts';

/** A browser acts on some schemes itself; none of those may be called by this name. */
const browsers = new Set(['javascript', 'data', 'vbscript', 'blob', 'file', 'http', 'https']);

export const validateAppScheme: TextFieldSingleValidation = (value, { req }) => {
  if (!value) return true;
  const scheme = /^([a-z][a-z0-9+.-]{2,30}):\/\/[\w./-]*$/.exec(value)?.[1];
  if (scheme && !browsers.has(scheme)) return true;
  return inLanguageOf(req, {
    en: 'Give the app’s own scheme, such as ironbridge://.',
    zh: '请填写 App 自己的协议，如 ironbridge://。',
  });
};
