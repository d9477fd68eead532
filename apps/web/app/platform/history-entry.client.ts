/** What the browser's history keeps of a page: which one it is, and how far it was read when the reader went on. */
export interface HistoryEntry {
  readonly entry: number;
  readonly y: number;
}

export function toFreshEntry(): HistoryEntry {
  return { entry: Date.now(), y: 0 };
}

export function parseEntry(state: unknown): HistoryEntry | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const entry = 'entry' in state ? state.entry : undefined;
  const y = 'y' in state ? state.y : undefined;
  return typeof entry === 'number' && typeof y === 'number' ? { entry, y } : undefined;
}
