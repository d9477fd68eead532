import { Headline } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { PaperPage } from './load-paper.server.ts';

/** What anyone may read of it: all its headings, the first pages, and where they end. */
export function PaperOpening({ paper, opening }: Pick<PaperPage, 'paper' | 'opening'>) {
  const { copy } = usePage();
  const words = copy.papers;
  const { contents, chapters } = opening;
  // Where nothing can be read, nothing ends.
  if (!contents.length && !chapters.length) return null;
  const closed = contents.filter(({ anchor }) => anchor === undefined).length;
  return (
    <div className="paper-text">
      {contents.length ? (
        <nav className="contents" aria-label={words.contents}>
          <div>
            <h2>{words.contents}</h2>
            <ol>
              {contents.map(({ heading, anchor }) => (
                <li key={heading}>
                  {anchor === undefined ? (
                    <span>{heading}</span>
                  ) : (
                    <a href={`#${anchor}`}>
                      {heading} <small>{words.open}</small>
                    </a>
                  )}
                </li>
              ))}
            </ol>
          </div>
        </nav>
      ) : null}
      <div>
        {chapters.length ? (
          <div className="body">
            <p className="opening-mark">{words.opening}</p>
            {chapters.map(({ anchor, heading, paragraphs }) => (
              <section key={anchor} id={anchor}>
                {heading === undefined ? null : <Headline as="h2" text={heading} />}
                {paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </section>
            ))}
          </div>
        ) : null}
        <div className="gate">
          <p>
            <b>{words.ends}</b>
            {closed ? <span>{words.rest(closed)}</span> : null}
            {paper.pages === null ? null : <span>{words.restPages(paper.pages)}</span>}
          </p>
          <a className="button button-primary" href="#get">
            {words.getWhole}
          </a>
        </div>
      </div>
    </div>
  );
}
