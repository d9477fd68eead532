/** The desk is there but did not take this request: it was restarting, or closed a connection as it was used. */
export class DeskAway extends Error {
  readonly hint = 'Is the desk well? pnpm stack status';
}

const TIMES = 4;
const PAUSE = 1500;

/** Does the work again when the desk was away for a moment. The work must look before it makes. */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DeskAway) || time === TIMES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE * time));
    }
  }
}
