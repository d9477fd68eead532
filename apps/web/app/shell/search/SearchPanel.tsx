import { searchPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { toTypeNames } from './search-type-names.ts';

/** What belongs to the field: types, suggestions as they come, and what others look for. */
export function SearchPanel() {
  const { copy } = usePage();
  const words = copy.search;
  return (
    <div className="search-panel">
      <p className="visually-hidden" role="status" />
      <div className="search-types" role="radiogroup" aria-label={words.type}>
        {toTypeNames(copy).map(([type, name], index) => (
          <label key={type}>
            <input
              type="radio"
              name="search-type"
              value={type}
              defaultChecked={index === 0}
              autoComplete="off"
            />
            {name}
          </label>
        ))}
      </div>
      <div className="search-columns">
        <div
          className="suggestions"
          id="suggestions"
          role="listbox"
          aria-label={words.suggestions}
          hidden
        />
        <SearchedWords />
      </div>
      <div className="search-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          {words.move}
        </span>
        <span>
          <kbd>↵</kbd>
          {words.go}
        </span>
        <span>
          <kbd>Esc</kbd>
          {words.leave}
        </span>
      </div>
    </div>
  );
}

function SearchedWords() {
  const { copy, frame } = usePage();
  const words = copy.search;
  return (
    <div className="search-words">
      {frame.keywords.length ? (
        <>
          <p id="hot-keywords">{words.hot}</p>
          <ol aria-labelledby="hot-keywords">
            {frame.keywords.map((keyword, index) => (
              <li key={keyword}>
                <a href={searchPath({ keyword })}>
                  <b>{index + 1}</b>
                  {keyword}
                </a>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <div className="recent-searches" hidden>
        <p>
          {words.recent}
          <button type="button" className="bare-button">
            {words.forget}
          </button>
        </p>
        <div />
      </div>
    </div>
  );
}
