import type { Messages } from '@ironbridge/messages';
import { findScreen, type ScreenName } from './navigation.ts';

/** The screens of the showroom that stand above one of its pages, as far as they are there. */
export function aboveInShowroom(
  { navigation }: Messages,
  ...names: readonly ScreenName[]
): { readonly name: string; readonly href: string }[] {
  return (['showroom', ...names] as const).flatMap((name) => {
    const href = findScreen(name);
    return href ? [{ name: navigation[name], href }] : [];
  });
}
