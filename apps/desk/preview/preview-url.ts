import { type EditionId, isEditionId } from '@ironbridge/domain';
import type { GeneratePreviewURL } from 'payload';
import { env } from '../env.ts';
import { toPreviewToken } from './token.ts';

const origins: Record<EditionId, string> = { cn: env.CN_ORIGIN, en: env.EN_ORIGIN };

/** A link into the real site that shows this article's newest draft. */
export const articlePreviewUrl: GeneratePreviewURL = (doc) => {
  const { id, edition } = doc;
  if (typeof id !== 'number' || !isEditionId(edition)) return null;
  const token = toPreviewToken({ kind: 'article', id, edition }, env.PREVIEW_SECRET);
  return `${origins[edition]}/preview?token=${token}`;
};
