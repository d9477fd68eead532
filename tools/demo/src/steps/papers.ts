import { type EditionId, editionIds } from '@ironbridge/domain';
import { pictureOfPaper } from '../content/all-pictures.ts';
import { type Paper, wordsOfPaper } from '../content/paper.ts';
import { toFileName } from '../content/pictures.ts';
import type { Desk } from '../desk.ts';
import { getId, loadEach } from '../load-each.ts';
import { daysFrom, type Loaded } from '../loaded.ts';
import { toFooter, toPaperHtml } from '../making/paper-html.ts';
import { countPages, type Press } from '../making/press.ts';
import { loadPairs, toTwinKey } from './pairs.ts';

/** Chromium sets two at a time without getting in its own way. */
const AT_ONCE = 3;

async function toPaperData(
  desk: Desk,
  press: Press,
  [key, paper]: readonly [string, Paper],
  edition: EditionId,
  { catalogue, pictures, reference, now }: Loaded,
): Promise<object> {
  const name = `paper-${key}-${edition}.pdf`;
  const bytes = await press.toPdf(toPaperHtml(paper, edition), toFooter(paper, edition));
  const file = await desk.upload('private_files', { name, type: 'application/pdf', bytes }, {});
  const { title, brief, inside, opening } = wordsOfPaper(paper, edition);
  return {
    _status: 'published',
    edition,
    title,
    brief,
    inside: inside.map((text) => ({ text })),
    opening,
    picture: getId(pictures, toFileName(pictureOfPaper(paper))),
    file,
    pages: countPages(bytes),
    industries: paper.industries.map((path) => getId(reference.industries, path)),
    tags: paper.tags.map((tag) => getId(reference.tags, tag)),
    ...(paper.supplier ? { supplier: getId(catalogue.suppliers, paper.supplier) } : {}),
    publish_time: daysFrom(now, -paper.daysAgo),
  };
}

export async function loadPapers(
  desk: Desk,
  press: Press,
  loaded: Loaded,
): Promise<ReadonlyMap<string, number>> {
  const entries = Object.entries(loaded.choice.papers);
  const ids = await loadEach(
    desk,
    'white_papers',
    'White papers',
    entries.flatMap((entry) =>
      editionIds.map((edition, side) => ({
        key: toTwinKey(entry[0], edition),
        known: { edition, title: entry[1].title[side] ?? '' },
        toData: () => toPaperData(desk, press, entry, edition, loaded),
      })),
    ),
    { atOnce: AT_ONCE },
  );
  await loadPairs(
    desk,
    'paper',
    entries.map(([key]) => key),
    ids,
  );
  return ids;
}
