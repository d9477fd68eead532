import { PassThrough, Readable } from 'node:stream';
import type { Pool } from 'pg';
import { ZipFile } from 'yazl';
import type { AttachmentStore } from '../enquiries/attachment-store.ts';
import { findOwnFiles, getPersonalData } from './personal-data.repository.ts';

/** Pictures, PDF and office files are small already. */
const asItIs = { compress: false };

/** A ZIP of all that there is of a member: the rows as one file, and beside it every file that was sent or received. */
export async function exportAccount(
  { database, store }: { readonly database: Pool; readonly store: AttachmentStore },
  member: number,
): Promise<Readable> {
  const [data, files] = await Promise.all([
    getPersonalData(database, member),
    findOwnFiles(database, member),
  ]);
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  // Whoever goes away meanwhile leaves no file open.
  const left = new AbortController();
  output.once('close', () => left.abort());
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', asItIs);
  for (const { id, name } of files) {
    const file = Readable.from(readWhenAsked(store, id), { signal: left.signal });
    // An archive without it would look whole.
    file.once('error', (cause) => output.destroy(cause));
    zip.addReadStream(file, `files/${id}/${name}`, asItIs);
  }
  zip.end();
  return output;
}

async function* readWhenAsked(store: AttachmentStore, id: string): AsyncGenerator<Buffer> {
  yield* await store.read(id);
}
