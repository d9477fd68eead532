import { usePage } from '../../../platform/page.ts';
import { PageList } from './PageList.tsx';
import { PageSheet } from './PageSheet.tsx';
import { PageText } from './PageText.tsx';
import { ReaderBar } from './ReaderBar.tsx';
import { ReaderTurn } from './ReaderTurn.tsx';
import type { Reader } from './to-reader.ts';

/**
 * An issue page by page: its pages in a row, the one that is read, and its words. Every turn is an address, so all of
 * it works before any script; the script saves the reload and adds keys, zoom and swipe.
 */
export function PageReader({ reader }: { readonly reader: Reader }) {
  const { copy } = usePage();
  return (
    <section
      className="reader"
      id="reader"
      aria-label={copy.magazines.reader}
      data-reader={reader.number}
      data-view={reader.view}
      data-said={copy.magazines.pageOf(reader.number, reader.last)}
    >
      <div className="wrap">
        <ReaderBar reader={reader} />
        {/* On phones the way on sticks to the window's foot, and never rises over the bar. */}
        <div>
          <div className="reader-spread">
            <PageList reader={reader} />
            {reader.view === 'text' ? null : <PageSheet reader={reader} />}
            {reader.view === 'page' ? null : <PageText reader={reader} />}
          </div>
          <ReaderTurn reader={reader} />
        </div>
      </div>
    </section>
  );
}
