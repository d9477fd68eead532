import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { askMember } from '../../platform/member-call.client.ts';

/** The work that stands in for reading a picture: about a second of this browser's time. What it finds is the code. */
export async function workOut(key: string): Promise<string> {
  const work = await askMember('/memberApi/proof', { key });
  if (work.code === 0) throw new Error('There is no work to be had');
  const solution = await solveChallenge({ challenge: { ...work.data, signature: '' }, deriveKey });
  if (solution === null) throw new Error('The work took too long');
  return String(solution.counter);
}
