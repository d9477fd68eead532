import { editions, industryPath, postListingPath, searchPath } from '@ironbridge/domain';
import { SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toListPath } from '../../shell/list/list-address.ts';
import { ElsewhereFound } from './ElsewhereFound.tsx';
import type { Found } from './load-search.server.ts';
import { openType, toTypeQuery } from './search-address.ts';
import { WordCounts } from './WordCounts.tsx';

/** Nothing holds the words: what each of them finds, what is spelled nearly so, where else to look, whom to ask. */
export function NothingFound({ found }: { readonly found: Found }) {
  const { copy, edition, origins } = usePage();
  const words = copy.results;
  const { address, keyword, near } = found;
  const type = openType(address);
  const plain = toListPath(address, { ...toTypeQuery(address, type), sid: [], tid: undefined });
  const other = editions[edition.twin];
  return (
    <div className="nothing-found">
      <div>
        <h2>
          <b className="figures">0</b> {copy.results.none[type]}
        </h2>
        <p>{words.noneHint}</p>
        {near?.unfiltered.total ? (
          <p>
            <a className="button" href={plain}>
              {words.unfiltered(words.count[type](near.unfiltered))}
            </a>
          </p>
        ) : null}
        {near ? <WordCounts words={near.words} type={type} /> : null}
        <dl className="near-ways">
          {near?.terms.length ? (
            <div>
              <dt>{words.near}</dt>
              <dd className="pills">
                {near.terms.map((term) => (
                  <a key={term} className="pill" href={searchPath({ keyword: term, type })}>
                    {term}
                  </a>
                ))}
              </dd>
            </div>
          ) : null}
          {near?.industry ? (
            <div>
              <dt>{words.industry}</dt>
              <dd>
                <a className="text-link" href={industryPath(near.industry)}>
                  {near.industry.name}
                </a>
              </dd>
            </div>
          ) : null}
          {near ? (
            <div>
              <dt>{words.otherEdition}</dt>
              <dd>
                {near.edition.total ? (
                  <a
                    className="text-link"
                    href={new URL(searchPath({ keyword, type }), origins[other.id]).href}
                    hrefLang={other.lang}
                  >
                    {words.otherCount(words.count[type](near.edition))}
                  </a>
                ) : (
                  words.otherNone
                )}
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
      <aside>
        <section>
          <SectionHead title={words.ask} />
          <p>{words.askText}</p>
          <a
            className="button button-primary"
            href={postListingPath('demand')}
            rel="nofollow"
            data-login
          >
            {words.askWays}
          </a>
        </section>
        <ElsewhereFound found={found} />
      </aside>
    </div>
  );
}
