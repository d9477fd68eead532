import { paperListPath, shanghaiDate } from '@ironbridge/domain';
import { Body, Headline, PaperRow, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { toBodySurroundings } from '../../shell/text/body-surroundings.ts';
import { Contents } from '../../shell/text/Contents.tsx';
import { toContents } from '../../shell/text/to-contents.ts';
import type { PolicyPage } from './load-policy.server.ts';

/** The desk's own words on who gets a paper, and what is kept of whom. */
export function PaperPolicyView({ view: { policy, papers } }: { readonly view: PolicyPage }) {
  const { copy } = usePage();
  const { title, body, updated_time } = policy;
  const chapters = toContents(body);
  return (
    <div className="wrap">
      <Trail
        steps={[{ name: copy.navigation.whitepapers, href: paperListPath() }, { name: title }]}
      />
      <div className="paper-screen">
        <article>
          <header className="page-head">
            <Headline as="h1" text={title} />
            <p className="meta">
              <time dateTime={updated_time}>{copy.papers.updated(shanghaiDate(updated_time))}</time>
            </p>
          </header>
          <div className="paper-text">
            {chapters.length ? <Contents chapters={chapters} /> : null}
            <Body blocks={body} around={toBodySurroundings(copy)} />
          </div>
        </article>
        {papers.length ? (
          <aside className="paper-side">
            <SectionHead title={copy.papers.newest} small>
              <a className="quiet-link" href={paperListPath()}>
                {copy.papers.all}
              </a>
            </SectionHead>
            {papers.map((paper) => (
              <PaperRow key={paper.id} paper={paper} />
            ))}
          </aside>
        ) : null}
      </div>
    </div>
  );
}
