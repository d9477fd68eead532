import type { Motif } from '@ironbridge/plates';
import type { Both } from './both.ts';
import type { PlaceKey } from './places.ts';
import type { PropertyKey } from './properties.ts';
import type { IndustryKey } from './sub-industries.ts';
import type { TagKey } from './tags.ts';
import type { UnitKey } from './units.ts';

/** One range of products of a firm: the same machine or material in several sizes. */
export interface Series {
  /** `{power}` stands for that property's value with its unit. */
  readonly name: Both;
  /** Where models differ in kind and not in size: what stands for `{kind}`, model by model. */
  readonly kinds?: readonly Both[];
  readonly line: Both;
  readonly about: Both;
  readonly models: string;
  /** A line a property, a column a model: `power 5.5 7.5 11`; ranges as `20..45`. */
  readonly specs: string;
  readonly texts?: Readonly<Partial<Record<PropertyKey, Both>>>;
  readonly motif: Motif;
  /** The list price of each model; without it the price is on request. */
  readonly price?: readonly number[];
  readonly currency?: 'CNY' | 'USD' | 'EUR';
  readonly unit: UnitKey;
  readonly least?: number;
}

/** An invented firm and what it makes: none of these exists. */
export interface Firm {
  readonly name: Both;
  readonly mark: string;
  readonly at: PlaceKey;
  readonly founded: number;
  readonly staff: number;
  readonly brand: string;
  readonly does: Both;
  readonly profile: Both;
  readonly industries?: readonly IndustryKey[];
  readonly tags: readonly TagKey[];
  readonly certificate: string;
  readonly series: Series;
}
