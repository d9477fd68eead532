/** One way to send a code to a mainland mobile: a vendor, its signature and its approved template. */
export interface SmsWay {
  readonly name: string;
  send(phone: string, code: string): Promise<void>;
}

export class NoWayLeft extends Error {}

export interface SmsSender {
  send(phone: string, code: string): Promise<void>;
}

/**
 * Asks the ways in turn. One that did not answer in time may have sent it after all: the second message then holds the
 * same code, which is better than none.
 */
export function createSmsSender(
  ways: readonly SmsWay[],
  onFailure: (way: string, error: unknown) => void,
): SmsSender {
  return {
    async send(phone, code) {
      for (const way of ways) {
        try {
          await way.send(phone, code);
          return;
        } catch (error) {
          onFailure(way.name, error);
        }
      }
      throw new NoWayLeft('No vendor took the message');
    },
  };
}
