import { isEditionId, parseId } from '@ironbridge/domain';
import type { Endpoint } from 'payload';
import { findRole } from '../access/role.ts';
import { env } from '../env.ts';
import { toPreviewToken } from '../preview/token.ts';
import { Refusal } from '../refusal.ts';

/**
 * The desk's preview button leads here, and the link is signed when it is followed: however long an article lay
 * open, its preview is fresh.
 */
export const openPreview: Endpoint = {
  path: '/:id/preview',
  method: 'get',
  handler: async (req) => {
    const id = parseId(String(req.routeParams?.['id']));
    if (findRole(req.user) === undefined || id === undefined) {
      throw new Refusal(req, { en: 'Sign in to see previews.', zh: '请先登录再预览。' });
    }
    const { edition } = await req.payload.findByID({
      collection: 'articles',
      id,
      draft: true,
      depth: 0,
      req,
    });
    if (!isEditionId(edition)) {
      throw new Refusal(
        req,
        { en: 'Choose the edition first, then preview.', zh: '请先选择站点，再预览。' },
        400,
      );
    }
    const origin = { cn: env.CN_ORIGIN, en: env.EN_ORIGIN }[edition];
    const token = toPreviewToken({ kind: 'article', id, edition }, env.PREVIEW_SECRET);
    return new Response(null, {
      status: 302,
      headers: {
        location: `${origin}/preview?token=${token}`,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      },
    });
  },
};
