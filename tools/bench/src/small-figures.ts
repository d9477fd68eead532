import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Figures = Readonly<Record<string, number>>;

/** Up to this many articles a store counts as small. */
const small = 20_000;

/**
 * The small size's figures, kept in a file beside the stack's state or where the command line says: a run on a small
 * store writes them, a run on a large one reads them back.
 */
export function recallSmall(
  name: string,
  { state, file, articles }: { state: string; file: string | undefined; articles: number },
  here: Figures,
): Figures | undefined {
  const path = file ?? join(state, 'bench', `${name}-small.json`);
  if (articles <= small) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(here));
    return undefined;
  }
  const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof kept !== 'object' || kept === null) throw new Error(`${path} holds no figures`);
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, Number(value)]));
}
