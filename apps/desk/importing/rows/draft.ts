import type { Specification } from '../../fields/specification.ts';
import type { TableRow } from '../file/table-row.ts';
import type { Target } from '../mapping/target.ts';
import { isNamed, parseCell } from './cells.ts';
import { type RowProblem, toRowProblem } from './row-problem.ts';

export interface NamedField {
  readonly target: Target;
  readonly names: readonly string[];
}

/** A row as its cells say it, before anything is looked up. */
export interface Draft {
  readonly line: number;
  /** By field. */
  readonly given: ReadonlyMap<string, unknown>;
  readonly specs: readonly Specification[];
  readonly named: readonly NamedField[];
  readonly problems: readonly RowProblem[];
}

/** `columns`: column by column the field it fills. */
export function toDraft(row: TableRow, columns: readonly (Target | undefined)[]): Draft {
  const given = new Map<string, unknown>();
  const specs = new Map<string, Specification>();
  const named: NamedField[] = [];
  const problems: RowProblem[] = [];
  for (const [column, target] of columns.entries()) {
    const text = row.cells[column]?.trim() ?? '';
    if (target === undefined || text === '') continue;
    const cell = parseCell(text, target);
    if ('problem' in cell) problems.push(toRowProblem(target.key, cell.problem));
    else if (isNamed(cell.value)) named.push({ target, names: cell.value.names });
    else if (isSpecification(cell.value)) {
      const { property } = cell.value;
      specs.set(property, { ...specs.get(property), ...cell.value });
    } else given.set(target.key, cell.value);
  }
  return { line: row.line, given, specs: [...specs.values()], named, problems };
}

function isSpecification(value: unknown): value is Specification {
  return typeof value === 'object' && value !== null && 'property' in value;
}
