import { ArchWithoutCrown, Headline, SearchForm } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { FirstPaint } from '../FirstPaint.tsx';
import { WaysOnward } from './WaysOnward.tsx';

export function NotFound() {
  const { copy, path } = usePage();
  const { errors } = copy;
  return (
    <>
      <div className="error-screen">
        <div className="error-words">
          <p className="error-kicker">{errors.notFoundKicker}</p>
          <Headline as="h1" text={errors.notFoundHeadline} />
          <p>{errors.notFoundText}</p>
          <p>
            <code>{path}</code>
          </p>
          <SearchForm
            action="/search"
            name="keyword"
            label={errors.searchNear}
            placeholder={copy.frame.searchPlaceholder}
            submit={copy.frame.search}
          />
          <div className="error-actions">
            <a className="button button-primary" href="/">
              {errors.home}
            </a>
            <a className="button" href="/chat">
              {errors.tellUs}
            </a>
          </div>
        </div>
        <figure>
          <ArchWithoutCrown />
          <figcaption>{errors.notFoundCaption}</figcaption>
        </figure>
      </div>
      <FirstPaint after="drawing" />
      <WaysOnward />
    </>
  );
}
