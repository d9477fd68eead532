import { searchPath } from '@ironbridge/domain';
import { findStored, store } from '../../platform/stored.client.ts';

const key = 'recent-searches';
const most = 6;

/** What was searched with this browser, known to nobody else. */
export function createRecentSearches(place: HTMLElement) {
  const links = place.querySelector('div');
  const show = () => {
    const keywords = readKeywords();
    place.hidden = keywords.length === 0;
    links?.replaceChildren(...keywords.map(toLink));
  };
  place.querySelector('button')?.addEventListener('click', () => {
    write([]);
    show();
  });
  return {
    show,
    add(keyword: string): void {
      const others = readKeywords().filter((each) => each !== keyword);
      write([keyword, ...others].filter(Boolean).slice(0, most));
    },
  };
}

function toLink(keyword: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'pill';
  link.href = searchPath({ keyword });
  link.textContent = keyword;
  return link;
}

function readKeywords(): string[] {
  try {
    const stored: unknown = JSON.parse(findStored(key, 'localStorage') ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    // It holds what somebody else wrote: nothing is remembered.
    return [];
  }
}

function write(keywords: readonly string[]): void {
  store(key, JSON.stringify(keywords), 'localStorage');
}
