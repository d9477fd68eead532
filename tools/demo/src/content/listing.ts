import type { Both } from './both.ts';
import type { IndustryKey } from './sub-industries.ts';

export interface Listing {
  readonly kind: 'demand' | 'supply';
  readonly title: Both;
  readonly detail: Both;
  readonly quantity: number;
  readonly unit: Both;
  readonly price?: number;
  readonly currency: 'CNY' | 'USD' | 'EUR';
  readonly place: Both;
  readonly industries: readonly IndustryKey[];
  readonly expiresInDays: number;
  readonly state: 'waiting' | 'live' | 'refused' | 'closed';
  readonly refusal?: string;
  readonly original: 'cn' | 'en';
  readonly member: string;
}
