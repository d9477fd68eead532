import { isDeepStrictEqual } from 'node:util';
import { isSpecifications, type Specification } from '../../fields/specification.ts';
import type { RowState } from '../import-run.ts';
import { problems as words } from './problems.ts';
import { type RowProblem, toRowProblem } from './row-problem.ts';

/** A row with everything looked up. */
export interface Row {
  readonly line: number;
  /** Tells its record from all others; none if a part of it is missing. */
  readonly key: string | undefined;
  readonly given: ReadonlyMap<string, unknown>;
  readonly specs: readonly Specification[];
  readonly problems: readonly RowProblem[];
  /** Of pictures that are not in the desk yet. */
  readonly addresses: readonly string[];
}

/** A record as it is in the desk. */
export interface Current {
  readonly id: number;
  readonly updatedAt: string;
  readonly values: ReadonlyMap<string, unknown>;
}

export interface Verdict {
  readonly row: Row;
  readonly state: RowState;
  readonly current: Current | undefined;
  readonly problems: readonly RowProblem[];
  /** The fields that change, as they will be and as they were. */
  readonly after: ReadonlyMap<string, unknown>;
  readonly before: ReadonlyMap<string, unknown>;
}

/** Asks the field's own rule. `data` is the record as it will be. */
export type Rule = (field: string, value: unknown, data: object) => RowProblem | undefined;

export function judge(row: Row, current: Current | undefined, rule: Rule): Verdict {
  const wanted = new Map(row.given);
  if (row.specs.length > 0)
    wanted.set('specs', mergeSpecs(current?.values.get('specs'), row.specs));
  const after = new Map<string, unknown>();
  const before = new Map<string, unknown>();
  for (const [field, value] of wanted) {
    const old = current?.values.get(field) ?? null;
    if (isDeepStrictEqual(toComparable(old), toComparable(value))) continue;
    after.set(field, value);
    before.set(field, old);
  }
  const problems = [...row.problems, ...findBroken(wanted, current, rule)];
  return { row, state: toState(problems, current, after), current, problems, after, before };
}

function toState(
  problems: readonly RowProblem[],
  current: Current | undefined,
  after: ReadonlyMap<string, unknown>,
): RowState {
  if (problems.length > 0) return 'refused';
  if (current === undefined) return 'new';
  return after.size > 0 ? 'changed' : 'unchanged';
}

function findBroken(
  wanted: ReadonlyMap<string, unknown>,
  current: Current | undefined,
  rule: Rule,
): RowProblem[] {
  const data = Object.fromEntries([...(current?.values ?? []), ...wanted]);
  const found: RowProblem[] = [];
  if (!data['name_cn'] && !data['name_en']) found.push(toRowProblem(null, words.noName));
  // Whether it may be live depends on its names, whichever of them the file brings.
  for (const field of new Set([...wanted.keys(), 'live_cn', 'live_en'])) {
    const broken = rule(field, data[field], data);
    if (broken) found.push(broken);
  }
  return found;
}

/** A file that brings one property leaves the others as they are. */
function mergeSpecs(old: unknown, brought: readonly Specification[]): Specification[] {
  const merged = new Map<string, Specification>();
  if (isSpecifications(old)) for (const row of old) merged.set(row.property, row);
  for (const row of brought) {
    const before = merged.get(row.property);
    const isText = row.text_cn !== undefined || row.text_en !== undefined;
    merged.set(row.property, isText && before ? { ...before, ...row } : row);
  }
  return [...merged.values()];
}

/** No text, no mark and no list are all nothing. */
function toComparable(value: unknown): unknown {
  if (value === '' || value === false || value === undefined) return null;
  return Array.isArray(value) && value.length === 0 ? null : value;
}
