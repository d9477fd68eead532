import { idListParams, routes } from '../routes.ts';
import type { Param, Route } from './route.ts';

export function renderQuery(route: Route): string {
  if (route.params === 'all') return '';
  if (!countsAny(route)) return String.raw`set req.url = regsub(req.url, "\?.*$", "");`;
  return `if (req.url !~ "${settledPattern(route.params)}") { call ${subName(route)}; }`;
}

/** No query, or one in the spelling that our own links have: it costs one look and stays as it is. */
export function settledPattern(params: readonly Param[]): string {
  if (params.length === 0) return '^[^?]*$';
  const filled = params.map((param) => {
    const value = idListParams.includes(param) ? '[1-9][0-9]{0,8}' : '[^&]+';
    return `(?:${param}=${value}(?:&(?!$)|$))?`;
  });
  return String.raw`^[^?]*(?:\?(?!$)${filled.join('')})?$`;
}

/** Each distinct set of parameters is one subroutine, called only where the query is not settled. */
export function renderQuerySubs(): string {
  const subs = new Map<string, string>();
  for (const route of routes) {
    if (route.params !== 'all' && countsAny(route)) {
      subs.set(subName(route), renderQuerySub(route, route.params));
    }
  }
  return [idListSub, ...subs.values()].join('\n\n');
}

function countsAny(route: Route): boolean {
  return route.params.length > 0 || route.data;
}

function subName(route: Route): string {
  const names = route.params === 'all' ? [] : route.params;
  return ['edge_query', ...names, ...(route.data ? ['data'] : [])].join('_');
}

/** The query is built anew from what counts: the first filled value of each, in the table's order. */
function renderQuerySub(route: Route, params: readonly Param[]): string {
  const takes = params.map((param) =>
    idListParams.includes(param) ? takeIds(param) : take(param),
  );
  if (route.data) takes.push(takeRoutes);
  return `sub ${subName(route)} {
  unset req.http.x-edge-query;
${takes.join('\n')}
  set req.url = regsub(req.url, "\\?.*$", "") + regsub(req.http.x-edge-query, "^&", "?");
  unset req.http.x-edge-query;
}`;
}

function take(param: Param): string {
  return `  if (req.url ~ "${filledPattern(param)}") {
    set req.http.x-edge-query = req.http.x-edge-query + "&${param}=" + regsub(req.url, "${valuePattern(param)}", "\\1");
  }`;
}

function takeIds(param: Param): string {
  return `  if (req.url ~ "${filledPattern(param)}") {
    set req.http.x-edge-ids = regsub(req.url, "${valuePattern(param)}", "\\1");
    call edge_ids;
    if (req.http.x-edge-ids != "") {
      set req.http.x-edge-query = req.http.x-edge-query + "&${param}=" + req.http.x-edge-ids;
    }
    unset req.http.x-edge-ids;
  }`;
}

function filledPattern(param: string): string {
  return String.raw`^[^?]*\?(?:.*?&)?${param}=([^&]+)`;
}

function valuePattern(param: string): string {
  return `${filledPattern(param)}.*$`;
}

/** Which loaders the client router wants; it counts for data requests alone. */
const takeRoutes = String.raw`  if (req.url ~ "^[^?]*\.data\?" && req.url ~ "${filledPattern('_routes')}") {
    set req.http.x-edge-query = req.http.x-edge-query + "&_routes=" + regsub(req.url, "${valuePattern('_routes')}", "\1");
  }`;

/**
 * std.querysort orders text, so each id is first brought to nine digits. A list that is not made of such ids, or
 * endless, is left alone: its owner says what is wrong with it.
 */
const idListSub = String.raw`sub edge_ids {
  set req.http.x-edge-ids = regsuball(req.http.x-edge-ids, "(?i)%2c", ",");
  if (req.http.x-edge-ids ~ "^[0-9,]{1,400}$" && req.http.x-edge-ids !~ "[0-9]{10}") {
    set req.http.x-edge-ids = regsub(regsuball(req.http.x-edge-ids, ",+", "&"), "^&|&$", "");
    set req.http.x-edge-ids = regsuball(req.http.x-edge-ids, "[0-9]+", "00000000\0");
    set req.http.x-edge-ids = std.querysort("?" + regsuball(req.http.x-edge-ids, "[0-9]*([0-9]{9})", "\1"));
    set req.http.x-edge-ids = regsuball(regsub(req.http.x-edge-ids, "^\?&?", ""), "([0-9]{9})&(?=\1)", "");
    set req.http.x-edge-ids = regsuball(regsuball(req.http.x-edge-ids, "\b0+(?=[0-9])", ""), "&", ",");
  }
}`;
