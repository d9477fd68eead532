import type { Owner } from './route.ts';
import { renderBackends } from './vcl-backends.ts';
import { renderClient } from './vcl-client.ts';
import { renderErrors } from './vcl-errors.ts';
import { renderFetch } from './vcl-fetch.ts';
import { renderRouting } from './vcl-routing.ts';

export interface VclOptions {
  readonly webPort: number | string;
  readonly apiPort: number | string;
  readonly memberPort: number | string;
  readonly mediaPort: number | string;
  /** Where the owners listen, if not on loopback. */
  readonly addresses?: Partial<Readonly<Record<Owner, string>>>;
  /** The Host of each edition as readers send it, with its port unless that is the scheme's own. */
  readonly cnHost: string;
  readonly enHost: string;
  readonly purgeSecret: string;
  /** Who may purge, besides knowing the secret: addresses, or networks as `"10.0.0.0"/8`. Loopback if not given. */
  readonly purgers?: readonly string[];
  readonly mediaBucket: string;
  /** The Host that the object storage expects; its address and port if not given. */
  readonly mediaHost?: string;
  /** Files above this many bytes are read from the store each time, lest one film push a thousand pages out. */
  readonly largestKept?: number;
  /** Off in tests whose origins follow a script and would take a probe for a request. */
  readonly probes?: boolean;
  readonly vclVersion?: '4.1';
}

/** The rules of the cache, made from the route table. */
export function renderVcl(options: VclOptions): string {
  refuseUnsafe('purgeSecret', options.purgeSecret, /^[\w.-]{16,}$/);
  refuseUnsafe('mediaBucket', options.mediaBucket, /^[a-z0-9.-]+$/);
  refuseUnsafe('cnHost', options.cnHost, /^[a-z0-9.-]+(:\d+)?$/);
  refuseUnsafe('enHost', options.enHost, /^[a-z0-9.-]+(:\d+)?$/);
  return [
    '# Generated from infra/edge/routes.ts: change the table, not this file.',
    `vcl ${options.vclVersion ?? '4.1'};`,
    'import header;\nimport std;\nimport xkey;',
    renderBackends(options),
    renderClient(options),
    renderRouting(),
    renderFetch(options),
    renderErrors(options),
  ].join('\n\n');
}

/** These are written into the rules as they are: whatever could end a string there must not be in them. */
function refuseUnsafe(name: string, value: string, allowed: RegExp): void {
  if (!allowed.test(value)) throw new Error(`${name} does not match ${allowed}`);
}
