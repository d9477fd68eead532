import { industryPath, searchPath } from '@ironbridge/domain';
import { SearchForm, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ListHead } from '../../shell/list/ListHead.tsx';

/** Before there is a word: what others look for, and the industries. */
export function SearchStart() {
  const { copy, frame } = usePage();
  const { results, search } = copy;
  return (
    <div className="wrap search-screen">
      <ListHead title={results.title} about={results.startText} />
      <div className="search-start">
        <SearchForm
          action="/search"
          name="keyword"
          label={copy.frame.search}
          placeholder={search.placeholder}
          submit={copy.frame.search}
        />
        {frame.keywords.length ? (
          <section>
            <SectionHead title={results.hot} />
            <ul className="pills">
              {frame.keywords.map((keyword) => (
                <li key={keyword}>
                  <a className="pill" href={searchPath({ keyword })}>
                    {keyword}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {frame.industries.length ? (
          <section>
            <SectionHead title={results.byIndustry} />
            <ul className="pills">
              {frame.industries.map((industry) => (
                <li key={industry.id}>
                  <a className="pill" href={industryPath(industry)}>
                    {industry.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </div>
  );
}
