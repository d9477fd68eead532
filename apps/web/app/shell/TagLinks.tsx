import type { TagRef } from '@ironbridge/contract';
import { usePage } from '../platform/page.ts';

interface TagLinksProps {
  readonly tags: readonly TagRef[];
  /** The list of those with the same tag. */
  readonly hrefOf: (tag: number) => string;
}

/** What an item is filed under, each a way to others like it. */
export function TagLinks({ tags, hrefOf }: TagLinksProps) {
  const { copy } = usePage();
  if (!tags.length) return null;
  return (
    <ul className="pills" aria-label={copy.list.tags}>
      {tags.map(({ id, tag_name }) => (
        <li key={id}>
          <a className="pill" href={hrefOf(id)}>
            {tag_name}
          </a>
        </li>
      ))}
    </ul>
  );
}
