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
import { type Fetched, fetchFile } from './fetch-file.ts';
import { type Reason, RefusedAddress } from './refused-address.ts';

export interface Wanted {
  readonly address: string;
  readonly import: number;
  readonly person: number | null;
}

type Outcome = { readonly media: number } | { readonly reason: Reason };

/** Brings one picture into the desk, or writes down why it did not come. */
export async function keepPicture(payload: Payload, wanted: Wanted): Promise<void> {
  const fetched = await fetchFile(wanted.address).catch(toRefused);
  const req = await createLocalReq({}, payload);
  req.user = await findPerson(payload, wanted.person);
  await initTransaction(req);
  try {
    // The picture and the note that it is there are one transaction: nobody who starts again fetches it twice.
    await note(req, wanted, 'reason' in fetched ? fetched : await createMedia(req, fetched));
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

async function createMedia(req: PayloadRequest, { bytes, name }: Fetched): Promise<Outcome> {
  try {
    const { id } = await req.payload.create({
      collection: 'media',
      data: {},
      file: { data: bytes, mimetype: 'application/octet-stream', name, size: bytes.length },
      req,
    });
    return { media: id };
  } catch (error) {
    // What the desk would refuse from a person it refuses from an address.
    if (error instanceof APIError && error.status === 400) return { reason: 'type' };
    throw error;
  }
}

async function note(req: PayloadRequest, wanted: Wanted, outcome: Outcome): Promise<void> {
  const media = 'media' in outcome ? outcome.media : null;
  const reason = 'reason' in outcome ? outcome.reason : null;
  const transaction = await getTransaction(req);
  await transaction.execute(sql`
    insert into road.import_picture (address, import, media, reason)
    values (${wanted.address}, ${wanted.import}, ${media}, ${reason})
    on conflict (address) do update
    set import = excluded.import, media = excluded.media, reason = excluded.reason`);
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
