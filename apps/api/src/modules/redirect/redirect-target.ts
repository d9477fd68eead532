import type { RedirectDocument } from '@ironbridge/search';

type Rule = Pick<RedirectDocument, 'from' | 'match' | 'to'>;

/** The exact rule before every pattern, and of patterns the one that says most. */
export function pickRule<Found extends Rule>(rules: readonly Found[]): Found | undefined {
  const rank = ({ match, from }: Found) => (match === 'exact' ? Infinity : from.length);
  return rules.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Only to read addresses by; nothing is ever sent there. */
const here = 'http://site.invalid';

/** The address as it was asked for, or undefined where it is none of ours. */
export function findAsked(path: string): URL | undefined {
  const asked = URL.parse(path, here);
  return asked?.origin === here ? asked : undefined;
}

/**
 * Where a rule sends an old address, with what can be kept of it: a `*` in the target becomes what the pattern's
 * stood for, and parameters go along where the target does not set them.
 */
export function toTarget(rule: Rule, path: string, old: URLSearchParams): string {
  // Without slashes before it, lest `/*` become an address of someone else's.
  const rest = path.slice(rule.from.length - 1).replace(/^[/\\]+/, '');
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
