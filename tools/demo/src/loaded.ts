import { dayMs } from '@ironbridge/domain';
import type { Choice } from './content/choice.ts';
import type { Catalogue } from './steps/catalogue.ts';
import type { Pictures } from './steps/pictures.ts';
import type { Reference } from './steps/reference.ts';

/** What later steps build on. */
export interface Loaded {
  readonly choice: Choice;
  readonly reference: Reference;
  readonly pictures: Pictures;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

export function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayMs).toISOString();
}

/** A day without a time: its noon, which is the same day in every time zone that reads it. */
export function dayFrom(now: Date, days: number): string {
  return `${daysFrom(now, days).slice(0, 10)}T12:00:00.000Z`;
}
