/** One line a step. On a terminal it counts up in place; in a log it is written once, when done. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #started = Date.now();
  #made = 0;
  #kept = 0;

  constructor(label: string, total: number) {
    this.#label = label;
    this.#total = total;
  }

  made(): void {
    this.#made += 1;
    this.#show();
  }

  kept(): void {
    this.#kept += 1;
    this.#show();
  }

  done(): void {
    const seconds = ((Date.now() - this.#started) / 1000).toFixed(1);
    const kept = this.#kept > 0 ? `, ${this.#kept} already there` : '';
    this.#write(
      `${this.#label.padEnd(18)} ${String(this.#made).padStart(4)} made${kept}, ${seconds} s\n`,
    );
  }

  #show(): void {
    if (!process.stdout.isTTY) return;
    this.#write(
      `${this.#label.padEnd(18)} ${String(this.#made + this.#kept).padStart(4)} of ${this.#total}`,
    );
  }

  #write(line: string): void {
    process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}` : line);
  }
}
