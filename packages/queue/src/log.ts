/** As much of a service's log as is needed here. */
export type Log = Readonly<
  Record<
    'error' | 'warn' | 'debug',
    { (about: object, words?: string): void; (words: string): void }
  >
>;
