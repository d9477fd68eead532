import { articleListPath, lists } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import type { ListAddress } from './parse-list-address.ts';

export interface TagFilterProps {
  readonly address: ListAddress;
  /** Those of the highest grade first. */
  readonly tags: readonly { readonly id: number; readonly tag_name: string }[];
}

/** Of three tags or more the two of highest grade; the others are opened on demand, without script. */
export function TagFilter({ address, tags }: TagFilterProps) {
  const { copy } = usePage();
  const top = tags.slice(0, lists.topTags);
  const others = tags.slice(lists.topTags);
  return (
    <>
      <TagList address={address} tags={top} />
      {others.length ? (
        <details className="facet-more" open={others.some(({ id }) => id === address.tid)}>
          <summary>{copy.list.moreTags(others.length)}</summary>
          <TagList address={address} tags={others} />
        </details>
      ) : null}
    </>
  );
}

function TagList({ address, tags }: TagFilterProps) {
  const { copy } = usePage();
  const { type, sid, tid, keyword } = address;
  return (
    <ul className="facet-tags">
      {tags.map(({ id, tag_name }) => (
        <li key={id}>
          <a
            className={id === tid ? 'pill pill-on' : 'pill'}
            href={articleListPath({ type, sid, tid: id === tid ? undefined : id, keyword })}
            rel="nofollow"
          >
            {tag_name}
            {id === tid ? <span className="visually-hidden"> {copy.list.chosen}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
