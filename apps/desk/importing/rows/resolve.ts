import type { ImportKind } from '../import-run.ts';
import type { Door } from '../pictures/door.ts';
import { toKey } from '../store/find-current.ts';
import type { Draft, NamedField } from './draft.ts';
import type { Row } from './judge.ts';
import type { Lookups } from './lookups.ts';
import { problems as words } from './problems.ts';
import { type RowProblem, toRowProblem } from './row-problem.ts';

/** Puts ids in the place of names, and finds out by which key its record is known. */
export async function toRow(
  kind: ImportKind,
  draft: Draft,
  lookups: Lookups,
  door: Door | undefined,
): Promise<Row> {
  const given = new Map(draft.given);
  const problems: RowProblem[] = [...draft.problems];
  const addresses: string[] = [];
  for (const field of draft.named) {
    const ids = await lookUpAll(field, lookups, door, problems, addresses);
    const many = field.target.kind === 'relations' || field.target.kind === 'files';
    given.set(field.target.key, many ? ids : ids[0]);
  }
  const numbered = given.get('own_number');
  const number = typeof numbered === 'string' ? numbered : undefined;
  const supplier = given.get('supplier');
  if (number === undefined) problems.push(toRowProblem('own_number', words.noNumber));
  const named = draft.named.some(({ target }) => target.key === 'supplier');
  if (kind === 'products' && !named) problems.push(toRowProblem('supplier', words.noSupplier));
  const known = number !== undefined && (kind !== 'products' || supplier !== undefined);
  const key = known ? toKey(kind, number, supplier) : undefined;
  return { line: draft.line, key, given, specs: draft.specs, problems, addresses };
}

/** A picture still to be fetched stands in the list as its address, so that the trial run sees a change. */
async function lookUpAll(
  { target, names }: NamedField,
  lookups: Lookups,
  door: Door | undefined,
  problems: RowProblem[],
  addresses: string[],
): Promise<(number | string)[]> {
  const ids = new Set<number | string>();
  for (const name of names) {
    const looked = await lookups.look(target, name, door);
    if ('problem' in looked) problems.push(toRowProblem(target.key, looked.problem));
    else if ('address' in looked) {
      addresses.push(looked.address);
      ids.add(looked.address);
    } else ids.add(looked.id);
  }
  return [...ids];
}
