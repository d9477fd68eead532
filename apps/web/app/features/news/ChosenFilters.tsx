import { articleListPath } from '@ironbridge/domain';
import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toChosenFilters } from './chosen-filters.ts';
import type { ListAddress } from './parse-list-address.ts';

interface ChosenFiltersProps {
  readonly address: ListAddress;
  readonly total: number;
  readonly tags?: readonly { readonly id: number; readonly tag_name: string }[];
}

/** How many there are, and by what they were chosen. */
export function ChosenFilters({ address, total, tags = [] }: ChosenFiltersProps) {
  const { copy, frame } = usePage();
  const { industries } = frame;
  const chosen = toChosenFilters(address, industries, tags);
  return (
    <div className="list-bar">
      <b className="figures">{copy.list.count(total)}</b>
      {chosen.map(({ name, href }) => (
        <a key={href} className="pill pill-on" href={href} aria-label={copy.list.remove(name)}>
          {name}
          <Icon name="close" />
        </a>
      ))}
      {chosen.length > 1 ? (
        <a className="text-link" href={articleListPath({ type: address.type })}>
          {copy.list.clearAll}
        </a>
      ) : null}
    </div>
  );
}
