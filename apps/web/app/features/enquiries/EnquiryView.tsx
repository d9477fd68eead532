import { askedPath, enquiriesPath, enquiryPath, shanghaiDate } from '@ironbridge/domain';
import { SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { LetterAnswers } from './LetterAnswers.tsx';
import { LetterState } from './LetterState.tsx';
import { LetterText } from './LetterText.tsx';
import type { EnquiryPage } from './load-enquiry.server.ts';

/** One letter: what was asked, what was answered, and the way to take it back. */
export function EnquiryView({ view }: { readonly view: EnquiryPage }) {
  const { copy } = usePage();
  const words = copy.enquiries;
  const { id, kind, about, recipient, time, state, answers, others } = view;
  return (
    <>
      <p className="letter-head">
        <span>{words.number(id)}</span>
        <LetterState state={state} />
        <time dateTime={time}>{shanghaiDate(time)}</time>
        <span>{recipient ? words.to(recipient) : words.toDesk}</span>
        <a href={askedPath(kind, about)}>{words.about[kind]}</a>
      </p>
      <section aria-labelledby="answers">
        <SectionHead id="answers" title={words.answers} />
        {answers.length ? <LetterAnswers answers={answers} /> : <p>{words.noAnswer}</p>}
      </section>
      <section aria-labelledby="yours">
        <SectionHead id="yours" title={words.yours} />
        <LetterText letter={view} contact={words.contact} />
      </section>
      {others.length ? (
        <p className="letter-others">
          <span>{words.others}</span>
          {others.map((other) => (
            <a key={other.id} className="text-link" href={enquiryPath(other.id)}>
              {words.number(other.id)} {other.recipient}
            </a>
          ))}
        </p>
      ) : null}
      {state === 'closed' ? null : (
        <form method="post" className="own-end">
          <p className="meta">{words.withdrawText}</p>
          <button type="submit" className="button">
            {words.withdraw}
          </button>
        </form>
      )}
      <a className="quiet-link" href={enquiriesPath()}>
        {words.back}
      </a>
    </>
  );
}
