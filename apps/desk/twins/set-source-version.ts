import { isEditionId, twinKinds } from '@ironbridge/domain';
import type { CollectionBeforeChangeHook } from 'payload';
import { findNewestVersion } from './find-twin.ts';

/** Who joins two texts without a word about versions says that they match as they are. */
export const setSourceVersion: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  const { source, source_version: version } = data;
  const kind = twinKinds.find((known) => known === data['kind']);
  if (operation !== 'create' || version || kind === undefined || !isEditionId(source)) return data;
  const newest = await findNewestVersion(req.payload, kind, Number(data[source]));
  return { ...data, source_version: newest ?? null };
};
