import { type DataPage, toAddress } from './house.ts';
import type { Thing } from './thing.ts';

export interface Step {
  readonly name: string;
  /** Without one it is the page itself. */
  readonly href?: string;
}

export function toBreadcrumbList(page: DataPage, steps: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href === undefined ? undefined : toAddress(page, href),
    })),
  };
}
