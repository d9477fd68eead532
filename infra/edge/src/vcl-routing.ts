import { routes } from '../routes.ts';
import { bySpecificity, firstSegment, isWildcard, type Route } from './route.ts';
import { renderQuery, renderQuerySubs } from './vcl-query.ts';

/**
 * Most requests are for a page without a query. One expression tells them, and they need nothing else; only
 * what it does not match is looked up in the table.
 */
export function plainPagePattern(): string {
  const others = new Set(routes.filter((route) => !isPlain(route)).map(firstSegment));
  const names = [...others, ...ownersAffairs].map(escapeRegex).join('|');
  return `^/(?!/|(?:${names})(?:/|$))[A-Za-z0-9_/-]*$`;
}

function isPlain(route: Route): boolean {
  return route.owner === 'web' && route.cache === 'page' && !route.cookie;
}

export function renderRouting(): string {
  return [renderQuerySubs(), renderRouteSub()].join('\n\n');
}

function renderRouteSub(): string {
  const sorted = bySpecificity(routes);
  const segments = [...new Set(sorted.map(firstSegment))].filter((segment) => segment !== '*');
  const fallback = sorted.filter((route) => firstSegment(route) === '*');
  return `sub edge_route {
  if (req.url ~ "${oddAddress}") { return (synth(400)); }
  if (req.url ~ "^/(?:${ownersAffairs.join('|')})(?:[/.?]|$)") { return (synth(404)); }
${segments.map((segment) => renderSegment(segment, sorted)).join('\n')}
${fallback.map(renderAction).join('\n')}
}`;
}

/** Paths that share their first segment are tried together, so that a request is held against few of them. */
function renderSegment(segment: string, sorted: readonly Route[]): string {
  const branches = sorted.filter((route) => firstSegment(route) === segment).map(renderBranch);
  if (branches.length === 1) return branches.join();
  return `  if (req.url ~ "^/${escapeRegex(segment)}(?:[/.?]|$)") {
${branches.join('\n')}
  }`;
}

/**
 * Dot segments, encoded slashes, backslashes and control characters mean one thing here and another behind; no
 * browser sends a fragment; no link of ours is this long.
 */
const oddAddress = String.raw`^//|^[^/]|#|^.{8001}|^[^?]*(?i:/(?:\.|%2e){1,2}(?:[/?]|$)|%2f|%5c|\\|%[01][0-9a-f]|%7f)`;

/** What every service tells those who run it, beside the edge; to readers there is no such place. */
const ownersAffairs = ['health', 'metrics'] as const;

function renderBranch(route: Route): string {
  return `    if (req.url ~ "${pathPattern(route)}") {
${renderAction(route)}
    }`;
}

function pathPattern(route: Route): string {
  const stem = route.path
    .replace(/\*$/, '')
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/?]+' : escapeRegex(segment)))
    .join('/');
  if (isWildcard(route)) return `^${stem}`;
  // The client router asks for /articles.data, and for /_.data or /articles/_.data where the path ends in a slash.
  const slash = stem === '/' ? '' : '/';
  const data = route.data ? String.raw`(?:${slash}|(?:${slash}_)?\.data)?` : '';
  return String.raw`^${stem}${data}(?:\?|$)`;
}

function renderAction(route: Route): string {
  const keeps = route.cache !== 'pass' && route.cache !== 'never';
  return [
    `if (${route.methods.map((method) => `req.method != "${method}"`).join(' && ')}) { set req.http.x-edge-allow = "${route.methods.join(', ')}"; return (synth(405)); }`,
    route.mostBytes === 0 ? '' : renderSize(route.mostBytes),
    route.owner === 'web' ? '' : `set req.backend_hint = ${route.owner};`,
    route.cache === 'page' ? '' : `set req.http.x-edge-rule = "${route.cache}";`,
    route.cookie ? 'set req.http.x-edge-cookie = "1";' : '',
    route.visitor ? 'set req.http.x-edge-visitor = "1";' : '',
    renderQuery(route),
    // A player asks for a film in pieces: the store gives each, and none of it is worth the cache's memory.
    route.cache === 'file' ? String.raw`if (req.url ~ "\.mp4$") { return (pass); }` : '',
    `return (${keeps ? 'hash' : 'pass'});`,
  ]
    .filter((line) => line !== '')
    .map((line) => `      ${line}`)
    .join('\n');
}

/** Refused here, in our words: an origin that hangs up on what is still being sent looks like one that is down. */
function renderSize(mostBytes: number): string {
  const size = 'std.integer(req.http.content-length, 999999999)';
  return `if (req.http.content-length && ${size} > ${mostBytes}) { return (synth(413)); }`;
}

function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
