import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { RefusedAddress } from './refused-address.ts';

const patienceMs = 5_000;
const longest = 2_000;

/** The way out of the house: how names are resolved, and which addresses may be reached. */
export interface Door {
  resolve(host: string): Promise<readonly string[]>;
  mayReach(address: string): boolean;
}

export const publicDoor: Door = {
  resolve: async (host) => {
    const found = await Promise.race([
      lookup(host, { all: true }),
      new Promise<never>((_, refuse) => {
        setTimeout(() => refuse(new RefusedAddress('unknown')), patienceMs).unref();
      }),
    ]);
    return found.map(({ address }) => address);
  },
  mayReach: isPublicAddress,
};

export function parseAddress(text: string): URL {
  const url = text.length <= longest && URL.canParse(text) ? new URL(text) : undefined;
  const allowed = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url === undefined || !allowed || url.username || url.password) {
    throw new RefusedAddress('address');
  }
  return url;
}

/**
 * The address to connect to. Every address of a name must be public, since it is not ours to say which one would be
 * taken; and the caller connects to this very one, so that a name cannot mean another a moment later.
 */
export async function getReachable(url: URL, door: Door): Promise<string> {
  // URL has made 2130706433, 0177.1 and 0x7f.1 into the dotted form, and put IPv6 in brackets.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolveName(host, door);
  const [first] = addresses;
  if (first === undefined) throw new RefusedAddress('unknown');
  if (!addresses.every((address) => door.mayReach(address))) throw new RefusedAddress('private');
  return first;
}

async function resolveName(host: string, door: Door): Promise<readonly string[]> {
  try {
    return await door.resolve(host);
  } catch (error) {
    if (error instanceof RefusedAddress) throw error;
    throw new RefusedAddress('unknown');
  }
}
