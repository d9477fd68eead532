import { type Dimension, dimensions, type Scale } from './units.ts';

/** A unit as conversion needs it. */
export interface Unit {
  readonly dimension: Dimension;
  /** How many of the dimension's base it is, and where its own zero lies in that. */
  readonly size: number;
  readonly zero: number;
}

/** One spelling for what people type in several: m³ and m3, ℃ and °C, N·m, N*m and Nm, full width and half. */
function toPlainSymbol(symbol: string): string {
  return symbol
    .normalize('NFKC')
    .replaceAll(/[\s·⋅•*.^]/g, '')
    .replaceAll('μ', 'µ')
    .replaceAll('／', '/');
}

type Units = ReadonlyMap<string, Unit>;

function toUnits(dimension: Dimension): Units {
  const scales: Readonly<Record<string, Scale>> = dimensions[dimension];
  return new Map(
    Object.entries(scales).map(([symbol, scale]) => {
      const { size, zero } = typeof scale === 'number' ? { size: scale, zero: 0 } : scale;
      return [toPlainSymbol(symbol), { dimension, size, zero }];
    }),
  );
}

function isDimension(name: string): name is Dimension {
  return Object.hasOwn(dimensions, name);
}

const known: ReadonlyMap<Dimension, Units> = new Map(
  Object.keys(dimensions)
    .filter(isDimension)
    .map((dimension) => [dimension, toUnits(dimension)]),
);

/** The unit of that symbol, in the given dimension or, where none is given, in the first that has it. */
export function findUnit(symbol: string, dimension?: Dimension): Unit | undefined {
  const plain = toPlainSymbol(symbol);
  const among = dimension === undefined ? [...known.values()] : [known.get(dimension)];
  for (const units of among) {
    const unit = units?.get(plain);
    if (unit) return unit;
  }
  return dimension === undefined ? undefined : findInAnyCase(plain, dimension);
}

/** KN or KG/H, where no other unit of the dimension is spelt so: MW and mW are two, and neither is meant by mw. */
function findInAnyCase(plain: string, dimension: Dimension): Unit | undefined {
  const wanted = plain.toLowerCase();
  const alike = [...(known.get(dimension) ?? [])].filter(
    ([symbol]) => symbol.toLowerCase() === wanted,
  );
  return alike.length === 1 ? alike[0]?.[1] : undefined;
}

/** Unit of a value whose property is counted in `base`: the same kind of thing, or nothing to compare. */
export function findComparable(symbol: string, base: string): Unit | undefined {
  const baseUnit = findUnit(base);
  if (baseUnit === undefined) return undefined;
  return symbol === '' ? baseUnit : findUnit(symbol, baseUnit.dimension);
}

/** Twelve digits: what remains of a conversion's rounding would part values that are meant to be the same. */
function settle(value: number): number {
  return Number(value.toPrecision(12));
}

/** In the base of its dimension. */
export function toBase(value: number, unit: Unit): number {
  return settle(value * unit.size + unit.zero);
}

export function fromBase(value: number, unit: Unit): number {
  return settle((value - unit.zero) / unit.size);
}

/** The same amount in another unit of the same kind; what is of no common kind does not convert. */
export function convert(value: number, from: string, to: string): number | undefined {
  if (from === to) return value;
  for (const dimension of known.keys()) {
    const [source, target] = [findUnit(from, dimension), findUnit(to, dimension)];
    if (source && target) return fromBase(toBase(value, source), target);
  }
  return undefined;
}
