import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { type ChosenFilter, toChosenFilters } from './chosen-filters.ts';
import type { ListAddress } from './list-address.ts';

interface ChosenFiltersProps {
  readonly address: ListAddress;
  /** All of them, in words. */
  readonly count: string;
  /** The name of the tag, where it is known. */
  readonly tag?: string | undefined;
  /** What only this kind of list is filtered by. */
  readonly own?: readonly ChosenFilter[];
  /** Where the keyword is what the list is about and no filter of it: the list without filters. */
  readonly question?: string;
}

/** How many there are, and by what they were chosen. */
export function ChosenFilters({ address, count, tag, own = [], question }: ChosenFiltersProps) {
  const { copy, frame } = usePage();
  const chosen = toChosenFilters(address, frame.industries, tag, own, question !== undefined);
  return (
    <div className="list-bar">
      <b className="figures">{count}</b>
      {chosen.map(({ name, href }) => (
        <a key={href} className="pill pill-on" href={href} aria-label={copy.list.remove(name)}>
          {name}
          <Icon name="close" />
        </a>
      ))}
      {chosen.length > 1 ? (
        <a className="text-link" href={question ?? address.path}>
          {copy.list.clearAll}
        </a>
      ) : null}
    </div>
  );
}
