import { findUnit } from '@ironbridge/domain';
import { toFigure, withUnit } from '../../shell/spec-value.ts';

/** What a product has in a row of the comparison. */
export interface ComparedValue {
  /** As it is read; nothing where the product does not say. */
  readonly text: string;
  /** Its amount in the row's unit, where it has a single one. */
  readonly number?: number | undefined;
  readonly href?: string | undefined;
}

export interface ComparedCell extends ComparedValue {
  readonly differs: boolean;
  /** From the reference: in per cent, or in its unit where per cent mean nothing. */
  readonly difference: string;
  /** Its part of the largest in the row. */
  readonly share: number | undefined;
  readonly best: Direction | undefined;
}

export interface ComparedRow {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  /** The same comparison in other units, the one shown included. */
  readonly units: readonly { readonly unit: string; readonly href: string }[];
  readonly cells: readonly ComparedCell[];
  /** All of them say the same. */
  readonly same: boolean;
}

/** What is better where nobody would doubt it. */
export type Direction = 'lowest' | 'shortest' | 'highest';

const directions: Readonly<Record<string, Direction>> = {
  price: 'lowest',
  minimum_order: 'lowest',
  noise: 'lowest',
  backlash: 'lowest',
  repeatability: 'lowest',
  cycle_time: 'shortest',
  response_time: 'shortest',
  efficiency: 'highest',
  energy_density: 'highest',
};

/** Values beside each other, held against the first. */
export function toComparedRow(
  {
    key,
    name,
    unit,
    units = [],
  }: Pick<ComparedRow, 'key' | 'name' | 'unit'> & Partial<ComparedRow>,
  values: readonly ComparedValue[],
): ComparedRow {
  const [reference] = values;
  const relative = isRelative(unit);
  const largest = Math.max(0, ...values.map(({ number = 0 }) => number));
  const several = values.filter(({ number }) => number !== undefined).length > 1;
  const measured = several && relative && values.every(({ number = 0 }) => number >= 0);
  const winner = findWinner(key, values);
  const same = values.every(({ text }) => text !== '' && text === reference?.text);
  const cells = values.map((value) => ({
    ...value,
    differs: value.text !== '' && reference?.text !== '' && value.text !== reference?.text,
    difference: toDifference(value.number, reference?.number, unit),
    share: measured && !same && value.number !== undefined ? value.number / largest : undefined,
    best: value === winner ? directions[key] : undefined,
  }));
  return { key, name, unit, units, cells, same };
}

/** The only one that is best; of two that are equally good neither is. */
function findWinner(key: string, values: readonly ComparedValue[]): ComparedValue | undefined {
  const direction = directions[key];
  const numbers = values.flatMap(({ number }) => number ?? []);
  if (!direction || numbers.length < 2 || numbers.length < values.length) return undefined;
  const best = direction === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
  const winners = values.filter(({ number }) => number === best);
  return winners.length === 1 ? winners[0] : undefined;
}

/** Twice as loud is not twice the decibels, and 20 °C is not twice 10 °C. */
function isRelative(unit: string): boolean {
  const { dimension } = findUnit(unit) ?? {};
  return dimension !== 'soundLevel' && dimension !== 'temperature' && dimension !== 'hardness';
}

function toDifference(
  value: number | undefined,
  reference: number | undefined,
  unit: string,
): string {
  if (value === undefined || reference === undefined || value === reference) return '';
  const difference = value - reference;
  const sign = difference > 0 ? '+' : '−';
  const size = Math.abs(difference);
  if (!isRelative(unit)) return sign + withUnit(toFigure(Number(size.toPrecision(4))), unit);
  if (reference <= 0) return '';
  const percent = (size / reference) * 100;
  return `${sign}${toFigure(toReadable(percent))}%`;
}

/** Whole, but what is there is never nothing, nor is all but a little all. */
function toReadable(percent: number): number {
  if (percent < 1) return Number(percent.toPrecision(1));
  return percent > 99 && percent < 100 ? Math.floor(percent * 10) / 10 : Math.round(percent);
}
