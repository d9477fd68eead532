import { usePage } from '../../platform/page.ts';
import { Count } from '../../shell/Count.tsx';
import { aboutNavigation, quickLinks, toLinks } from '../../shell/navigation.ts';

interface AboutTabsProps {
  readonly path: string;
  readonly openJobs: number | undefined;
}

/** What the house says of itself, beside each other, as the navigation has it. */
export function AboutTabs({ path, openJobs }: AboutTabsProps) {
  const page = usePage();
  const { copy } = page;
  const links = [
    { name: 'about', label: copy.house.overview, href: '/about' },
    ...toLinks([...aboutNavigation, ...quickLinks.filter(({ name }) => name === 'policy')], page),
  ];
  return (
    <nav className="list-tabs about-tabs" aria-label={copy.frame.sectionNavigation}>
      {links.map(({ name, label, href }) => (
        <a key={name} href={href} aria-current={href === path ? 'page' : undefined}>
          {label}
          {name === 'careers' ? <Count className="tab-count" of={openJobs} /> : null}
        </a>
      ))}
    </nav>
  );
}
