import type { EditionId } from '@ironbridge/domain';

/** A search engine that wants to be told which pages of an edition are new or have changed. */
export interface Crawler {
  /** Under which its addresses wait. */
  readonly name: string;
  readonly edition: EditionId;
  /** The edition's own, before each path. */
  readonly origin: string;
  /** How many addresses it takes at once. */
  readonly most: number;
  /** Rejects with what it answered, where it did not take them. */
  tell(addresses: readonly string[]): Promise<void>;
}

/** A page of an edition that is live and not as it was. */
export interface ChangedPage {
  readonly edition: EditionId;
  readonly path: string;
}
