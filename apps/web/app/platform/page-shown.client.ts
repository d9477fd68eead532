const listeners: (() => void)[] = [];

/** Called back whenever another page has taken the place of the one before, without a new document. */
export function onPageShown(listener: () => void): void {
  listeners.push(listener);
}

export function tellPageShown(): void {
  for (const listener of listeners) listener();
}
