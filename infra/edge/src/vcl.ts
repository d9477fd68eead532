import { renderBackends } from './vcl-backends.ts';
import { renderClient } from './vcl-client.ts';
import { renderErrors } from './vcl-errors.ts';
import { renderFetch } from './vcl-fetch.ts';
import type { VclOptions } from './vcl-options.ts';
import { renderRouting } from './vcl-routing.ts';

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
