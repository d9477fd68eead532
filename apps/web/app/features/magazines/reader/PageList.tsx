import { Picture } from '@ironbridge/ui';
import { usePage } from '../../../platform/page.ts';
import type { Reader } from './to-reader.ts';

/** All pages, small; each says how often it holds what is looked for. */
export function PageList({ reader }: { readonly reader: Reader }) {
  const { copy } = usePage();
  const words = copy.magazines;
  return (
    <nav className="reader-leaves" aria-label={words.pageList}>
      <ol>
        {reader.leaves.map(({ number, href, picture, found }) => (
          <li key={number}>
            <a
              href={href}
              aria-label={found ? words.pageWithFound(number, found) : words.page(number)}
              aria-current={number === reader.number ? 'page' : undefined}
            >
              <Picture picture={picture} ratio={3 / 4} sizes="84px" decorative />
              <b>{number}</b>
              {found ? <i>{found}</i> : null}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
