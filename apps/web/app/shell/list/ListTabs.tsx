import { usePage } from '../../platform/page.ts';

interface ListTabsProps {
  readonly tabs: readonly {
    readonly name: string;
    readonly href: string;
    readonly current: boolean;
  }[];
}

/** Lists beside each other. */
export function ListTabs({ tabs }: ListTabsProps) {
  const { copy } = usePage();
  return (
    <nav className="list-tabs" aria-label={copy.frame.sectionNavigation}>
      {tabs.map(({ name, href, current }) => (
        <a key={href} href={href} aria-current={current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
