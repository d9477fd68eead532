/** What a measurement ends with: one JSON object on the last line, so that a script or a person can read it. */
export interface Report {
  readonly name: string;
  readonly figures: Readonly<Record<string, number | string>>;
  readonly goal: string;
  readonly met: boolean;
}

export function printReport(report: Report): void {
  console.log(JSON.stringify(report));
}

/** The value below which `share` of all values lie. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return sorted[Math.max(0, index)] ?? Number.NaN;
}

export function round(value: number, digits = 0): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

/** p50, p95, p99 and the worst, in whole milliseconds. */
export function spread(label: string, values: readonly number[]): Record<string, number> {
  return {
    [`${label}_p50_ms`]: round(percentile(values, 0.5)),
    [`${label}_p95_ms`]: round(percentile(values, 0.95)),
    [`${label}_p99_ms`]: round(percentile(values, 0.99)),
    [`${label}_max_ms`]: round(Math.max(...values)),
  };
}

/** Milliseconds of each, one after the other. */
export async function timeAll(
  count: number,
  one: (n: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const start = performance.now();
    await one(n);
    times.push(performance.now() - start);
  }
  return times;
}
