import { askedPath } from '@ironbridge/domain';
import { FormWords, SectionHead } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import type { ReplyField } from './enquire-fields.ts';
import { LetterAnswers } from './LetterAnswers.tsx';
import { LetterText } from './LetterText.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { ReportForm } from './ReportForm.tsx';
import type { ReplyLoad } from './reply.server.ts';

interface ReplyViewProps {
  readonly view: ReplyLoad;
  readonly refused: Refused<ReplyField> | undefined;
}

/** For whoever is asked: the letter, and a form to answer it. No account, no frame of the member centre. */
export function ReplyView({ view: { letter, token, done, form }, refused }: ReplyViewProps) {
  const { copy } = usePage();
  const words = copy.enquiries.reply;
  if (letter === undefined) {
    return (
      <div className="wrap reply">
        <h1>{done === 'reported' ? words.report : words.gone}</h1>
        <p>{done === 'reported' ? words.reported : words.goneText}</p>
      </div>
    );
  }
  const { kind, about, name, contact, answers } = letter;
  const who = [contact.name, contact.company].filter(Boolean).join(' · ');
  return (
    <div className="wrap reply" data-reply-key={token}>
      <h1>{words.title}</h1>
      {done === 'sent' ? <FormWords kind="ok" words={words.sent} /> : null}
      <p className="account-lead">{words.lead(who)}</p>
      <div className="reply-columns">
        <section aria-labelledby="asked">
          <SectionHead id="asked" title={copy.enquiries.about[kind]} />
          <p className="reply-about">
            <a className="text-link" href={askedPath(kind, about)}>
              {name}
            </a>
          </p>
          <LetterText letter={letter} contact={words.contact} token={token} />
          {answers.length ? (
            <>
              <SectionHead title={words.earlier} small />
              <LetterAnswers answers={answers} token={token} />
            </>
          ) : null}
        </section>
        <section aria-labelledby="answer">
          <SectionHead id="answer" title={words.your} />
          <ReplyForm form={form} refused={refused} />
          <ReportForm wrong={refused?.wrong?.reason} />
        </section>
      </div>
    </div>
  );
}
