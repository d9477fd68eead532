import { isEditionId } from '@ironbridge/domain';
import type { CollectionBeforeChangeHook } from 'payload';

/** A member's listing that is let through is shown where it was written, unless the editor chose otherwise. */
export const showInItsLanguage: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const now: Record<string, unknown> = { ...originalDoc, ...data };
  const { state, original, live_cn: cn, live_en: en } = now;
  const approved = state === 'live' && originalDoc?.['state'] === 'waiting';
  if (!approved || cn === true || en === true || !isEditionId(original)) return data;
  return { ...data, [`live_${original}`]: true };
};
