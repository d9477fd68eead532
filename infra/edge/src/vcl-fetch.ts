import { freshSeconds } from '@ironbridge/domain';
import { addressOf, probedOwners, pulseOf } from './vcl-backends.ts';
import type { VclOptions } from './vcl-options.ts';

/** What happens on the origin's side of the cache. */
export function renderFetch(options: VclOptions): string {
  return [renderRequest(options), renderMediaResponse(options), renderTtl(), response].join('\n\n');
}

/** Whatever else a request carries must not matter, since its answer is kept for everyone: it is not sent on. */
const sharedHeaders = [
  'host',
  'if-none-match',
  'if-modified-since',
  'x-edge-(?:rule|stale|cookie|visitor)',
];
const passedHeaders = [...sharedHeaders, 'range', 'if-range'];
const visitorHeaders = [
  ...passedHeaders,
  'accept',
  'content-length',
  'content-type',
  'origin',
  'referer',
  'sec-fetch-[a-z]+',
  'transfer-encoding',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-request-id',
];
const personalHeaders = [...visitorHeaders, 'cookie'];

function keepOnly(names: readonly string[]): string {
  return `header.regsub(bereq, "^(?!(?i:${names.join('|')}):).*$", "x-dropped: 1");`;
}

function renderRequest(options: VclOptions): string {
  const { host, port } = addressOf('media', options);
  const sick = probedOwners
    .map((owner) => `(bereq.backend == ${owner} && !std.healthy(${pulseOf(owner)}))`)
    .join(' || ');
  return `sub vcl_backend_fetch {
  # The reader has the stale copy already: an origin that just failed is left in peace.
  if (bereq.is_bgfetch && bereq.http.x-edge-stale == "served") { return (abandon); }
  if (bereq.http.x-edge-stale == "seen") {
    if (${sick}) { return (abandon); }
    # There is something to fall back on, so nobody waits long.
    set bereq.first_byte_timeout = 3s;
  }
  if (bereq.http.x-edge-cookie) {
    ${keepOnly(personalHeaders)}
  } else if (bereq.http.x-edge-visitor) {
    ${keepOnly(visitorHeaders)}
  } else if (bereq.uncacheable) {
    ${keepOnly(passedHeaders)}
  } else {
    ${keepOnly(sharedHeaders)}
  }
  unset bereq.http.x-dropped;
  if (bereq.http.x-edge-visitor) {
    # nginx's word on who is asking: before it stands what the reader claims, after it what Varnish added, nginx.
    set bereq.http.X-Forwarded-For = regsub(bereq.http.X-Forwarded-For, "^(?:.*, *)?([^, ]+), *[^, ]+$", "\\1");
  }
  if (bereq.backend == media) {
    set bereq.url = regsub(bereq.url, "^/files/", "/${options.mediaBucket}/");
    set bereq.http.x-edge-host = bereq.http.Host;
    set bereq.http.Host = "${options.mediaHost ?? `${host}:${port}`}";
  }
  return (fetch);
}`;
}

/**
 * Uploads are shown for what they are and can do nothing on the edition's origin: no scripts, no guessing of
 * types, and what a browser cannot show as a picture, film or document is saved instead. Browsers refuse to show
 * a PDF in a sandbox, so it gets the same policy without one.
 */
function renderMediaResponse({ largestKept = 8 * 1024 * 1024 }: VclOptions): string {
  return `sub edge_media {
  if (beresp.status == 403 || beresp.status == 404) { return (error(404)); }
  if (beresp.status >= 500) { return (error(503)); }
  header.regsub(beresp, "(?i)^(?:x-amz-[^:]*|x-dropped|xkey|set-cookie|access-control-[^:]*):.*$", "x-dropped: 1");
  unset beresp.http.x-dropped;
  if (beresp.status != 200 && beresp.status != 206) { return (deliver); }
  set beresp.http.X-Content-Type-Options = "nosniff";
  set beresp.http.Cache-Control = "public, max-age=86400";
  if (beresp.http.Content-Type ~ "^application/pdf(?:;|$)") {
    set beresp.http.Content-Security-Policy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";
    unset beresp.http.Content-Disposition;
  } else {
    set beresp.http.Content-Security-Policy = "sandbox; default-src 'none'; frame-ancestors 'none'";
    if (beresp.http.Content-Type ~ "^(?:image/(?:avif|gif|jpeg|png|webp)|video/(?:mp4|webm))(?:;|$)") {
      unset beresp.http.Content-Disposition;
    } else {
      set beresp.http.Content-Disposition = "attachment";
    }
  }
  set beresp.http.xkey = "file:" + regsub(bereq.url, "^/[^/]+/", "");
  if (!bereq.uncacheable && std.integer(beresp.http.Content-Length, 0) > ${largestKept}) { return (pass(1h)); }
}`;
}

function renderTtl(): string {
  return `sub edge_ttl {
  if (!beresp.http.Cache-Control || beresp.http.Cache-Control ~ "(?i)no-cache|no-store|private") {
    set beresp.ttl = 0s;
  } else if (beresp.status == 404 || beresp.status == 410) {
    if (beresp.ttl > ${freshSeconds.notFound}s) { set beresp.ttl = ${freshSeconds.notFound}s; }
  } else if (beresp.status == 200 && bereq.http.x-edge-rule == "file") {
    set beresp.ttl = 1d;
  } else if (beresp.status == 200 && bereq.http.x-edge-rule == "immutable") {
    if (beresp.ttl > 30d) { set beresp.ttl = 30d; }
  } else if (beresp.status == 200 || beresp.status == 301 || beresp.status == 302 || beresp.status == 307 || beresp.status == 308) {
    if (beresp.ttl > ${freshSeconds.page}s) { set beresp.ttl = ${freshSeconds.page}s; }
  } else {
    set beresp.ttl = 0s;
  }
}`;
}

const response = `sub vcl_backend_response {
  if (beresp.status >= 500 && (bereq.is_bgfetch || bereq.http.x-edge-stale == "seen")) { return (abandon); }
  unset beresp.http.Server;
  unset beresp.http.X-Powered-By;
  if (bereq.backend == media) { call edge_media; }
  if (!beresp.http.Content-Encoding && beresp.http.Content-Type ~ "^(?:text/|image/svg|application/(?:[a-z.-]+\\+)?(?:json|javascript|xml))") {
    set beresp.do_gzip = true;
  }
  if (bereq.uncacheable) {
    if (bereq.http.x-edge-rule == "never") { set beresp.http.Cache-Control = "private, no-store"; }
    if (!bereq.http.x-edge-cookie) { unset beresp.http.Set-Cookie; }
    return (deliver);
  }
  # The host and the address alone tell answers apart.
  unset beresp.http.Vary;
  if (beresp.http.Set-Cookie) {
    unset beresp.http.Set-Cookie;
    set beresp.http.Cache-Control = "private, no-store";
  }
  if (beresp.status >= 500) {
    # A second of it spares an origin in trouble; there is no copy to serve instead.
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    return (deliver);
  }
  call edge_ttl;
  if (beresp.ttl <= 0s) {
    # Remembered, so that requests for it do not queue for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  set beresp.grace = 1d;
  set beresp.keep = 0s;
  return (deliver);
}`;
