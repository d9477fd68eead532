import { findUsed } from '../store/find-used.ts';
import type { Workshop } from './import-job.ts';

/** The files that an undone import had fetched, unless something else shows them by now. */
export async function forgetPictures({ payload, database }: Workshop, id: number): Promise<void> {
  const { rows } = await database.query<{ media: number }>(
    'select media from road.import_picture where import = $1 and media is not null',
    [id],
  );
  const client = await database.connect();
  try {
    const used = await findUsed(
      client,
      'media',
      rows.map(({ media }) => media),
    );
    for (const { media } of rows) {
      if (!used.has(media)) await payload.delete({ collection: 'media', id: media });
    }
  } finally {
    client.release();
  }
}
