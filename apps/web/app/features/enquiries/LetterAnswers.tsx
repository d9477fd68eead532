import type { EnquiryAnswer } from '@ironbridge/contract';
import { shanghaiDate, shanghaiTime } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { TextLines } from '../../shell/TextLines.tsx';
import { LetterFiles } from './LetterFiles.tsx';
import { toOffer } from './to-offer.ts';

interface LetterAnswersProps {
  readonly answers: readonly EnquiryAnswer[];
  readonly token?: string | undefined;
}

export function LetterAnswers({ answers, token }: LetterAnswersProps) {
  const page = usePage();
  const words = page.copy.enquiries;
  return (
    <ol className="letter-answers">
      {answers.map((answer) => {
        const { price, lead } = toOffer(answer, page);
        return (
          <li key={answer.id}>
            <p className="meta">
              {words.answeredBy(answer.by)}{' '}
              <time dateTime={answer.time}>
                {shanghaiDate(answer.time)} {shanghaiTime(answer.time)}
              </time>
            </p>
            {price || lead ? (
              <dl className="letter-offer">
                {price ? (
                  <div>
                    <dt>{words.offer}</dt>
                    <dd>{price}</dd>
                  </div>
                ) : null}
                {lead ? (
                  <div>
                    <dt>{words.lead}</dt>
                    <dd>{lead}</dd>
                  </div>
                ) : null}
              </dl>
            ) : null}
            <div className="letter-text">
              <TextLines text={answer.message} />
            </div>
            <LetterFiles files={answer.files} token={token} />
          </li>
        );
      })}
    </ol>
  );
}
