import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ObjectStore } from '../../storage/object-store.ts';

const job = Compile(Type.Object({ files: Type.Array(Type.String(), { maxItems: 1000 }) }));

/** What a deleted account had in the store. Done twice it is the same. */
export async function eraseFiles(
  store: ObjectStore,
  bucket: string,
  payload: unknown,
): Promise<void> {
  await store.deleteFiles(bucket, job.Parse(payload).files);
}
