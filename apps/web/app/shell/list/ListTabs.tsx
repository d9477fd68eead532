import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { Count } from '../Count.tsx';

interface ListTabsProps {
  readonly tabs: readonly {
    readonly name: string;
    readonly href: string;
    readonly current: boolean;
    /** How many there are in it, where that was counted. */
    readonly count?: number | undefined;
  }[];
  /** Ways to follow the list elsewhere, at the end of the line. */
  readonly children?: ReactNode;
}

/** Lists beside each other. */
export function ListTabs({ tabs, children }: ListTabsProps) {
  const { copy } = usePage();
  return (
    <nav className="list-tabs" aria-label={copy.frame.sectionNavigation}>
      {tabs.map(({ name, href, current, count }) => (
        <a key={href} href={href} aria-current={current ? 'page' : undefined}>
          {name}
          <Count className="figures" of={count} />
        </a>
      ))}
      {children ? <span className="list-follow">{children}</span> : null}
    </nav>
  );
}
