import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawPlate } from './draw-plate.ts';
import type { Detail } from './drawing/plate.ts';
import { industryPlates } from './industries.ts';
import { laySheet } from './lay-sheet.ts';
import { drawings, type Motif } from './motifs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '3' },
    columns: { type: 'string', default: '3' },
    cell: { type: 'string', default: '480' },
    small: { type: 'boolean', default: false },
    out: { type: 'string', default: join(import.meta.dirname, '../dist/sheet.png') },
  },
});

const isMotif = (name: string): name is Motif => name in drawings;
const unknown = positionals.filter((name) => !isMotif(name));
if (unknown.length > 0)
  throw new Error(
    `No such motif: ${unknown.join(', ')}. There are: ${Object.keys(drawings).join(', ')}`,
  );

const wanted = positionals.filter(isMotif);
const chosen = wanted.length > 0 ? wanted : Object.keys(drawings).filter(isMotif);
const columns = Number(values.columns);
const width = Number(values.cell);
const height = Math.round((width * 2) / 3);
const detail: Detail = values.small ? 'small' : 'large';

function toHue(motif: Motif): number {
  return (
    Object.values(industryPlates).find((plates) => plates.motifs.some((each) => each === motif))
      ?.hue ?? 66
  );
}

const cells = chosen.flatMap((motif) =>
  Array.from({ length: Number(values.seeds) }, (_, i) =>
    drawPlate({ motif, seed: i + 1, hue: toHue(motif), detail, width, height }),
  ),
);
await laySheet(cells, { columns, width, height, out: values.out });
console.log(`${cells.length} plates of ${chosen.length} motifs: ${values.out}`);
