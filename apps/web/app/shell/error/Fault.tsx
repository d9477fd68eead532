import { shanghaiDate, shanghaiTimestamp } from '@ironbridge/domain';
import { GearMissingTooth, Headline, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { ShownError } from './to-shown-error.ts';

interface FaultProps extends ShownError {
  /** What was asked for and may be asked again. */
  readonly retry?: string;
}

/** Our fault, and what to send us about it. */
export function Fault({ statusCode, message, retry }: FaultProps) {
  const { copy, requestId, now } = usePage();
  const { errors } = copy;
  const time = `${shanghaiDate(now)} ${shanghaiTimestamp(now).slice(11, 19)}`;
  return (
    <div className="error-screen">
      <div className="error-words">
        <p className="error-kicker">{errors.faultKicker(statusCode)}</p>
        <Headline as="h1" text={errors.faultHeadline} />
        <p>{errors.faultText}</p>
        <div className="error-actions">
          {retry === undefined ? (
            <a className="button button-primary" href="/">
              {errors.home}
            </a>
          ) : (
            <>
              <a className="button button-primary" href={retry}>
                <Icon name="refresh" />
                {errors.retry}
              </a>
              <a className="button" href="/">
                {errors.home}
              </a>
            </>
          )}
          <a className="button" href="/chat">
            {errors.tellUs}
          </a>
        </div>
        <dl className="error-details">
          <dt>{errors.message}</dt>
          <dd>{message}</dd>
          <dt>{errors.status}</dt>
          <dd>{statusCode}</dd>
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
  );
}
