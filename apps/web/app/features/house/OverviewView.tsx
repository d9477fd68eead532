import { Body, SectionHead, TitleBlock } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toBodySurroundings } from '../../shell/text/body-surroundings.ts';
import type { Overview } from './load-overview.server.ts';
import { MediaLines } from './MediaLines.tsx';
import { OfficeFacts } from './OfficeFacts.tsx';

const figures = ['articles', 'products', 'suppliers', 'videos', 'issues', 'papers'] as const;

export function OverviewView({ about, counts, media, head }: Overview) {
  const { copy } = usePage();
  const words = copy.house;
  return (
    <>
      {counts ? (
        <section className="about-figures" aria-label={words.figures}>
          <TitleBlock
            cells={figures
              .filter((name) => counts[name] > 0)
              .map((name) => ({
                label: words.figureNames[name],
                value: counts[name].toLocaleString('en'),
              }))}
          />
        </section>
      ) : null}
      <div className="about-columns">
        <div className="about-main">
          <Body blocks={about.rest} around={toBodySurroundings(copy)} />
        </div>
        <aside className="about-side">
          {head ? (
            <section aria-labelledby="about-office">
              <SectionHead small id="about-office" title={head.name}>
                <a className="quiet-link" href="/about/contact">
                  {copy.navigation.contact}
                </a>
              </SectionHead>
              <OfficeFacts office={head} />
            </section>
          ) : null}
          {media.length ? <MediaLines media={media} /> : null}
        </aside>
      </div>
    </>
  );
}
