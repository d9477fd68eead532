import { Headline, MetaLine, SectionHead } from '@ironbridge/ui';
import { usePage } from '../platform/page.ts';
import type { NextReading } from './next-reading.ts';

/** A section of the rail; of nothing there is none. */
export function NextReadingList({ lines }: { readonly lines: readonly NextReading[] }) {
  const { copy } = usePage();
  if (!lines.length) return null;
  return (
    <section>
      <SectionHead title={copy.reading.title} small />
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
