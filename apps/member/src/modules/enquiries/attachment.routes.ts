import {
  type AttachmentQuery,
  AttachmentQuerySchema,
  attachmentPath,
  errorCatalogue,
} from '@ironbridge/contract';
import { createQueryParser, PublicError } from '@ironbridge/service';
import type { FastifyInstance } from 'fastify';
import { findLetterFile, findOwnFile } from './attachments.repository.ts';
import type { EnquiryParts } from './enquiry-parts.ts';

const parse = createQueryParser<AttachmentQuery>(AttachmentQuerySchema);

/** Hands out a file that somebody sent along: to be saved, never to be shown as a page of ours. */
export function attachmentRoutes(
  app: FastifyInstance,
  { database, sessions, keys, store }: EnquiryParts,
): void {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    attachmentPath,
    async (request, reply) => {
      const takes = parse(request.query);
      if (takes === undefined) throw new PublicError(errorCatalogue.bad_request);
      const { id, token } = takes;
      const letter = token === undefined ? undefined : keys.findLetter(token);
      const file =
        letter === undefined
          ? await findOwnFile(database, (await sessions.getMember(request)).id, id)
          : await findLetterFile(database, letter, id);
      if (file === undefined) throw new PublicError(errorCatalogue.not_found);
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-type': file.type,
          'content-length': file.bytes,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        })
        .send(await store.read(id));
    },
  );
}
