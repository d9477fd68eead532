import { paperListPath } from '@ironbridge/domain';
import { PaperRow, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ItemWays } from '../../shell/ItemWays.tsx';
import { NextReadingList } from '../../shell/NextReadingList.tsx';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { TagLinks } from '../../shell/TagLinks.tsx';
import type { PaperPage } from './load-paper.server.ts';
import { PaperFacts } from './PaperFacts.tsx';
import { PaperGate } from './PaperGate.tsx';
import { PaperHead } from './PaperHead.tsx';
import { PaperOpening } from './PaperOpening.tsx';

export function PaperView({ view }: { readonly view: PaperPage }) {
  const { copy } = usePage();
  const { paper, path, opening, related, reading } = view;
  const [industry] = paper.industrys;
  return (
    <div className="wrap">
      <Trail
        steps={[
          { name: copy.navigation.whitepapers, href: paperListPath() },
          ...(industry
            ? [{ name: industry.name, href: paperListPath({ sid: [industry.id] }) }]
            : []),
        ]}
      />
      <div className="paper-screen">
        <article>
          <PaperHead paper={paper} />
          <PaperFacts paper={paper} />
          <PaperOpening paper={paper} opening={opening} />
          <div className="paper-foot">
            <TagLinks tags={paper.tags} hrefOf={(tid) => paperListPath({ tid })} />
            <ItemWays item={{ kind: 'paper', id: paper.id }} path={path} title={paper.title} />
          </div>
        </article>
        <aside className="paper-side">
          <PaperGate paper={paper} />
          <NextReadingList lines={reading} />
        </aside>
      </div>
      {related.length ? (
        <section className="paper-related" aria-labelledby="related">
          <SectionHead id="related" title={copy.papers.related} />
          <div>
            {related.map((other) => (
              <PaperRow key={other.id} paper={other} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}
