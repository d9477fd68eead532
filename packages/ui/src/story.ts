import type { PictureData } from './Picture.tsx';

/** An item as a card shows it: addresses and words are made by the caller. */
export interface Story {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly standfirst: string;
  readonly hue: number;
  /** The industry and, where the list is already about one, its next level. */
  readonly kicker: readonly string[];
  readonly picture: PictureData | null;
  /** What stands in the line of small print, in order. */
  readonly meta: readonly string[];
}

/** A film as a card shows it. */
export interface Film extends Story {
  /** How long it runs, as a player shows it; empty where that is unknown. */
  readonly length: string;
}
