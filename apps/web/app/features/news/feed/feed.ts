/** A list of articles for those who follow it elsewhere. */
export interface Feed {
  readonly title: string;
  readonly about: string;
  readonly lang: string;
  /** The list as readers see it. */
  readonly page: string;
  /** Where this is. */
  readonly self: string;
  readonly icon: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** Stays the same when the address changes. */
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly about: string;
  readonly author: string;
  readonly published: string;
  readonly picture: string | undefined;
  readonly filedUnder: readonly string[];
}
