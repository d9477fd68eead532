import { parseId } from '@ironbridge/domain';
import { getMember } from '../../platform/login-first.server.ts';
import { answerNotFound, orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** A paper's form on its member's own page. */
export async function loadPaperForm(visit: Visit, request: Request, idText: string) {
  const id = parseId(idText);
  if (id === undefined) answerNotFound();
  await getMember(visit, request);
  const { title, bytes, supplier } = await orNotFound(visit.api.get('paperInfo', { id }));
  return { paper: { id, title, bytes, supplier }, form: crypto.randomUUID() };
}
