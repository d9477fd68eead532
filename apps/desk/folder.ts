import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A path inside the desk, wherever the process was started. (`new URL(…)` would be taken for an asset to bundle.) */
export function inDesk(...parts: string[]): string {
  return join(dirname(fileURLToPath(import.meta.url)), ...parts);
}
