import type { Paper } from './paper.ts';
import { energyPapers } from './papers/energy.ts';
import { flowPapers } from './papers/flow.ts';
import { formingPapers } from './papers/forming.ts';
import { healthPapers } from './papers/health.ts';
import { systemPapers } from './papers/systems.ts';

/** Thirty subjects, each a white paper in both editions. */
export const papers: Readonly<Record<string, Paper>> = {
  ...formingPapers,
  ...flowPapers,
  ...healthPapers,
  ...systemPapers,
  ...energyPapers,
};
