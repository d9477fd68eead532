import type { EditionId } from '@ironbridge/domain';
import type { Both } from './both.ts';
import type { FirstLevelKey } from './industries.ts';

export interface Magazine {
  readonly title: Both;
  readonly about: Both;
  readonly frequency: 'fortnightly' | 'monthly' | 'bimonthly' | 'quarterly';
  readonly languages: readonly [EditionId, ...EditionId[]];
  readonly industries: readonly [FirstLevelKey, ...FirstLevelKey[]];
  /** Its regular columns: title and the words that stand on the page. */
  readonly columns: readonly (readonly [title: Both, text: Both])[];
}
