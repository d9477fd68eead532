import { whenIdle } from './when-idle.client.ts';
import { whenLoaded } from './when-loaded.client.ts';

/** Lays out what waits for it, part by part, so that no reader who is fast waits for all of them at once. */
export async function startLaterParts(): Promise<void> {
  await whenLoaded();
  for (const part of document.querySelectorAll('.later')) {
    await whenIdle();
    part.classList.remove('later');
  }
}
