import { shanghaiTime } from '@ironbridge/domain';
import { onPageShown } from '../../platform/page-shown.client.ts';

type Connection = 'there' | 'lost' | 'back';

/** Follows the connection and says how it stands. */
export function startConnection(): void {
  const region = document.querySelector<HTMLElement>('[data-connection]');
  if (!region) return;
  let openedAt = new Date();

  const show = (state: Connection) => {
    region.dataset['connection'] = state;
    for (const bar of region.querySelectorAll<HTMLElement>('.connection')) {
      bar.hidden = !bar.classList.contains(`connection-${state}`);
    }
    const time = region.querySelector('time');
    if (time) time.textContent = shanghaiTime(openedAt);
  };

  addEventListener('offline', () => show('lost'));
  addEventListener('online', () => show('back'));
  onPageShown(() => {
    openedAt = new Date();
    if (region.dataset['connection'] === 'back') show('there');
  });
  region.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-reconnect]')) void reconnect(() => show('back'));
    if (target.closest('[data-reload]')) location.reload();
    if (target.closest('[data-dismiss]')) show('there');
  });
  if (!navigator.onLine) show('lost');
}

/** The browser's own word on it may be late: asking for anything tells. */
async function reconnect(found: () => void): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    found();
  } catch {
    // Still nothing there: the bar goes on saying so.
  }
}
