import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { toTypeNames } from './search-type-names.ts';

interface SearchBoxProps {
  /** What was looked for last, for another try. */
  readonly keyword: string | undefined;
  readonly type: string | undefined;
}

/** A plain form; where scripts run, its panel opens below the field, or around it in a sheet. */
export function SearchBox({ keyword, type: chosen }: SearchBoxProps) {
  const { copy } = usePage();
  const words = copy.search;
  return (
    <search className="search-box" aria-label={words.label}>
      <button type="button" className="search-close" aria-label={words.close} data-close-search>
        <Icon name="close" />
      </button>
      <form className="search-form" action="/search" method="get">
        <select name="type" aria-label={words.type} autoComplete="off" defaultValue={chosen}>
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
          defaultValue={keyword}
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
