import { createHmac } from 'node:crypto';
import { type EditionId, isEditionId, type Kind, kinds, parseId } from '@ironbridge/domain';
import { isSameSign } from '@ironbridge/service';

export interface PreviewClaim {
  readonly kind: Kind;
  readonly id: number;
  readonly edition: EditionId;
}

export const previewMinutes = 15;

/** `kind.id.edition.expiry.signature`: readable, short, and worth nothing after a quarter of an hour. */
export function toPreviewToken(claim: PreviewClaim, secret: string, now = Date.now()): string {
  const expiry = Math.floor(now / 1000) + previewMinutes * 60;
  const text = `${claim.kind}.${claim.id}.${claim.edition}.${expiry}`;
  return `${text}.${sign(text, secret)}`;
}

export function findPreviewClaim(
  token: string,
  secret: string,
  now = Date.now(),
): PreviewClaim | undefined {
  const at = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(at, 0));
  if (!isSameSign(token.slice(at + 1), sign(text, secret))) return undefined;
  const [kindText, idText, edition, expiry] = text.split('.');
  const kind = kinds.find((known) => known === kindText);
  const id = parseId(idText);
  if (kind === undefined || id === undefined || !isEditionId(edition)) return undefined;
  return Number(expiry) * 1000 >= now ? { kind, id, edition } : undefined;
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview:${text}`).digest('base64url');
}
