import { editionIds, searchTypes } from '@ironbridge/domain';
import { toGrades } from './document-keys.ts';
import { type JudgedQuery, queryKinds, querySets } from './judged-query.ts';
import { type Scored, toNdcg } from './scored-queries.ts';

const WORST = 10;
const SHOWN = 3;

type Row = readonly [label: string, belongs: (query: JudgedQuery) => boolean];

function toRows(): Row[] {
  return [
    ...querySets.map((set): Row => [`set ${set}`, (query) => query.set === set]),
    ...editionIds.map((id): Row => [`edition ${id}`, (query) => query.edition === id]),
    ...Object.keys(searchTypes).map((type): Row => [`type ${type}`, (q) => q.type === type]),
    ...Object.keys(queryKinds).map((kind): Row => [`kind ${kind}`, (q) => q.kind === kind]),
  ];
}

/** nDCG@10 of each way to search, by what its queries have in common. */
export function toTable(ways: ReadonlyMap<string, readonly Scored[]>): string {
  const names = [...ways.keys()];
  const head = ['nDCG@10'.padEnd(22), 'n'.padStart(4), ...names.map(toCell)].join(' ');
  const all = [...ways.values()];
  const lines = toRows().map(([label, belongs]) => {
    const count = (all[0] ?? []).filter(({ query }) => belongs(query)).length;
    const cells = all.map((scored, i) =>
      toNdcg(scored, belongs)
        .toFixed(3)
        .padStart(toCell(names[i] ?? '').length),
    );
    return [label.padEnd(22), String(count).padStart(4), ...cells].join(' ');
  });
  return [head, ...lines].join('\n');
}

function toCell(name: string): string {
  return name.padStart(8);
}

/** Where it goes wrong most, with what came first and what that is worth. Those held out are shown to nobody who tunes. */
export function toWorst(scored: readonly Scored[]): string {
  return scored
    .filter(({ query }) => query.set === 'tuned')
    .toSorted((a, b) => a.ndcg - b.ndcg)
    .slice(0, WORST)
    .map(({ query, found, ndcg }) => {
      const grades = toGrades(query);
      const first = found.slice(0, SHOWN).map((key) => `${key} (${grades.get(key) ?? 0})`);
      const { edition, type, kind, words } = query;
      return `${ndcg.toFixed(2)}  ${edition} ${type}, ${kind}: “${words}” → ${first.join(' | ') || 'nothing'}`;
    })
    .join('\n');
}
