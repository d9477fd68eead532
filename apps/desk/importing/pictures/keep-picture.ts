import { sql } from '@payloadcms/db-postgres';
import {
  APIError,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { getTransaction } from '../store/request-transaction.ts';
import { type Door, publicDoor } from './door.ts';
import { type Fetched, fetchFile } from './fetch-file.ts';
import { type Reason, RefusedAddress } from './refused-address.ts';

export interface Wanted {
  readonly address: string;
  readonly import: number;
  readonly person: number | null;
}

/** Brings one picture into the desk, or writes down why it did not come. */
export async function keepPicture(
  payload: Payload,
  wanted: Wanted,
  door: Door = publicDoor,
): Promise<void> {
  const fetched = await fetchFile(wanted.address, door).catch(toRefused);
  const reason = 'reason' in fetched ? fetched.reason : await createMedia(payload, wanted, fetched);
  if (reason === undefined) return;
  await payload.db.pool.query(
    `insert into road.import_picture (address, import, reason) values ($1, $2, $3)
     on conflict (address) do update set import = excluded.import, media = null, reason = excluded.reason`,
    [wanted.address, wanted.import, reason],
  );
}

/** The picture and the note that it is there are one transaction: nobody who starts again fetches it twice. */
async function createMedia(
  payload: Payload,
  wanted: Wanted,
  { bytes, name }: Fetched,
): Promise<Reason | undefined> {
  const req = await createLocalReq({}, payload);
  req.user = await findPerson(payload, wanted.person);
  await initTransaction(req);
  try {
    const { id } = await payload.create({
      collection: 'media',
      data: {},
      file: { data: bytes, mimetype: 'application/octet-stream', name, size: bytes.length },
      req,
    });
    const transaction = await getTransaction(req);
    await transaction.execute(sql`
      insert into road.import_picture (address, import, media)
      values (${wanted.address}, ${wanted.import}, ${id})
      on conflict (address) do update
      set import = excluded.import, media = excluded.media, reason = null`);
    await commitTransaction(req);
    return undefined;
  } catch (error) {
    await killTransaction(req);
    // What the desk would refuse from a person it refuses from an address.
    if (error instanceof APIError && error.status === 400) return 'type';
    throw error;
  }
}

function toRefused(error: unknown): { reason: Reason } {
  if (error instanceof RefusedAddress) return { reason: error.reason };
  throw error;
}

async function findPerson(payload: Payload, id: number | null): Promise<PayloadRequest['user']> {
  if (id === null) return null;
  const found = await payload.findByID({ collection: 'users', id, disableErrors: true });
  return found && { ...found, collection: 'users' };
}
