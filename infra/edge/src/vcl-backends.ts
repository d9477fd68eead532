import type { Owner } from './route.ts';
import type { VclOptions } from './vcl-options.ts';

/** Owners whose answers are kept and made anew often: only for these does it matter whether they are well. */
export const probedOwners = ['web', 'api'] as const satisfies readonly Owner[];

/**
 * Each probed owner stands here twice. Requests go to the one without a probe, so that an origin which failed a
 * single probe is still asked for what is not in cache; the one with the probe only says whether stale answers
 * are in order. The first backend is the default.
 */
export function renderBackends(options: VclOptions): string {
  const owners: readonly Owner[] = ['web', 'api', 'member', 'media'];
  return [
    ...owners.map((owner) => renderBackend(owner, owner, options, '')),
    ...probedOwners.map((owner) =>
      renderBackend(
        pulseOf(owner),
        owner,
        options,
        options.probes === false ? '' : '\n  .probe = ready;',
      ),
    ),
  ]
    .join('\n')
    .replace(/^/, options.probes === false ? '' : probe);
}

export function pulseOf(owner: (typeof probedOwners)[number]): string {
  return `${owner}_pulse`;
}

export function addressOf(owner: Owner, options: VclOptions): { host: string; port: string } {
  const ports = {
    web: options.webPort,
    api: options.apiPort,
    member: options.memberPort,
    media: options.mediaPort,
  };
  return { host: options.addresses?.[owner] ?? '127.0.0.1', port: String(ports[owner]) };
}

function renderBackend(name: string, owner: Owner, options: VclOptions, probed: string): string {
  const { host, port } = addressOf(owner, options);
  return `backend ${name} {
  .host = "${host}";
  .port = "${port}";
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 15s;${probed}
}`;
}

/** One missed probe is enough to fall back on stale answers, two good ones to trust the origin again. */
const probe = `probe ready {
  .url = "/health/ready";
  .interval = 1s;
  .timeout = 1s;
  .window = 2;
  .threshold = 2;
  .initial = 2;
}

`;
