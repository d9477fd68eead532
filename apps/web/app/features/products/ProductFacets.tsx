import { usePage } from '../../platform/page.ts';
import { HiddenFilters } from '../../shell/list/HiddenFilters.tsx';
import { IndustryFacet } from '../../shell/list/IndustryFacet.tsx';
import { KeywordFacet } from '../../shell/list/KeywordFacet.tsx';
import { isFiltered } from '../../shell/list/list-address.ts';
import { MoreChoices } from '../../shell/list/MoreChoices.tsx';
import { NamedFacet } from '../../shell/list/NamedFacet.tsx';
import { PlaceFacets } from '../../shell/list/PlaceFacets.tsx';
import { TagFacet } from '../../shell/list/TagFacet.tsx';
import { RangeFields } from '../../shell/ranges/RangeFields.tsx';
import type { ProductsPage } from './load-products.server.ts';
import { PriceFields } from './PriceFields.tsx';
import { toPriceWords } from './price-words.ts';
import { parsePrice } from './product-address.ts';

const shownAtOnce = 4;

/** What products are narrowed by. Once it is said which, by industry or by name, they are told apart by what they can do. */
export function ProductFacets({ view }: { readonly view: ProductsPage }) {
  const { copy, edition } = usePage();
  const { address, industries, tags, places } = view;
  // Of a list that is narrowed already, only those that would leave something.
  const offered = industries && isFiltered(address) ? { offered: industries } : {};
  const known = address.sid.length > 0 || address.keyword !== undefined;
  return (
    <>
      <KeywordFacet address={address} />
      {known ? <RangesForm view={view} /> : null}
      <IndustryFacet address={address} counts={industries} {...offered} />
      {known ? null : <RangesForm view={view} />}
      <NamedFacet
        address={address}
        param="price"
        title={copy.products.bands}
        values={view.bands}
        wordsOf={(band) => toPriceWords(band, edition.id)}
      />
      <TagFacet address={address} tags={tags} />
      <NamedFacet
        address={address}
        param="certificate"
        title={copy.products.certificates}
        values={view.certificates}
      />
      {places ? <PlaceFacets address={address} places={places} /> : null}
    </>
  );
}

function RangesForm({ view }: { readonly view: ProductsPage }) {
  const { copy } = usePage();
  const words = copy.products;
  const { address, ranges } = view;
  const open = Math.max(shownAtOnce, ranges.filter(({ chosen }) => chosen).length);
  const others = ranges.slice(open);
  return (
    <section>
      <h2 id="facet-ranges">{words.ranges}</h2>
      <form
        className="range-form"
        action={`${address.path}/choose`}
        method="get"
        aria-labelledby="facet-ranges"
      >
        <HiddenFilters address={address} asked={['price']} />
        {ranges.slice(0, open).map((range) => (
          <RangeFields key={range.property} range={range} />
        ))}
        <MoreChoices count={others.length} open={false}>
          {others.map((range) => (
            <RangeFields key={range.property} range={range} />
          ))}
        </MoreChoices>
        <PriceFields price={parsePrice(address.extra.price)} />
        <button className="button button-small" type="submit">
          {words.apply}
        </button>
      </form>
    </section>
  );
}
