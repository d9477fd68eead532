export type Outcome = {
  /** What was looked at, for the line of progress: a check that saw nothing must not look like a pass. */
  readonly seen: string;
  readonly problems: readonly string[];
};

export type Check = {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
};
