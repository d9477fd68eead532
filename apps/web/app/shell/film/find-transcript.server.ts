import { freshSeconds } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { parseCaptions, type SpokenLine } from './parse-captions.ts';

/** One line says no more than the summary does; of a very long film the beginning is enough to find one's place. */
const fewest = 2;
const most = 300;

/** What is said in a film, to be read; a page without it is still whole. */
export async function findTranscript(
  { findFile, answer, report }: Visit,
  captions: string | null,
): Promise<readonly SpokenLine[]> {
  if (captions === null) return [];
  try {
    const bytes = await findFile(captions);
    const lines = bytes ? parseCaptions(new TextDecoder().decode(bytes)) : [];
    return lines.length < fewest ? [] : lines.slice(0, most);
  } catch (error) {
    report(error);
    answer.keepAtMost(freshSeconds.stale);
    return [];
  }
}
