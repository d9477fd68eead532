const barWidth = 24;
const everyMs = { terminal: 100, file: 5000 };

/** How far, how fast, how long still: on standard error, so that the result can be read from standard output. */
export class Progress {
  readonly #title: string;
  readonly #total: number;
  readonly #started = performance.now();
  #done = 0;
  #shown = 0;
  #shownDone = -1;

  constructor(title: string, total: number) {
    this.#title = title;
    this.#total = total;
  }

  add(count: number): void {
    this.#done += count;
    const pause = process.stderr.isTTY ? everyMs.terminal : everyMs.file;
    if (performance.now() - this.#shown >= pause) this.#show();
  }

  end(): void {
    if (this.#shownDone !== this.#done || process.stderr.isTTY) this.#show();
    if (process.stderr.isTTY) process.stderr.write('\n');
  }

  #show(): void {
    this.#shown = performance.now();
    this.#shownDone = this.#done;
    const seconds = (this.#shown - this.#started) / 1000;
    const rate = this.#done / Math.max(seconds, 0.001);
    const share = this.#total === 0 ? 1 : Math.min(this.#done / this.#total, 1);
    const full = Math.round(share * barWidth);
    const left = Math.max(this.#total - this.#done, 0) / Math.max(rate, 1);
    const line = [
      this.#title.padEnd(14),
      '█'.repeat(full) + '░'.repeat(barWidth - full),
      `${Math.round(share * 100)}%`.padStart(4),
      `${this.#done.toLocaleString('en')} of ${this.#total.toLocaleString('en')}`,
      `${Math.round(rate).toLocaleString('en')}/s`,
      share < 1 ? `${formatSeconds(left)} left` : `in ${formatSeconds(seconds)}`,
    ].join('  ');
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  }
}

function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
