import { parseId } from '@ironbridge/domain';
import { answerNotFound } from './other-answers.server.ts';

/** The id of what a page is about; where it can be none, there is no such page. */
export function getId(text: string | undefined): number {
  return parseId(text) ?? answerNotFound();
}
