import { FilterBar } from '@ironbridge/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { HiddenFilters } from './HiddenFilters.tsx';
import { toIndustryNames } from './industry-names.ts';
import type { ListAddress } from './list-address.ts';

interface ListFilterBarProps {
  readonly address: ListAddress;
  readonly placeholder: string;
  /** What else the kind is filtered by: labels with a control each, and the names of those controls. */
  readonly children?: ReactNode;
  readonly asked?: readonly string[];
  /** On phones all but the keyword waits behind a switch of this name. */
  readonly fold?: string;
}

/** The filters of a list that is read across the full width: a title block above it. */
export function ListFilterBar({
  address,
  placeholder,
  children,
  asked = [],
  fold,
}: ListFilterBarProps) {
  const { copy, frame } = usePage();
  const { industries } = frame;
  const { list } = copy;
  const { sid } = address;
  const chosen = sid.join(',');
  const offered = sid.length === 0 || industries.some(({ id }) => String(id) === chosen);
  return (
    <FilterBar action={address.path} label={list.filters} submit={list.filter} fold={fold}>
      <HiddenFilters address={address} asked={['sid', 'keyword', ...asked]} />
      <label>
        {list.industry}
        <select name="sid" defaultValue={chosen}>
          <option value="">{list.allIndustries}</option>
          {/* Several, or one of the second level: chosen elsewhere, and kept. */}
          {offered ? null : (
            <option value={chosen}>{toIndustryNames(sid, industries).join(list.and)}</option>
          )}
          {industries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {children}
      <label className="filter-wide">
        {list.keyword}
        <input
          type="search"
          name="keyword"
          placeholder={placeholder}
          defaultValue={address.keyword}
          maxLength={100}
        />
      </label>
    </FilterBar>
  );
}
