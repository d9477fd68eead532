import { productListPath, supplierPath } from '@ironbridge/domain';
import { NamedLine, SectionHead, SupplierLine } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { AskLink } from '../../shell/ask/AskLink.tsx';
import { FilmArticle } from '../../shell/film/FilmArticle.tsx';
import { NextFilms } from '../../shell/film/NextFilms.tsx';
import { aboveInShowroom } from '../../shell/showroom-trail.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import type { SupplierVideoPage } from './load-supplier-video.server.ts';

export function SupplierVideoView({ view }: { readonly view: SupplierVideoPage }) {
  const { copy } = usePage();
  const words = copy.suppliers;
  const { video, player, transcript, path, maker, supplier, films, filmCount, products } = view;
  const home = supplierPath(maker.id);
  return (
    <div className="wrap">
      <Trail steps={[...aboveInShowroom(copy, 'suppliers'), { name: maker.name, href: home }]} />
      <div className="film-screen">
        <FilmArticle video={video} player={player} path={path} transcript={transcript} />
        <aside className="film-side">
          {supplier ? (
            <section className="film-maker" aria-labelledby="film-maker">
              <SectionHead id="film-maker" title={words.supplier} small />
              <ul>
                <SupplierLine supplier={supplier} />
              </ul>
              <AskLink about={{ kind: 'supplier', ids: [maker.id] }} />
            </section>
          ) : null}
          <NextFilms title={words.otherFilms} films={films}>
            <a className="quiet-link" href={`${home}#reading`}>
              {copy.videos.wholeBlock(filmCount ?? films.length)}
            </a>
          </NextFilms>
          {products.length ? (
            <section className="film-products" aria-labelledby="film-products">
              <SectionHead id="film-products" title={copy.navigation.products} small>
                <a
                  className="quiet-link"
                  href={productListPath({ extra: { supplier: String(maker.id) } })}
                >
                  {words.itsProducts}
                </a>
              </SectionHead>
              <ul className="plain-list">
                {products.map(({ id, ...product }) => (
                  <NamedLine key={id} {...product} />
                ))}
              </ul>
            </section>
          ) : null}
        </aside>
      </div>
    </div>
  );
}
