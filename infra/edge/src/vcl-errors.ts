import { type ErrorName, errorCatalogue } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import { routes } from '../routes.ts';
import { pagePolicy, toPage } from './error-page.ts';
import { firstSegment } from './route.ts';
import type { VclOptions } from './vcl-options.ts';

const shownErrors = [
  'bad_request',
  'not_found',
  'method_not_allowed',
  'too_large',
  'unknown_host',
  'unavailable',
] as const satisfies readonly ErrorName[];

/** Who asks here is a program, which reads an envelope; who asks elsewhere reads a page. */
const callSegments = [
  ...new Set(
    routes
      .filter(({ owner, path }) => owner === 'member' || path.startsWith('/api/'))
      .map(firstSegment),
  ),
];

/** The edge's own answers: what a reader sees when no origin can speak for itself. */
export function renderErrors(options: VclOptions): string {
  return `sub vcl_synth {
  # The origin failed and there is a stale copy: the cache is asked again, and gives it.
  if (resp.status == 503 && req.http.x-edge-stale == "seen") {
    set req.http.x-edge-stale = "failed";
    set req.grace = 1d;
    set req.hash_always_miss = false;
    return (restart);
  }
  if (req.method == "PURGE") {
    set resp.http.Content-Type = "application/json";
    synthetic({"{"status":"} + resp.status + {","message":""} + resp.reason + {"","purged":"} + std.integer(req.http.x-edge-count, 0) + "}");
    return (deliver);
  }
  if (resp.status == 405) { set resp.http.Allow = req.http.x-edge-allow; }
${renderAnswer('resp', 'req', options)}
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.is_bgfetch || bereq.http.x-edge-stale == "seen") { return (abandon); }
  if (beresp.status == 404) { set beresp.ttl = 10s; }
  else {
    set beresp.status = 503;
    set beresp.ttl = 1s;
  }
  set beresp.grace = 0s;
${renderAnswer('beresp', 'bereq', options)}
  return (deliver);
}`;
}

function renderAnswer(
  answer: 'resp' | 'beresp',
  request: 'req' | 'bereq',
  { cnHost }: VclOptions,
): string {
  return `  unset ${answer}.http.Server;
  set ${answer}.http.Cache-Control = "no-store";
  set ${answer}.http.X-Content-Type-Options = "nosniff";
  set ${answer}.http.Referrer-Policy = "strict-origin-when-cross-origin";
  set ${answer}.http.Content-Security-Policy = "${pagePolicy}";
  if (${answer}.status == 503) { set ${answer}.http.Retry-After = "5"; }
  if (${request}.http.host == "${cnHost}" || ${request}.http.x-edge-host == "${cnHost}") {
${renderBody('cn', answer, request)}
  } else {
${renderBody('en', answer, request)}
  }
  unset ${answer}.http.x-edge-message;`;
}

function renderBody(edition: EditionId, answer: 'resp' | 'beresp', request: 'req' | 'bereq') {
  const message = `${answer}.http.x-edge-message`;
  const [before, after] = toPage(edition);
  const choices = shownErrors.map((name) => {
    const { status, [edition]: text } = errorCatalogue[name];
    return `if (${answer}.status == ${status}) { set ${message} = "${text}"; }`;
  });
  return `    set ${message} = "${errorCatalogue.internal[edition]}";
    ${choices.join('\n    else ')}
    if (${request}.url ~ "^/(?:${callSegments.join('|')})(?:[/?]|$)") {
      set ${answer}.http.Content-Type = "application/json; charset=utf-8";
      synthetic({"{"code":0,"msg":""} + ${message} + {"","data":null}"});
    } else {
      set ${answer}.http.Content-Type = "text/html; charset=utf-8";
      synthetic({"${before}"} + ${message} + {"${after}"});
    }`;
}
