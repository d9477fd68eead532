import { pickRule, toSourcesOf, toStarred } from '@ironbridge/domain';
import type { RedirectDocument } from '@ironbridge/search';

export type Rule = Pick<RedirectDocument, 'from' | 'match' | 'to' | 'permanent'>;

export interface Target {
  readonly to: string;
  readonly permanent: boolean;
}

/** The rules that stand at one of these sources. */
export type FindRules = (sources: readonly string[]) => Promise<readonly Rule[]>;

/** Only to read addresses by; nothing is ever sent there. */
const here = 'http://site.invalid';

/** Longer than any way that is meant. */
const mostSteps = 10;

/** The address as it was asked for, or undefined where it is none of ours. */
export function findAsked(path: string): URL | undefined {
  const asked = URL.parse(path, here);
  return asked?.origin === here ? asked : undefined;
}

/** The end of the road: a reader is sent once, however often an address has moved. A circle leads nowhere. */
export async function findTarget(asked: URL, findRules: FindRules): Promise<Target | undefined> {
  const passed = new Set<string>();
  let found: Target | undefined;
  for (let at: URL | undefined = asked; at !== undefined; at = findAsked(found.to)) {
    const path = toReadable(at.pathname);
    const rule = pickRule(await findRules(toSourcesOf(path)));
    if (rule === undefined) return found;
    if (passed.has(path) || passed.size === mostSteps) return undefined;
    passed.add(path);
    found = {
      to: toTarget(rule, path, at.searchParams),
      permanent: rule.permanent && found?.permanent !== false,
    };
  }
  return found;
}

/**
 * Where a rule sends an old address, with what can be kept of it: a `*` in the target becomes what the pattern's
 * stood for, and parameters go along where the target does not set them.
 */
function toTarget(rule: Rule, path: string, old: URLSearchParams): string {
  // Without slashes before it, lest `/*` become an address of someone else's.
  const rest = toStarred(rule.from, path).replace(/^[/\\]+/, '');
  const target = new URL(
    rule.to.replace('*', () => rest),
    here,
  );
  for (const [name, value] of toKept(target.pathname, old)) {
    if (!target.searchParams.has(name)) target.searchParams.append(name, value);
  }
  const text = target.href.replaceAll('%2C', ',');
  return target.origin === here ? text.slice(here.length) : text;
}

/** The old site filed articles by what it called tid, which is an industry here. */
function toKept(path: string, old: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(old);
  const industry = kept.get('tid');
  if (path === '/articles' && kept.has('id') && industry !== null) {
    kept.delete('id');
    kept.delete('tid');
    kept.set('sid', industry);
  }
  return kept;
}

/** Rules are written as people read them; a path that was encoded by halves is taken as it is. */
function toReadable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}
