import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { Count } from '../Count.tsx';

interface ListTabsProps {
  /** What the lists are, where they are not the parts of a section. */
  readonly label?: string;
  readonly tabs: readonly {
    readonly name: string;
    readonly href: string;
    readonly current: boolean;
    /** How many there are in it, where that was counted; in words, none and more than were counted are said too. */
    readonly count?: number | string | undefined;
  }[];
  /** Ways to follow the list elsewhere, at the end of the line. */
  readonly children?: ReactNode;
}

/** Lists beside each other. */
export function ListTabs({ label, tabs, children }: ListTabsProps) {
  const { copy } = usePage();
  return (
    <nav className="list-tabs" aria-label={label ?? copy.frame.sectionNavigation}>
      {tabs.map(({ name, href, current, count }) => (
        <a key={href} href={href} aria-current={current ? 'page' : undefined}>
          {name}
          {typeof count === 'string' ? (
            <span className="figures">{count}</span>
          ) : (
            <Count className="figures" of={count} />
          )}
        </a>
      ))}
      {children ? <span className="list-follow">{children}</span> : null}
    </nav>
  );
}
