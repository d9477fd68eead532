import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

/** Where the pictures of a text open large, one by one; closed and empty until the script is asked to. */
export function ZoomDialog() {
  const { copy } = usePage();
  const { article, notices } = copy;
  return (
    <dialog className="zoom" aria-label={article.zoomed}>
      <form method="dialog">
        <button type="submit" className="bare-button zoom-close" aria-label={notices.close}>
          <Icon name="close" />
        </button>
      </form>
      <figure>
        <div className="zoom-place" />
        <figcaption>
          <button
            type="button"
            className="bare-button zoom-earlier"
            data-step="-1"
            aria-label={article.earlierPicture}
          >
            <Icon name="chevron" />
          </button>
          <span className="zoom-words" aria-live="polite">
            <b className="figures zoom-at" />
            <span className="zoom-caption" />
          </span>
          <button
            type="button"
            className="bare-button"
            data-step="1"
            aria-label={article.nextPicture}
          >
            <Icon name="chevron" />
          </button>
        </figcaption>
      </figure>
    </dialog>
  );
}
