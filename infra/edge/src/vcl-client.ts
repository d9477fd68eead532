import { probedOwners, pulseOf } from './vcl-backends.ts';
import type { VclOptions } from './vcl-options.ts';
import { plainPagePattern } from './vcl-routing.ts';

/** What happens on the reader's side of the cache. */
export function renderClient(options: VclOptions): string {
  return [
    renderReceive(options),
    renderHost(options),
    renderPurge(options),
    hash,
    renderHit(),
    deliver,
  ].join('\n\n');
}

function renderReceive({ cnHost, enHost }: VclOptions): string {
  return `sub vcl_recv {
  # A restart only asks the cache again with another grace; the request itself is settled.
  if (req.restarts > 0) { return (hash); }
  unset req.http.x-edge-rule;
  unset req.http.x-edge-stale;
  unset req.http.x-edge-cookie;
  unset req.http.x-edge-visitor;
  # Several parts at once, or nonsense: whoever asks so gets the whole, as HTTP lets us, and not an error.
  if (req.http.range && req.http.range !~ "^bytes=(?:[0-9]{1,15}-[0-9]{0,15}|-[1-9][0-9]{0,14})$") {
    unset req.http.range;
  }
  if (req.method == "PURGE") { call edge_purge; }
  if (req.http.host != "${cnHost}" && req.http.host != "${enHost}") { call edge_host; }
  if ((req.method == "GET" || req.method == "HEAD") && req.url ~ "${plainPagePattern()}") { return (hash); }
  call edge_route;
}`;
}

/** Spelled otherwise, but the same host: it gets the one spelling that the cache and the origins know. */
function renderHost({ cnHost, enHost }: VclOptions): string {
  const spellings = (host: string) =>
    [...new Set([host, host.replace(/:\d+$/, '')])]
      .map((spelling) => `req.http.host == "${spelling}"`)
      .join(' || ');
  return `sub edge_host {
  set req.http.host = std.tolower(req.http.host);
  if (${spellings(cnHost)}) { set req.http.host = "${cnHost}"; }
  else if (${spellings(enHost)}) { set req.http.host = "${enHost}"; }
  else { return (synth(421, "Misdirected Request")); }
}`;
}

function renderPurge({ purgeSecret, purgers }: VclOptions): string {
  const entries = purgers ?? ['"127.0.0.1"', '"::1"'];
  return `acl purgers {
${entries.map((entry) => `  ${entry.startsWith('"') ? entry : `"${entry}"`};`).join('\n')}
}

sub edge_purge {
  if (client.ip !~ purgers || req.http.x-purge-secret != "${purgeSecret}") {
    return (synth(403, "Forbidden"));
  }
  if (!req.http.xkey-purge) { return (synth(400, "Nothing to purge")); }
  if (req.http.xkey-mode == "hard") {
    set req.http.x-edge-count = xkey.purge(req.http.xkey-purge);
  } else if (req.http.xkey-mode == "soft") {
    set req.http.x-edge-count = xkey.softpurge(req.http.xkey-purge);
  } else {
    return (synth(400, "xkey-mode is soft or hard"));
  }
  return (synth(200, "Purged"));
}`;
}

const hash = `sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.host);
  return (lookup);
}`;

/**
 * Everything is looked up with its whole day of grace, and what is past its time is judged here, so that a fresh
 * hit costs nothing more. x-edge-stale remembers what became of it:
 * - seen: there is a stale copy, and the origin is asked first
 * - failed: the origin was asked in vain, the copy will do
 * - served: the reader gets the copy, and is told
 */
function renderHit(): string {
  const sick = probedOwners
    .map((owner) => `(req.backend_hint == ${owner} && !std.healthy(${pulseOf(owner)}))`)
    .join(' || ');
  return `sub vcl_hit {
  if (obj.ttl > 0s) { return (deliver); }
  if (req.http.x-edge-stale == "failed" || ${sick}) {
    set req.http.x-edge-stale = "served";
    return (deliver);
  }
  # Stale must not breed stale: web renders pages from fresh answers only.
  if (!req.http.x-ironbridge-client && obj.ttl + 1s > 0s) { return (deliver); }
  # Found again, after a wait in which it was purged: the cache judges by when the request came, this by now.
  if (req.http.x-edge-stale == "seen") { set req.hash_always_miss = true; }
  set req.http.x-edge-stale = "seen";
  set req.grace = 0s;
  return (restart);
}`;
}

const deliver = `sub vcl_deliver {
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  # web gathers the tags of the answers that its page is made of.
  if (!req.http.x-ironbridge-client) { unset resp.http.xkey; }
  if (obj.uncacheable) { set resp.http.x-cache = "pass"; }
  else if (obj.hits > 0) { set resp.http.x-cache = "hit"; }
  else { set resp.http.x-cache = "miss"; }
  if (req.http.x-edge-stale == "served") { set resp.http.x-ironbridge-stale = "1"; }
  return (deliver);
}`;
