import { usePage } from '../../platform/page.ts';
import type { IndustryView } from '../to-industry-view.ts';

/** Searches the industry; another choice of the same list searches them all. */
export function SubsiteSearch({ industry: { id, name } }: { readonly industry: IndustryView }) {
  const { copy } = usePage();
  const words = copy.subsite;
  return (
    <search aria-label={words.search(name)}>
      <form className="search-form" action="/search" method="get">
        <select name="sid" aria-label={words.scope}>
          <option value={id}>{name}</option>
          <option value="">{words.everywhere}</option>
        </select>
        <input
          type="search"
          name="keyword"
          aria-label={words.search(name)}
          placeholder={words.searchPlaceholder(name)}
          required
          maxLength={100}
          autoComplete="off"
        />
        <button type="submit">{copy.frame.search}</button>
      </form>
    </search>
  );
}
