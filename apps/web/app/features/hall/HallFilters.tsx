import { usePage } from '../../platform/page.ts';
import { ListFilterBar } from '../../shell/list/ListFilterBar.tsx';
import type { HallPage } from './load-hall.server.ts';

export function HallFilters({ address, places }: Pick<HallPage, 'address' | 'places'>) {
  const { copy } = usePage();
  const { hall, list } = copy;
  const { place, sort } = address.extra;
  const isOffered = !place || places.some(({ name }) => name === place);
  return (
    <ListFilterBar
      address={address}
      placeholder={hall.keywordPlaceholder}
      asked={['place', 'sort']}
      fold={hall.moreFilters}
    >
      <label>
        {hall.place}
        <select name="place" defaultValue={place ?? ''}>
          <option value="">{hall.anyPlace}</option>
          {isOffered ? null : <option value={place}>{place}</option>}
          {places.map(({ name, count }) => (
            <option key={name} value={name}>
              {hall.counted(name, count)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {list.sort}
        <select name="sort" defaultValue={sort ?? ''}>
          <option value="">{hall.orders.newest}</option>
          <option value="expiring">{hall.orders.expiring}</option>
        </select>
      </label>
    </ListFilterBar>
  );
}
