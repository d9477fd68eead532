import type { Specification } from '@ironbridge/contract';

/** A property's value as a data sheet has it: 1,600 kN, 20–80 mm, IP65. */
export function toSpecValue({ number, from, to, text, unit }: Specification): string {
  if (text !== undefined) return text;
  if (number !== undefined) return withUnit(toFigure(number), unit);
  if (from !== undefined && to !== undefined) {
    // Beside a minus a dash would be read as another one.
    return withUnit(`${toFigure(from)}${from < 0 ? '…' : '–'}${toFigure(to)}`, unit);
  }
  if (from !== undefined) return withUnit(`≥ ${toFigure(from)}`, unit);
  return to === undefined ? '' : withUnit(`≤ ${toFigure(to)}`, unit);
}

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 9 });

function toFigure(value: number): string {
  return figures.format(value).replace('-', '−');
}

/** They stay together; a percentage has no space. */
function withUnit(figure: string, unit: string): string {
  if (unit === '') return figure;
  return unit === '%' || unit === '′' || unit === '°' ? figure + unit : `${figure}\u00a0${unit}`;
}
