import type { Picture } from '@ironbridge/domain';

/** What a shared link shows of something. */
export interface ShareSubject {
  readonly title: string;
  /** What it is filed under, over the title. */
  readonly kicker?: string | undefined;
  readonly hue?: number | undefined;
  readonly picture?: Picture | null | undefined;
}

/** The size that every network shows whole. */
export const shareSize = { width: 1200, height: 630 } as const;
