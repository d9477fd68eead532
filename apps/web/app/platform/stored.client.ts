/** Until the tab is closed, or until the reader clears it. */
type Memory = 'sessionStorage' | 'localStorage';

/** What this browser remembers. It may refuse, and then nothing is known. */
export function findStored(key: string, storage: Memory = 'sessionStorage'): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether it will be remembered. */
export function store(key: string, value: string, storage: Memory = 'sessionStorage'): boolean {
  try {
    window[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
