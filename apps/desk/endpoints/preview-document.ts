import type { Endpoint } from 'payload';
import { env } from '../env.ts';
import { findPreviewClaim } from '../preview/token.ts';
import { findDraftDocument } from '../publishing/preview.ts';

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** Answers the newest draft as readers would get it, to whoever holds a signed link that is still fresh. */
export const previewDocument: Endpoint = {
  path: '/preview-document',
  method: 'get',
  handler: async (req) => {
    const token = req.searchParams.get('token') ?? '';
    const claim = findPreviewClaim(token, env.PREVIEW_SECRET);
    if (claim === undefined) {
      return Response.json({ error: 'preview_expired' }, { status: 403, headers });
    }
    const document = await findDraftDocument(req.payload, claim);
    return document === undefined
      ? Response.json({ error: 'not_found' }, { status: 404, headers })
      : Response.json(document, { headers });
  },
};
