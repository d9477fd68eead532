import type { compare as cn } from '../cn/compare.ts';
import type { Shape } from '../shape.ts';

export const compare: Shape<typeof cn> = {
  title: 'Compare products',
  box: 'Compare',
  boxOf: (name) => `Compare ${name}`,
  hint: (most) =>
    `Tick two to ${most === 4 ? 'four' : most} products and see their figures side by side.`,
  go: 'Compare',
  bar: 'Compare',
  upTo: (most) => `up to ${most}`,
  tooMany: (most) => `${most} at a time: take one away first.`,
  remove: 'Remove',
  sideBySide: (count) =>
    `${['', '', 'Two', 'Three', 'Four'][count] ?? count} products, side by side`,
  gone: (count) =>
    count === 1 ? 'One of them is no longer listed.' : `${count} of them are no longer listed.`,
  rows: 'Which rows',
  allRows: (rows) => `All ${rows} rows`,
  differingRows: (rows) => `${rows} that differ`,
  addMore: 'Add one more',
  table: 'Comparison table',
  key: 'Tinted cells differ from the reference. Bars compare within a row.',
  reference: 'Reference',
  makeReference: 'Make reference',
  makeReferenceOf: (name) => `Make reference: ${name}`,
  trade: 'Price and supply',
  specs: 'Specification',
  certificates: 'Valid certificates',
  dataSheet: 'Data sheet',
  best: { lowest: 'lowest', shortest: 'shortest', highest: 'highest' },
  askAll: 'Ask all at once',
  ask: 'Ask about one',
  nothing: 'No products chosen yet',
  toProducts: 'To the product list',
};
