import { Agent } from 'undici';

const networks = 250;

/** As many people as addresses, each of which nginx sees, and few of them neighbours. */
export function createAddresses(count: number): Agent[] {
  return Array.from(
    { length: count },
    (_, n) =>
      new Agent({
        localAddress: `127.77.${n % networks}.${Math.floor(n / networks) + 1}`,
        connections: 4,
      }),
  );
}
