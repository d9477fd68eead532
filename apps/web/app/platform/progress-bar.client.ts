import { timings } from '@ironbridge/domain';
import { lower, raise } from './top-layer.client.ts';

type State = 'idle' | 'creeping' | 'done' | 'failed';

/** Shown only where going on takes long enough to be noticed. A failure stays until the reader goes on. */
export function createProgressBar() {
  const bar = document.createElement('div');
  bar.className = 'progress';
  bar.popover = 'manual';
  bar.dataset['stays'] = '';
  bar.dataset['state'] = 'idle';
  bar.setAttribute('aria-hidden', 'true');
  document.body.append(bar);
  let timer = 0;

  const show = (state: State) => {
    clearTimeout(timer);
    bar.dataset['state'] = state;
    if (state === 'idle') lower(bar);
    else raise(bar);
  };
  const later = (state: State, delay: number) => {
    timer = window.setTimeout(() => show(state), delay);
  };
  return {
    start(): void {
      show('idle');
      later('creeping', timings.progressThrottle);
    },
    finish(): void {
      clearTimeout(timer);
      if (bar.dataset['state'] !== 'creeping') return;
      show('done');
      later('idle', timings.progressHideDelay);
    },
    fail(): void {
      show('failed');
    },
  };
}
