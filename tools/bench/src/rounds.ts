import { percentile, round, timeAll } from './report.ts';

/** A slow moment of the machine falls into one round of several, and so not into the figure. */
export async function medianP95(count: number, one: (n: number) => Promise<void>): Promise<number> {
  const rounds: number[] = [];
  await timeAll(count, one);
  for (let n = 0; n < 7; n += 1) rounds.push(percentile(await timeAll(count, one), 0.95));
  return round(percentile(rounds, 0.5), 1);
}
