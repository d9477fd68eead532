import { isEditionId } from '@ironbridge/domain';
import type { CollectionBeforeChangeHook } from 'payload';
import type { Row } from './row.ts';

/** A member's listing that is let through is shown where it was written, unless the editor chose otherwise. */
export const showInItsLanguage: CollectionBeforeChangeHook<Row> = ({ data, originalDoc }) => {
  const { state, original, live_cn: cn, live_en: en } = { ...originalDoc, ...data };
  const approved = state === 'live' && originalDoc?.['state'] === 'waiting';
  if (!approved || cn === true || en === true || !isEditionId(original)) return data;
  return { ...data, [`live_${original}`]: true };
};
