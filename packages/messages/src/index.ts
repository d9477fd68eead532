import type { EditionId } from '@ironbridge/domain';
import { cn } from './cn.ts';
import { en, type Messages } from './en.ts';

export type { Messages };

/** All words that readers see, by edition. */
export const messages: Readonly<Record<EditionId, Messages>> = { cn, en };
