import { convert, findUnit, parseRange, type Range } from '@ironbridge/domain';
import { toListPath } from '../../shell/list/list-address.ts';
import {
  isOpen,
  parseProductAddress,
  parseSpec,
  toPriceText,
  toSpecText,
} from './product-address.ts';
import { isPropertyKey, parseUnits, toUnitText } from './reader-units.ts';

/**
 * Where the form of ranges leads. A plain form has a field for each end and each unit; the list's own address has all
 * of them in one parameter, in one spelling.
 */
export function toChosenList(url: URL): string {
  const address = parseProductAddress(url);
  const { searchParams: fields } = url;
  const named = [...fields.keys()].map((name) => /^(?:from|to|unit)\.(.+)$/.exec(name)?.[1] ?? '');
  const asked = new Set(named.filter(isPropertyKey));
  const ranges = [...asked].map((property) => ({ property, ...toRange(fields, property) }));
  const [open, chosen] = [ranges.filter(isOpen), ranges.filter((range) => !isOpen(range))];
  const kept = parseSpec(address.extra.spec).filter(({ property }) => !asked.has(property));
  const units = new Map([
    ...[...parseUnits(address.extra.unit)].filter(([property]) => !asked.has(property)),
    ...open.flatMap(({ property, unit }) => (unit ? [[property, unit] as const] : [])),
  ]);
  return toListPath(address, {
    extra: {
      ...address.extra,
      spec: toSpecText([...chosen, ...kept]),
      price: toPriceText(toPrice(fields)),
      unit: toUnitText(units),
    },
  });
}

function toRange(fields: URLSearchParams, property: string): Range {
  const picked = fields.get(`unit.${property}`) ?? '';
  const unit = findUnit(picked) ? picked : '';
  const typed = inOrder(
    parseNumber(fields.get(`from.${property}`)),
    parseNumber(fields.get(`to.${property}`)),
    unit,
  );
  const before = parseRange(fields.get(`before.${property}`) ?? '');
  const onlyUnitChanged =
    before && before.from === typed.from && before.to === typed.to && before.unit !== unit;
  return onlyUnitChanged ? inOtherUnit(before, unit, fields.get(`own.${property}`) ?? '') : typed;
}

function toPrice(fields: URLSearchParams): Range | undefined {
  const currency = fields.get('currency') ?? '';
  const price = inOrder(
    parseNumber(fields.get('price_from')),
    parseNumber(fields.get('price_to')),
    currency,
  );
  return isOpen(price) || !/^[A-Z]{3}$/.test(currency) ? undefined : price;
}

function inOrder(from: number | undefined, to: number | undefined, unit: string): Range {
  return from !== undefined && to !== undefined && from > to
    ? { from: to, to: from, unit }
    : { from, to, unit };
}

/** As people write numbers: 1,600 or １６００, with a true minus. */
function parseNumber(text: string | null): number | undefined {
  const plain = (text ?? '')
    .normalize('NFKC')
    .replace(/[\s,，']/g, '')
    .replace('−', '-');
  return /^-?\d{1,12}(?:\.\d{1,9})?$/.test(plain) ? Number(plain) : undefined;
}

/**
 * The same range, a hair wider rather than narrower: what stood at its end still does. Without a unit it is in the
 * property's own.
 */
function inOtherUnit({ from, to, unit: old }: Range, unit: string, own: string): Range {
  const at = (end: number | undefined, round: (value: number) => number) => {
    const value = end === undefined ? undefined : convert(end, old || own, unit || own);
    if (value === undefined || value === 0) return value;
    const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 5);
    return Number((round(value / step) * step).toPrecision(6));
  };
  return { from: at(from, Math.floor), to: at(to, Math.ceil), unit };
}
