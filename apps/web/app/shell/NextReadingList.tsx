import { Headline, MetaLine, SectionHead } from '@ironbridge/ui';
import { usePage } from '../platform/page.ts';
import type { NextReading } from './next-reading.ts';

interface NextReadingListProps {
  readonly lines: readonly NextReading[];
  /** What they have in common, where it is more than that they can be read next. */
  readonly title?: string;
}

/** A section of the rail; of nothing there is none. */
export function NextReadingList({ lines, title: shared }: NextReadingListProps) {
  const { copy } = usePage();
  if (!lines.length) return null;
  return (
    <section>
      <SectionHead title={shared ?? copy.reading.title} small />
      <ul className="plain-list">
        {lines.map(({ key, title, href, facts }) => (
          <li key={key}>
            <Headline text={title} href={href} />
            <MetaLine parts={facts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
