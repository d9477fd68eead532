import { comparePath, lists, productListPath } from '@ironbridge/domain';
import { Headline } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ShareButtons } from '../../shell/ShareButtons.tsx';
import { aboveInShowroom } from '../../shell/showroom-trail.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { CompareTable } from './CompareTable.tsx';
import type { ComparisonPage } from './load-comparison.server.ts';

export function CompareView({ view }: { readonly view: ComparisonPage }) {
  const { copy } = usePage();
  const words = copy.compare;
  const { ids, unit, path, gone, trade, specs } = view;
  const rows = [...trade, ...specs];
  const different = rows.filter(({ same }) => !same).length;
  const title = ids.length > 1 ? words.sideBySide(ids.length) : words.title;
  return (
    <div className="wrap">
      <Trail steps={[...aboveInShowroom(copy, 'products'), { name: words.title }]} />
      <header className="page-head">
        <Headline as="h1" text={title} />
        {gone ? <p>{words.gone(gone)}</p> : null}
      </header>
      {ids.length ? (
        <>
          <div className="compare-tools">
            <nav className="segments" aria-label={words.rows}>
              <a href={comparePath(ids, { unit })} aria-current={view.view ? undefined : 'true'}>
                {words.allRows(rows.length)}
              </a>
              <a
                href={comparePath(ids, { unit, view: 'differences' })}
                aria-current={view.view ? 'true' : undefined}
              >
                {words.differingRows(different)}
              </a>
            </nav>
            {ids.length < lists.comparedMost ? (
              <a className="text-link" href={productListPath()}>
                {words.addMore}
              </a>
            ) : null}
            <ShareButtons path={path} title={title} />
          </div>
          <CompareTable view={view} />
        </>
      ) : (
        <div className="list-empty">
          <h2>{words.nothing}</h2>
          <p>{words.hint(lists.comparedMost)}</p>
          <a className="button" href={productListPath()}>
            {words.toProducts}
          </a>
        </div>
      )}
    </div>
  );
}
