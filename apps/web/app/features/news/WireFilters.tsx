import { articleListPath } from '@ironbridge/domain';
import { FilterBar } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { HiddenFilters } from './HiddenFilters.tsx';
import type { ListAddress } from './parse-list-address.ts';

/** The wire is read across its full width: its filters are a title block above it. */
export function WireFilters({ address }: { readonly address: ListAddress }) {
  const { copy, frame } = usePage();
  const { industries } = frame;
  const { list } = copy;
  return (
    <FilterBar
      action={articleListPath({ type: address.type })}
      label={list.filters}
      submit={list.filter}
    >
      <HiddenFilters tid={address.tid} />
      <label>
        {list.industry}
        <select name="sid" defaultValue={address.sid.join(',')}>
          <option value="">{list.allIndustries}</option>
          {industries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="filter-wide">
        {list.keyword}
        <input
          type="search"
          name="keyword"
          placeholder={list.keywordPlaceholder}
          defaultValue={address.keyword}
          maxLength={100}
        />
      </label>
    </FilterBar>
  );
}
