import { Transform } from 'node:stream';
import { errorCatalogue, type PaperFileQuery, PaperFileQuerySchema } from '@ironbridge/contract';
import { accountPath, paperFileBase } from '@ironbridge/domain';
import { createQueryParser, PublicError } from '@ironbridge/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { type Limits, perMember } from '../../limits.ts';
import { NoSuchRange, type ObjectStore, type StoredFile } from '../../storage/object-store.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { PaperLinks } from './paper-links.ts';
import { findStart, parseRange } from './paper-range.ts';
import { findDownload, findPaperFile, keepReached } from './papers.repository.ts';

interface FileParts {
  readonly database: Pool;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly links: PaperLinks;
  readonly store: ObjectStore;
  readonly bucket: string;
}

/** Often enough to go on with a download again and again, seldom enough that nobody empties the line. */
const fetches = { most: 60, seconds: 60 };

/** The file itself: to the member whose link it is, in its time, whole or a part of it. */
export function paperFileRoutes(app: FastifyInstance, parts: FileParts): void {
  const parseQuery = createQueryParser<PaperFileQuery>(PaperFileQuerySchema);
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    paperFileBase,
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const query = parseQuery(request.query);
      if (query === undefined) throw new PublicError(errorCatalogue.bad_request);
      const entitled = await findEntitled(parts, request, query);
      if (entitled instanceof PublicError) {
        // Who follows an old link in a browser is shown where a new one is.
        if (isReader(request)) return reply.redirect(accountPath('downloads'), 302);
        throw entitled;
      }
      const file = await findPart(
        parts.store,
        { bucket: parts.bucket, key: entitled.key },
        request,
      );
      if (file === undefined) throw new PublicError(errorCatalogue.not_found);
      reply.code(file.range === undefined ? 200 : 206).headers({
        'content-type': 'application/pdf',
        'content-length': file.bytes,
        'content-disposition': toDisposition(entitled.title, query.id),
        'accept-ranges': 'bytes',
        etag: file.etag,
        // A door that reads ahead would make us believe that more has arrived than has.
        'x-accel-buffering': 'no',
        ...(file.range === undefined ? {} : { 'content-range': file.range }),
      });
      // Closed and given all the same: of nothing, the framework would say that it has no bytes.
      if (request.method === 'HEAD') return reply.send(file.body.destroy());
      return reply.send(counted(file, (reached) => remember(parts, request, query.id, reached)));
    },
  );
}

async function findEntitled(
  { database, sessions, limits, links }: FileParts,
  request: FastifyRequest,
  { id, until, sign }: PaperFileQuery,
) {
  const member = await sessions.findMember(request);
  if (member === undefined) return new PublicError(errorCatalogue.login_first);
  if (!links.isSigned({ download: id, member: member.id, until }, sign)) {
    return new PublicError(errorCatalogue.link_not_yours);
  }
  if (until * 1000 <= Date.now()) return new PublicError(errorCatalogue.link_over);
  await limits.take([perMember('paper-file', member.id, fetches)]);
  const download = await findDownload(database, member, id);
  // Its time may have been ended since.
  if (download && download.until.getTime() <= Date.now()) {
    return new PublicError(errorCatalogue.link_over);
  }
  const file = download && (await findPaperFile(database, download.edition, download.paper));
  return file ?? new PublicError(errorCatalogue.not_found);
}

function isReader({ headers, method }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

/** A part is of the file that its reader has the beginning of, or it is the whole. */
async function findPart(
  store: ObjectStore,
  place: { readonly bucket: string; readonly key: string },
  { headers }: FastifyRequest,
): Promise<StoredFile | undefined> {
  const begun = headers['if-range'];
  try {
    const file = await store.findFile(place, parseRange(headers.range));
    if (file?.range === undefined || begun === undefined || begun === file.etag) return file;
    file.body.destroy();
    return await store.findFile(place);
  } catch (error) {
    if (error instanceof NoSuchRange) throw new PublicError(errorCatalogue.range_outside);
    throw error;
  }
}

/** Tells how far into the file its reader has come, however it ends. */
function counted({ body, range }: StoredFile, tell: (reached: number) => void): Transform {
  let reached = findStart(range);
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      reached += chunk.length;
      done(null, chunk);
    },
  });
  counting.once('close', () => tell(reached));
  body.once('error', (error) => counting.destroy(error));
  counting.once('close', () => body.destroy());
  return body.pipe(counting);
}

function remember(
  { database }: FileParts,
  { log }: FastifyRequest,
  id: number,
  reached: number,
): void {
  keepReached(database, id, reached).catch((error: unknown) =>
    log.warn({ err: error, download: id }, 'how far a download came is not known'),
  );
}

/** By its title, and for old programs by its number. */
function toDisposition(title: string, id: number): string {
  const name = `${title.replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ').trim()}.pdf`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="ironbridge-${id}.pdf"; filename*=UTF-8''${encoded}`;
}
