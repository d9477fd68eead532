import type { AfterErrorHook } from 'payload';
import { inLanguageOf } from '../words.ts';

/** Payload says this in English alone. */
export const sayLocked: AfterErrorHook = ({ error, req }) => {
  if (!('status' in error) || error.status !== 423) return;
  const message = inLanguageOf(req, {
    en: 'Someone else has this open. Your change was not saved: take over first, or wait.',
    zh: '该内容正由他人编辑，本次修改未保存；请先接管编辑，或稍后再试。',
  });
  return { response: { errors: [{ message }] } };
};
