export { floors } from './floors.ts';
export { toTable, toWorst } from './report-text.ts';
export { toMrr, toNdcg } from './scored-queries.ts';
export { scoreWays } from './ways.ts';
