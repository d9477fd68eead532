import type { Specification } from '@ironbridge/contract';

/** A property's value as a data sheet has it: 1,600 kN, 20–80 mm, IP65. */
export function toSpecValue(spec: Specification): string {
  const figure = toSpecFigure(spec);
  return spec.text === undefined && figure ? withUnit(figure, spec.unit) : figure;
}

/** The same without its unit, for where that stands elsewhere. */
export function toSpecFigure({ number, from, to, text }: Specification): string {
  if (text !== undefined) return text;
  if (number !== undefined) return toFigure(number);
  if (from !== undefined && to !== undefined) {
    // Beside a minus a dash would be read as another one.
    return `${toFigure(from)}${from < 0 ? '…' : '–'}${toFigure(to)}`;
  }
  if (from !== undefined) return `≥ ${toFigure(from)}`;
  return to === undefined ? '' : `≤ ${toFigure(to)}`;
}

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 9 });

export function toFigure(value: number): string {
  return figures.format(value).replace('-', '−');
}

/** They stay together; a percentage has no space. */
export function withUnit(figure: string, unit: string): string {
  if (unit === '') return figure;
  return unit === '%' || unit === '′' || unit === '°' ? figure + unit : `${figure}\u00a0${unit}`;
}
