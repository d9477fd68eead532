import { usePage } from '../../platform/page.ts';
import { isFiltered, type ListAddress } from './list-address.ts';

interface EmptyListProps {
  readonly address: ListAddress;
  /** That there is none of its kind. */
  readonly title: string;
  /** Why that may be, line by line. */
  readonly reasons?: readonly string[];
}

export function EmptyList({ address, title, reasons = [] }: EmptyListProps) {
  const { copy } = usePage();
  return (
    <div className="list-empty">
      <h2>{title}</h2>
      {isFiltered(address) ? (
        <>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>{copy.list.emptyHint}</p>
          <a className="button" href={address.path}>
            {copy.list.clearAll}
          </a>
        </>
      ) : null}
    </div>
  );
}
