import type { Both } from './both.ts';
import type { SpecEntry } from './product.ts';
import { type PropertyKey, properties } from './properties.ts';

function isProperty(key: string): key is PropertyKey {
  return Object.hasOwn(properties, key);
}

function parseCell(property: PropertyKey, cell: string): SpecEntry {
  const [from, to] = cell.split('..').map(Number);
  if (from === undefined || [from, to].some(Number.isNaN))
    throw new Error(`${property} has a value that is no number: ${cell}`);
  return to === undefined ? { property, number: from } : { property, from, to };
}

/** Reads a series' table: a line a property, a column a model. */
export function parseSpecs(
  table: string,
  models: number,
  texts: Readonly<Partial<Record<PropertyKey, Both>>> = {},
): readonly (readonly SpecEntry[])[] {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const columns = Array.from({ length: models }, (_, column) =>
    rows.map(([property = '', ...cells]) => {
      const cell = cells[column];
      if (!isProperty(property) || cell === undefined || cells.length !== models)
        throw new Error(`The row of ${property} does not fit ${models} models`);
      return parseCell(property, cell);
    }),
  );
  const fixed = Object.entries(texts).flatMap(([property, both]): SpecEntry[] =>
    isProperty(property) && both ? [{ property, text_cn: both[0], text_en: both[1] }] : [],
  );
  return columns.map((specs) => [...specs, ...fixed]);
}

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

function toFigure(value: number): string {
  return figures.format(value).replace('-', '−');
}

/** A value without its unit. */
export function toFigures(spec: SpecEntry): string {
  if ('number' in spec) return toFigure(spec.number);
  return 'from' in spec ? toRange(spec.from, spec.to) : spec.text_en;
}

/** A dash between two minus signs cannot be read. */
function toRange(from: number, to: number): string {
  return from < 0 ? `${toFigure(from)}…${toFigure(to)}` : `${toFigure(from)}–${toFigure(to)}`;
}

function withUnit(spec: SpecEntry): string {
  const { unit } = properties[spec.property];
  const value = toFigures(spec);
  if (!unit) return value;
  return unit === '%' ? `${value}%` : `${value} ${unit}`;
}

/** Puts values in the place of `{property}`, and figures alone in the place of `{property#}`. */
export function fillIn(template: string, specs: readonly SpecEntry[]): string {
  return template.replaceAll(/\{(\w+)(#?)\}/g, (_, key: string, bare: string) => {
    const spec = specs.find(({ property }) => property === key);
    if (!spec) throw new Error(`“${template}” asks for ${key}, which the table does not have`);
    return bare ? toFigures(spec) : withUnit(spec);
  });
}
