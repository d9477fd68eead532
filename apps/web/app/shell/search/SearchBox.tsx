import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { toTypeNames } from './search-type-names.ts';

/** What was searched for, and among what. */
export interface Searched {
  readonly keyword: string | undefined;
  readonly extra: { readonly type?: string };
}

/** A plain form; where scripts run, its panel opens below the field, or around it in a sheet. */
export function SearchBox({ searched }: { readonly searched: Searched | undefined }) {
  const { copy } = usePage();
  const words = copy.search;
  return (
    <search className="search-box" aria-label={words.label}>
      <button type="button" className="search-close" aria-label={words.close} data-close-search>
        <Icon name="close" />
      </button>
      <form className="search-form" action="/search" method="get">
        <select
          name="type"
          aria-label={words.type}
          autoComplete="off"
          defaultValue={searched?.extra.type}
        >
          {toTypeNames(copy).map(([type, name]) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </select>
        <input
          type="text"
          name="keyword"
          aria-label={copy.frame.search}
          placeholder={words.placeholder}
          defaultValue={searched?.keyword}
          required
          pattern=".*\S.*"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="button" className="search-clear" aria-label={words.clear} data-clear-search>
          <Icon name="close" />
        </button>
        <button type="submit">{copy.frame.search}</button>
      </form>
      <SearchPanel />
    </search>
  );
}
