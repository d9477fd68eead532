import { type EditionOrigins, editionIds } from '@ironbridge/domain';
import { data } from 'react-router';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { findOutsideAddress } from './outside-address.ts';

/** Another site is named before it is visited; a page of our own is simply opened. */
export function loadLeaving({ answer, origins }: Visit, request: Request) {
  answer.keepNowhere();
  const address = findOutsideAddress(new URL(request.url).searchParams.get('url') ?? '');
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
