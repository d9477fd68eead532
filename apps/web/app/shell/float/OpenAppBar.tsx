import { BrandMark, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { appDownloadPath, appLink, findArticleId } from '../app-link.ts';

/** Without script it leads to the download page; with it the app is tried first. */
export function OpenAppBar() {
  const page = usePage();
  const words = page.copy.app;
  const article = findArticleId(page.path);
  return (
    <aside className="open-app" aria-label={words.bar}>
      <span className="open-app-mark">
        <BrandMark />
      </span>
      <p>
        <b>{words.barTitle}</b>
        <small>{words.barText}</small>
      </p>
      <a className="button" href={appDownloadPath(article)} data-open-app={appLink(page, article)}>
        {words.open}
      </a>
      <button
        type="button"
        className="bare-button needs-script"
        aria-label={words.close}
        data-close-app
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
