import { Headline } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

/** What was asked for is no upload. */
export function NoUpload() {
  const { copy } = usePage();
  const words = copy.utility;
  return (
    <>
      <p className="error-kicker">{words.uploadKicker}</p>
      <Headline as="h1" text={words.uploadHeadline} />
      <p>{words.uploadText}</p>
      <div className="error-actions">
        <a className="button button-primary" href="/">
          {copy.errors.home}
        </a>
        <a className="button" href="/chat">
          {copy.errors.tellUs}
        </a>
      </div>
    </>
  );
}
