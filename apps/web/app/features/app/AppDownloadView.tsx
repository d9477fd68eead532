import { articlePath } from '@ironbridge/domain';
import { Headline, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { appLink } from '../../shell/app-link.ts';
import { Brand } from '../../shell/Brand.tsx';
import { QrCode } from '../../shell/QrCode.tsx';

interface AppDownloadViewProps {
  /** The article that the reader came from, to go on with. */
  readonly article: number | undefined;
}

export function AppDownloadView({ article }: AppDownloadViewProps) {
  const page = usePage();
  const { copy, edition, frame } = page;
  const words = copy.app;
  const code = frame.settings?.qr.app;
  return (
    <div className="wrap app-download">
      <Brand />
      <div className="app-columns">
        <div className="error-words">
          <p className="error-kicker">{words.kicker}</p>
          <Headline as="h1" text={words.headline} />
          <p>{words.text}</p>
          <h2>{words.points}</h2>
          <ul>
            {[words.offline, words.synced, words.alerts].map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          <div className="error-actions">
            <a className="button button-primary" href={appLink(page, article)}>
              {words.openNow}
            </a>
            {article === undefined ? (
              <a className="button" href="/">
                {copy.errors.home}
              </a>
            ) : (
              <a className="button" href={articlePath(edition.id, { id: article })}>
                {words.article}
              </a>
            )}
          </div>
        </div>
        {code ? (
          <figure className="app-code">
            <QrCode picture={code} />
            <figcaption>{words.scan}</figcaption>
          </figure>
        ) : null}
      </div>
    </div>
  );
}
