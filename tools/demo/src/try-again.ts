import { Problem } from './problem.ts';

/** What the work needs is there, but was not to be had at this moment. */
export class Away extends Problem {}

const TIMES = 4;
const PAUSE = 1500;

/** Does the work again when what it needs was away for a moment. The work must look before it makes. */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Away) || time === TIMES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE * time));
    }
  }
}
