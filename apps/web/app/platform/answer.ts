import type { AccountCounts, Profile } from '@ironbridge/contract';
import { type CacheTag, freshSeconds, isEditionId } from '@ironbridge/domain';

/** What the page in the making rests on: the tags of everything asked for, and the most careful time to keep it. */
export class Answer {
  readonly tags = new Set<CacheTag>();
  #seconds: number = freshSeconds.page;
  #kept = true;
  /** Whose page it is, where it is one person's. */
  member: Profile | undefined;
  /** How much there is behind each entry of their centre. */
  counts: AccountCounts | undefined;
  /** What the member service hands to the reader's browser. */
  readonly cookies: string[] = [];
  /** The finished page. */
  html: string | undefined;

  get seconds(): number {
    return this.#seconds;
  }

  get kept(): boolean {
    return this.#kept;
  }

  addTags(header: string | undefined): void {
    for (const tag of header?.split(' ') ?? []) if (isCacheTag(tag)) this.tags.add(tag);
  }

  keepAtMost(seconds: number): void {
    this.#seconds = Math.min(this.#seconds, seconds);
  }

  keepNowhere(): void {
    this.#kept = false;
  }
}

function isCacheTag(text: string): text is CacheTag {
  const colon = text.indexOf(':');
  return colon > 0 && isEditionId(text.slice(0, colon));
}

/** A minute at the edge, nothing in the browser: the edge is told when the page changes, a browser is not. */
export function toCacheHeaders(status: number, answer: Answer): Record<string, string> {
  if (!answer.kept || status >= 500) return { 'cache-control': 'private, no-store' };
  const most = status === 404 ? freshSeconds.notFound : freshSeconds.page;
  return {
    'cache-control': `public, max-age=0, s-maxage=${Math.min(most, answer.seconds)}`,
    ...(answer.tags.size ? { xkey: [...answer.tags].join(' ') } : {}),
  };
}
