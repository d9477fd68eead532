import { listingPath, ownListingsPath, replyPath, shanghaiDate } from '@ironbridge/domain';
import { FormWords, SectionHead } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { OwnLine } from '../../shell/account/OwnLine.tsx';
import type { OwnListingPage } from './load-posting.server.ts';
import { PostingForm } from './PostingForm.tsx';
import type { PostingField } from './posting-fields.ts';

interface OwnListingViewProps {
  readonly view: OwnListingPage;
  readonly refused: Refused<PostingField> | undefined;
}

/** One of the member's listings: its state, who wrote about it, its text to be changed, and its end. */
export function OwnListingView({ view: { listing, typed }, refused }: OwnListingViewProps) {
  const { copy } = usePage();
  const words = copy.posting;
  const { kind, state, reason, public_id, time, letters } = listing;
  return (
    <>
      <p className="letter-head">
        <b data-state={state} className="own-state">
          {words.states[state]}
        </b>
        <span>{words.posted(shanghaiDate(time))}</span>
        {public_id === null ? null : (
          <a href={listingPath({ kind, id: public_id })}>{words.inHall}</a>
        )}
      </p>
      {reason ? <FormWords words={words.refused(reason)} /> : null}
      <section aria-labelledby="letters">
        <SectionHead id="letters" title={words.letters} />
        {letters.length ? (
          <ul className="own-lines">
            {letters.map((letter) => (
              <OwnLine
                key={letter.id}
                title={letter.from}
                href={replyPath(letter.token)}
                facts={[shanghaiDate(letter.time)]}
                ways={
                  <a className="button button-small" href={replyPath(letter.token)}>
                    {letter.answered ? words.answered : words.answer}
                  </a>
                }
              >
                <p className="own-letter">{letter.message}</p>
              </OwnLine>
            ))}
          </ul>
        ) : (
          <p>{words.noLetters}</p>
        )}
      </section>
      {state === 'closed' ? null : (
        <section aria-labelledby="change">
          <SectionHead id="change" title={words.editTitle} />
          <p className="meta">{words.editText}</p>
          <PostingForm typed={typed} refused={refused} />
          <form method="post" className="own-end">
            <p className="meta">{words.closeText}</p>
            <button type="submit" name="close" value="yes" className="button">
              {words.close}
            </button>
          </form>
        </section>
      )}
      <a className="quiet-link" href={ownListingsPath()}>
        {words.back}
      </a>
    </>
  );
}
