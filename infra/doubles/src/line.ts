import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Line {
  /** Where the line begins; it leads on to its target. */
  readonly port: number;
  /** Nothing passes any more and nobody is told, as with a dead router. */
  silence(): void;
  restore(): void;
  /** Every connection is cut and new ones are refused a moment later, as with a killed server. */
  cut(): void;
  close(): void;
}

/** A way to a store on loopback that can fail as networks do. */
export async function openLine(target: { host: string; port: number }): Promise<Line> {
  let state: 'open' | 'silent' | 'cut' = 'open';
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    const pass = (to: Socket) => (chunk: Buffer) => {
      if (state === 'open') to.write(chunk);
    };
    near.on('data', pass(far)).on('close', end).on('error', end);
    far.on('data', pass(near)).on('close', end).on('error', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  const hangUp = () => {
    for (const [near] of pairs) near.destroy();
  };
  return {
    port: address.port,
    silence: () => {
      state = 'silent';
    },
    restore: () => {
      // What was swallowed is missing in the middle: both ends begin anew.
      if (state === 'silent') hangUp();
      state = 'open';
    },
    cut: () => {
      state = 'cut';
      hangUp();
    },
    close: () => {
      server.close();
      hangUp();
    },
  };
}
