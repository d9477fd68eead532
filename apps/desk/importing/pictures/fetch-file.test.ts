import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type Door, publicDoor } from './door.ts';
import { fetchFile } from './fetch-file.ts';
import { isPublicAddress } from './public-address.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(host: string, listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => {
    server.listen(0, host, done);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/** 127.0.0.2 plays a public machine; everything else is judged as it is. */
function doorTo(names: Record<string, readonly string[]>): Door & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    resolve: async (host) => {
      asked.push(host);
      return names[host] ?? publicDoor.resolve(host);
    },
    mayReach: (address) => address === '127.0.0.2' || isPublicAddress(address),
  };
}

const reason = (address: string, door?: Door) =>
  fetchFile(address, door).then(
    () => 'fetched',
    (error: unknown) => (error instanceof Error && 'reason' in error ? error.reason : error),
  );

describe('pictures by address', () => {
  it.each([
    'http://127.0.0.1/a.png',
    'http://127.1/a.png',
    'http://2130706433/a.png',
    'http://0x7f000001/a.png',
    'http://0177.0.0.1/a.png',
    'http://0/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://100.100.100.200/latest/meta-data',
    'http://10.1.2.3/a.png',
    'http://172.31.255.255/a.png',
    'http://192.168.1.1/a.png',
    'http://100.64.0.1/a.png',
    'http://[::1]/a.png',
    'http://[::]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://[::ffff:7f00:1]/a.png',
    'http://[64:ff9b::7f00:1]/a.png',
    'http://[2002:7f00:1::]/a.png',
    'http://[fe80::1]/a.png',
    'http://[fd00:ec2::254]/a.png',
    'http://224.0.0.1/a.png',
    'http://255.255.255.255/a.png',
    'http://localhost/a.png',
  ])('[SEC-25] refuses %s', async (address) => {
    expect(await reason(address)).toBe('private');
  });

  it.each([
    'file:///etc/passwd',
    'ftp://x.example/a',
    'data:image/png;base64,AA',
    '//x/a.png',
    'http://u:p@x.example/',
  ])('[SEC-25] takes no %s', async (address) => {
    expect(await reason(address)).toBe('address');
  });

  it('[SEC-25] a name with one private address among its public ones is refused', async () => {
    const door = doorTo({ 'pictures.example': ['127.0.0.2', '127.0.0.1'] });
    expect(await reason('http://pictures.example/a.png', door)).toBe('private');
  });

  it('[SEC-25] connects to the address that was checked, though the name means another by then', async () => {
    const port = await serve('127.0.0.2', (_, answer) => answer.end('bytes'));
    const names = { 'rebound.example': ['127.0.0.2'] };
    const door = doorTo(names);
    const fetched = await fetchFile(`http://rebound.example:${port}/a%20b.png`, {
      ...door,
      mayReach: (address) => {
        names['rebound.example'] = ['127.0.0.1'];
        return door.mayReach(address);
      },
    });
    expect(fetched).toEqual({ bytes: Buffer.from('bytes'), name: 'a b.png' });
    expect(door.asked).toEqual(['rebound.example']);
  });

  it('[SEC-25] checks every step of a redirect, and follows only a few', async () => {
    let reached = 0;
    const inside = await serve('127.0.0.1', (_, answer) => {
      reached += 1;
      answer.end('secret');
    });
    const port = await serve('127.0.0.2', (asked, answer) => {
      const to =
        asked.url === '/loop'
          ? '/loop'
          : asked.url === '/file'
            ? 'file:///etc/passwd'
            : `http://127.0.0.1:${inside}/`;
      answer.writeHead(302, { location: to }).end();
    });
    const at = (path: string) =>
      reason(
        `http://pictures.example:${port}${path}`,
        doorTo({ 'pictures.example': ['127.0.0.2'] }),
      );
    expect(await at('/a')).toBe('private');
    expect(await at('/file')).toBe('address');
    expect(await at('/loop')).toBe('redirects');
    expect(reached).toBe(0);
  });

  it('[SEC-25] ends what is too large, also when it does not say so', async () => {
    const port = await serve('127.0.0.2', (asked, answer) => {
      if (asked.url === '/said') answer.writeHead(200, { 'content-length': 10 ** 9 });
      const piece = Buffer.alloc(1024 * 1024);
      const more = () => {
        while (!answer.destroyed && answer.write(piece));
        if (!answer.destroyed) answer.once('drain', more);
      };
      more();
    });
    const door = doorTo({ 'pictures.example': ['127.0.0.2'] });
    expect(await reason(`http://pictures.example:${port}/said`, door)).toBe('size');
    expect(await reason(`http://pictures.example:${port}/endless`, door)).toBe('size');
  });
});
