import { setTimeout as delay } from 'node:timers/promises';

/** Takes as long for who is known as for who is not. */
export async function inEvenTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [settled] = await Promise.allSettled([work, delay(ms)]);
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}
