import { getId } from '../../platform/get-id.server.ts';
import { getMember } from '../../platform/login-first.server.ts';
import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** A paper's form on its member's own page. */
export async function loadPaperForm(visit: Visit, request: Request, idText: string) {
  const id = getId(idText);
  await getMember(visit, request);
  const { title, bytes, supplier } = await orNotFound(visit.api.get('paperInfo', { id }));
  return { paper: { id, title, bytes, supplier }, form: crypto.randomUUID() };
}
