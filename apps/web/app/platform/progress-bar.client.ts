import { timings } from '@ironbridge/domain';

/** Shown only where going on takes long enough to be noticed. */
export function createProgressBar() {
  const bar = document.createElement('div');
  bar.className = 'progress';
  bar.setAttribute('aria-hidden', 'true');
  document.body.append(bar);
  let timer = 0;

  const show = (state: '' | ' progress-creeping' | ' progress-done') => {
    bar.className = `progress${state}`;
  };
  return {
    start(): void {
      clearTimeout(timer);
      timer = window.setTimeout(() => show(' progress-creeping'), timings.progressThrottle);
    },
    finish(): void {
      clearTimeout(timer);
      if (bar.className === 'progress') return;
      show(' progress-done');
      timer = window.setTimeout(() => show(''), timings.progressHideDelay);
    },
  };
}
