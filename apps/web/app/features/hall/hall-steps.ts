import type { Messages } from '@ironbridge/messages';

/** What stands above a page of the hall. */
export function toHallSteps(
  { navigation }: Messages,
  hall?: string,
): { readonly name: string; readonly href: string }[] {
  return [
    { name: navigation.showroom, href: '/showroom' },
    ...(hall ? [{ name: navigation.platform, href: hall }] : []),
  ];
}
