import { fetchPart } from '../../platform/fetch-part.client.ts';

/** How long to wait before asking again: longer each time that nothing has come, or no answer. */
const wait = { first: 60_000, growth: 1.5, most: 600_000 };

let delay = wait.first;
let timer = 0;
let isAttended = false;

const findPlace = () => document.querySelector<HTMLElement>('.hall-news');

/** Asks now and then what has come to the list shown, while somebody looks at it, and lets it wait over the list. */
export function attendListingNews(): void {
  delay = wait.first;
  askLater();
  if (isAttended) return;
  isAttended = true;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    delay = wait.first;
    void ask();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-news-show]')) showNews();
  });
}

function askLater(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void ask(), delay);
}

async function ask(): Promise<void> {
  const place = findPlace();
  // Nobody is in the hall; whoever comes back to it begins anew.
  if (!place || document.hidden) return;
  delay = Math.min(wait.most, delay * wait.growth);
  try {
    const news = await fetchPart(place.dataset['news'] ?? '');
    if (news.firstElementChild) {
      place.querySelector('.news-waiting')?.remove();
      place.prepend(news);
    }
  } catch {
    // The list is right as of the time it says, and the next question may be answered.
  }
  askLater();
}

/** At the top, marked; what stood in the list before it changed is there once. */
function showNews(): void {
  const waiting = findPlace()?.querySelector<HTMLElement>('.news-waiting');
  const lines = waiting?.querySelector('tbody');
  const ledger = document.querySelector('.listing-ledger');
  if (!waiting || !lines) return;
  for (const line of lines.querySelectorAll<HTMLElement>('[data-listing]')) {
    ledger?.querySelector(`[data-listing="${line.dataset['listing']}"]`)?.remove();
  }
  ledger?.querySelector('thead')?.after(lines);
  findPlace()?.setAttribute('data-news', waiting.dataset['news'] ?? '');
  waiting.remove();
  lines.querySelector<HTMLElement>('a')?.focus();
}
