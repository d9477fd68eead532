import { industryPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { Count } from '../Count.tsx';
import type { IndustryView } from '../to-industry-view.ts';

interface SubsiteChildrenProps {
  readonly industry: IndustryView;
  readonly childId: number | undefined;
}

export function SubsiteChildren({ industry, childId }: SubsiteChildrenProps) {
  const { copy } = usePage();
  if (!industry.children.length) return null;
  return (
    <nav className="wrap" aria-label={copy.subsite.children}>
      <ul className="subsite-children">
        <li>
          <a
            href={industryPath(industry)}
            aria-current={childId === undefined ? 'page' : undefined}
          >
            {copy.subsite.all}
          </a>
        </li>
        {industry.children.map((child) => (
          <li key={child.id}>
            <a
              href={industryPath(industry, child)}
              aria-current={child.id === childId ? 'page' : undefined}
            >
              {child.name}
              <Count className="subsite-count" of={child.total} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
