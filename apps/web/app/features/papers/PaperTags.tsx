import { paperListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import type { PaperPage } from './load-paper.server.ts';

export function PaperTags({ paper: { tags } }: Pick<PaperPage, 'paper'>) {
  const { copy } = usePage();
  if (!tags.length) return null;
  return (
    <ul className="pills" aria-label={copy.papers.tags}>
      {tags.map(({ id, tag_name }) => (
        <li key={id}>
          <a className="pill" href={paperListPath({ tid: id })}>
            {tag_name}
          </a>
        </li>
      ))}
    </ul>
  );
}
