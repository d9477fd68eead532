import type { Term } from './term.ts';
import { consumerTerms } from './terms/consumer.ts';
import { energyTerms } from './terms/energy.ts';
import { machineryTerms } from './terms/machinery.ts';
import { materialTerms } from './terms/materials.ts';

export const terms: readonly Term[] = [
  ...materialTerms,
  ...machineryTerms,
  ...consumerTerms,
  ...energyTerms,
];
