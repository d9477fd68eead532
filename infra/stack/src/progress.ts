import { StackError } from './stack-error.ts';

const out = process.stdout;
const labelWidth = 34;

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(8);
}

function line(mark: string, label: string, since: number, note = ''): string {
  return `${mark} ${label.padEnd(labelWidth)}${seconds(since)}${note && `  ${note}`}`;
}

/** One line of progress: on a terminal the seconds run, elsewhere the line appears when the step is done. */
export async function step<T>(
  label: string,
  work: (note: (text: string) => void) => Promise<T>,
): Promise<T> {
  const since = performance.now();
  let note = '';
  const tick = out.isTTY
    ? setInterval(() => out.write(`\r\u001b[2K${line('…', label, since, note)}`), 200)
    : undefined;
  const end = (mark: string): void => {
    clearInterval(tick);
    out.write(`${out.isTTY ? '\r\u001b[2K' : ''}${line(mark, label, since, note)}\n`);
  };
  try {
    const result = await work((text) => {
      note = text;
    });
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}

export function printFailure(error: unknown): void {
  if (!(error instanceof StackError)) {
    console.error(error);
    return;
  }
  if (error.log) console.error(`\n${error.log.replaceAll(/^/gm, '  │ ')}`);
  console.error(`\n${error.message}`);
  if (error.hint) console.error(error.hint);
}
