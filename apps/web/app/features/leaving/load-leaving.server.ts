import type { PostBody } from '@ironbridge/contract';
import { type EditionOrigins, editionIds } from '@ironbridge/domain';
import { data } from 'react-router';
import { isRefused } from '../../platform/api.server.ts';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { findOutsideAddress } from './outside-address.ts';

/** A banner is followed at once, to where the desk says. Any other site is named before it is visited. */
export async function loadLeaving(visit: Visit, request: Request) {
  visit.answer.keepNowhere();
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  if (token !== null) {
    const target = await findBannerTarget(visit, { token, sign: searchParams.get('sign') ?? '' });
    return target === undefined ? data(undefined, { status: 403 }) : answerElsewhere(target, 302);
  }
  return toLeaving(searchParams.get('url') ?? '', visit.origins);
}

async function findBannerTarget(
  { api }: Visit,
  signed: PostBody<'bannerClick'>,
): Promise<string | undefined> {
  try {
    return (await api.post('bannerClick', signed)).url;
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}

/** A page of our own needs no warning and is simply opened. */
function toLeaving(text: string, origins: EditionOrigins) {
  const address = findOutsideAddress(text);
  if (address === undefined) return data(undefined, { status: 400 });
  const own = findOwnAddress(address, origins);
  if (own !== undefined) answerElsewhere(own, 302);
  const { href, host, hostname, protocol } = address;
  return {
    href,
    host,
    isForeignScript: hostname.includes('xn--'),
    isPlain: protocol === 'http:',
  };
}

/** By our own scheme, whichever was asked for. */
function findOwnAddress(
  { host, pathname, search, hash }: URL,
  origins: EditionOrigins,
): string | undefined {
  const edition = editionIds.find((id) => new URL(origins[id]).host === host);
  return edition && `${origins[edition]}${pathname}${search}${hash}`;
}
