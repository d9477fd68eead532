/** A place in a stream: the millisecond at which Redis took an entry, and its number within it. */
export interface StreamId {
  readonly ms: number;
  readonly number: number;
}

export function parseStreamId(text: string): StreamId {
  const [, ms, number] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  if (ms === undefined || number === undefined) throw new Error(`No id of a stream: ${text}`);
  return { ms: Number(ms), number: Number(number) };
}

export function isAfter(one: string, other: string): boolean {
  const [a, b] = [parseStreamId(one), parseStreamId(other)];
  return a.ms > b.ms || (a.ms === b.ms && a.number > b.number);
}

/** The first id behind this one: what lies before it may go. */
export function nextId(text: string): string {
  const { ms, number } = parseStreamId(text);
  return `${ms}-${number + 1}`;
}
