import { paperPath } from '@ironbridge/domain';
import { getId } from '../../platform/get-id.server.ts';
import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toNextReading } from '../../shell/next-reading.ts';
import { toPaper } from '../../shell/to-paper.ts';
import { toOpening } from './to-opening.ts';

const asked = 8;
const shown = 4;

export async function loadPaper(visit: Visit, idText: string) {
  const id = getId(idText);
  const paper = await orNotFound(visit.api.get('paperInfo', { id }));
  const related = await visit.api.find('related', { kind: 'paper', id, rows: asked });
  return {
    paper,
    path: paperPath(id),
    opening: toOpening(paper),
    related: (related?.papers ?? [])
      .filter((card) => card.id !== id)
      .slice(0, shown)
      .map((card) => toPaper(card, visit.copy)),
    reading: toNextReading({ ...related, papers: [] }, visit),
  };
}

export type PaperPage = Awaited<ReturnType<typeof loadPaper>>;
