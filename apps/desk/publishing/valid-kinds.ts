import { shanghaiDate } from '@ironbridge/domain';
import type { Supplier } from '../payload-types.ts';
import { distinct } from './place.ts';

/** The kinds of which one is good on this day: through its last one, as days are in Shanghai, or without an end. */
export function toValidKinds(certificates: Supplier['certificates'], now: Date): string[] {
  const today = shanghaiDate(now);
  const good = (certificates ?? []).filter(
    ({ valid_to }) => !valid_to || shanghaiDate(valid_to) >= today,
  );
  return distinct(good.map(({ kind }) => kind)).sort();
}
