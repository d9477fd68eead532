/** Files, calls, feeds and calendars are no pages, and a way out is taken once, by the reader: asking ahead would count as a click. */
const notPages = /^\/(?:(?:files|api|feeds)\/|(?:redirect|uploads)$)|\.ics$/;

/** The link an event is about, where it leads to another page of this site. */
export function findFollowedLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || !link.href) return undefined;
  const ours = link.origin === location.origin && !notPages.test(link.pathname);
  const plain = !link.target && !link.hasAttribute('download');
  return ours && plain && !isHere(link) ? link : undefined;
}

/** An anchor in the page that is open needs no other page. */
function isHere({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}

/** Where a plain search form leads; what was left empty is left out. */
export function findFormAddress({ target }: Event): string | undefined {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return undefined;
  const url = new URL(target.action);
  if (url.origin !== location.origin) return undefined;
  url.search = '';
  for (const [name, value] of new FormData(target)) {
    if (typeof value === 'string' && value !== '') url.searchParams.append(name, value);
  }
  return url.href.replaceAll('%2C', ',');
}
