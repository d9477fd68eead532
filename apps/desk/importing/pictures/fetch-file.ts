import { once } from 'node:events';
import { IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { mostBytes } from '../../storage/file-rules.ts';
import { type Door, getReachable, parseAddress, publicDoor } from './door.ts';
import { RefusedAddress } from './refused-address.ts';

const mostRedirects = 3;
const patienceMs = 20_000;
const redirects = new Set([301, 302, 303, 307, 308]);

export interface Fetched {
  readonly bytes: Buffer;
  readonly name: string;
}

/** Brings a file from a public address: each step of the way is checked, none waits or grows without end. */
export async function fetchFile(address: string, door: Door = publicDoor): Promise<Fetched> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return await follow(parseAddress(address), door, signal);
  } catch (error) {
    if (error instanceof RefusedAddress) throw error;
    throw new RefusedAddress(signal.aborted ? 'time' : 'status');
  }
}

async function follow(start: URL, door: Door, signal: AbortSignal): Promise<Fetched> {
  let url = start;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const answer = await ask(url, await getReachable(url, door), signal);
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (redirects.has(status) && location) {
      answer.destroy();
      if (!URL.canParse(location, url)) throw new RefusedAddress('address');
      url = parseAddress(new URL(location, url).href);
      continue;
    }
    if (status !== 200) {
      answer.destroy();
      throw new RefusedAddress('status');
    }
    return { bytes: await readAll(answer), name: toName(url) };
  }
  throw new RefusedAddress('redirects');
}

/** Connects to the address that was checked, whatever the name means by now; the certificate is that of the name. */
async function ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const family = isIP(address);
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    agent: false,
    signal,
    lookup: (_host, options, done) => {
      if (options.all) done(null, [{ address, family }]);
      else done(null, address, family);
    },
    headers: { accept: 'image/*, application/pdf', 'user-agent': 'Ironbridge catalogue import' },
  });
  request.end();
  const answers: readonly unknown[] = await once(request, 'response');
  const [answer] = answers;
  if (!(answer instanceof IncomingMessage)) throw new RefusedAddress('status');
  return answer;
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) {
    answer.destroy();
    throw new RefusedAddress('size');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  const pieces: AsyncIterable<Buffer> = answer;
  for await (const bytes of pieces) {
    size += bytes.length;
    // Leaving the loop ends the connection.
    if (size > mostBytes) throw new RefusedAddress('size');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function toName(url: URL): string {
  const last = url.pathname.split('/').at(-1) || url.hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    // A stray percent sign is part of the name then.
    return last;
  }
}
