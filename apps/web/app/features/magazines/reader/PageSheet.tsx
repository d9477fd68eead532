import { Picture } from '@ironbridge/ui';
import { usePage } from '../../../platform/page.ts';
import type { Reader } from './to-reader.ts';

/** The page as it was printed. Without script it leads to its largest picture, which every browser can enlarge. */
export function PageSheet({ reader }: { readonly reader: Reader }) {
  const { copy } = usePage();
  const { number, picture, view } = reader;
  const words = copy.magazines;
  const ratio = picture ? picture.width / picture.height : 3 / 4;
  const largest = picture?.sources.at(-1);
  const sizes = view === 'page' ? '(width < 960px) 100vw, 900px' : '(width < 960px) 100vw, 640px';
  return (
    <div className="reader-sheet" data-sheet>
      <a href={largest?.src} aria-label={words.enlarge(number)}>
        <Picture picture={picture} ratio={ratio} sizes={sizes} decorative />
      </a>
    </div>
  );
}
