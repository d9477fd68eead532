import { industryPath, shanghaiDate, shanghaiTimestamp } from '@ironbridge/domain';
import { ArchWithoutCrown, GearMissingTooth, Headline, Icon, SearchForm } from '@ironbridge/ui';
import { isRouteErrorResponse } from 'react-router';
import { usePage } from '../../platform/page.ts';
import { Screen } from '../Screen.tsx';

/** Shown in place of a page, whatever went wrong: in the edition's words, without a stack. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 ? <NotFound /> : <Fault status={status} />;
}

function NotFound() {
  const { copy, edition, path, frame } = usePage();
  const { industries } = frame;
  const { errors } = copy;
  return (
    <Screen meta={{ title: `${errors.notFoundTitle} · ${edition.name}` }}>
      <div className="wrap">
        <div className="error-screen">
          <div>
            <p className="error-kicker">{errors.notFoundKicker}</p>
            <Headline as="h1" text={errors.notFoundHeadline} />
            <p>{errors.notFoundText}</p>
            <p>
              <code>{path}</code>
            </p>
            <SearchForm
              action="/articles"
              name="keyword"
              label={errors.searchNear}
              placeholder={copy.frame.searchPlaceholder}
              submit={copy.frame.search}
            />
            <div className="error-actions">
              <a className="button button-primary" href="/">
                {errors.home}
              </a>
              <a className="button" href="/articles">
                {errors.latest}
              </a>
            </div>
          </div>
          <figure>
            <ArchWithoutCrown />
            <figcaption>{errors.notFoundCaption}</figcaption>
          </figure>
        </div>
        {industries.length ? (
          <nav className="error-ways" aria-labelledby="error-industries">
            <h2 id="error-industries">{copy.home.byIndustry}</h2>
            <ul className="industry-strip">
              {industries.map(({ id, name, hue, seo_path }) => (
                <li key={id}>
                  <a href={industryPath({ id, seo_path })} style={{ '--hue': hue }}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </Screen>
  );
}

function Fault({ status }: { readonly status: number }) {
  const { copy, edition, requestId, now, path } = usePage();
  const { errors } = copy;
  const time = `${shanghaiDate(now)} ${shanghaiTimestamp(now).slice(11, 19)}`;
  return (
    <Screen meta={{ title: `${errors.faultTitle} · ${edition.name}` }}>
      <div className="wrap error-screen">
        <div>
          <p className="error-kicker">{errors.faultKicker(status)}</p>
          <Headline as="h1" text={errors.faultHeadline} />
          <p>{errors.faultText}</p>
          <div className="error-actions">
            <a className="button button-primary" href={path}>
              <Icon name="refresh" />
              {errors.retry}
            </a>
            <a className="button" href="/">
              {errors.home}
            </a>
          </div>
          <dl className="error-details">
            <dt>{errors.message}</dt>
            <dd>{errors.unavailable}</dd>
            <dt>{errors.status}</dt>
            <dd>{status}</dd>
            <dt>{errors.request}</dt>
            <dd>{requestId}</dd>
            <dt>{errors.time}</dt>
            <dd>{errors.shanghai(time)}</dd>
          </dl>
        </div>
        <figure>
          <GearMissingTooth />
          <figcaption>{errors.faultCaption}</figcaption>
        </figure>
      </div>
    </Screen>
  );
}
