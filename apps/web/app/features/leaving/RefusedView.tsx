import { Headline } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

/** A link that leads nowhere we would take a reader. */
export function RefusedView() {
  const { copy } = usePage();
  const words = copy.leaving;
  return (
    <>
      <p className="leaving-kicker">{words.refusedKicker}</p>
      <Headline as="h1" text={words.refusedHeadline} />
      <p>{words.refusedText}</p>
      <div className="leaving-actions">
        <a className="button button-primary" href="/">
          {copy.errors.home}
        </a>
      </div>
    </>
  );
}
