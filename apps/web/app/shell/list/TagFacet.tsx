import { lists } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { type ListAddress, toListPath } from './list-address.ts';
import { MoreChoices } from './MoreChoices.tsx';

interface TagFacetProps {
  readonly address: ListAddress;
  /** Those of the highest grade first. */
  readonly tags: readonly {
    readonly id: number;
    readonly tag_name: string;
    /** How many there are with it, where that was counted. */
    readonly count?: number;
  }[];
}

/** Of three tags or more the two of highest grade; the others are opened on demand, without script. */
export function TagFacet({ address, tags }: TagFacetProps) {
  const { copy } = usePage();
  const top = tags.slice(0, lists.topTags);
  const others = tags.slice(lists.topTags);
  if (!tags.length) return null;
  return (
    <section>
      <h2>{copy.list.tags}</h2>
      <TagList address={address} tags={top} />
      <MoreChoices count={others.length} open={others.some(({ id }) => id === address.tid)}>
        <TagList address={address} tags={others} />
      </MoreChoices>
    </section>
  );
}

function TagList({ address, tags }: TagFacetProps) {
  const { copy } = usePage();
  const { tid } = address;
  return (
    <ul className="facet-tags">
      {tags.map(({ id, tag_name, count }) => (
        <li key={id}>
          <a
            className={id === tid ? 'pill pill-on' : 'pill'}
            href={toListPath(address, { tid: id === tid ? undefined : id })}
            rel="nofollow"
          >
            {tag_name}
            {count === undefined ? null : (
              <span className="meta">{count.toLocaleString('en')}</span>
            )}
            {id === tid ? <span className="visually-hidden"> {copy.list.chosen}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
