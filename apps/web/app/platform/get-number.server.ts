import { answerNotFound } from './other-answers.server.ts';

/** The number of something in an address; what is none is a page that does not exist. */
export function getNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) answerNotFound();
  return Number(text);
}
