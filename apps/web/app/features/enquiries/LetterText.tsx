import type { ReplyPage } from '@ironbridge/contract';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { phoneHref } from '../../shell/phone-href.ts';
import { TextLines } from '../../shell/TextLines.tsx';
import { LetterFiles } from './LetterFiles.tsx';

interface LetterTextProps {
  readonly letter: Pick<ReplyPage, 'message' | 'quantity' | 'contact' | 'files'>;
  /** What stands over the contact. */
  readonly contact: string;
  readonly token?: string | undefined;
}

/** What was asked, and by whom. */
export function LetterText({ letter, contact: title, token }: LetterTextProps) {
  const { copy } = usePage();
  const { message, quantity, contact, files } = letter;
  const { name, company, phone, email } = contact;
  const cells: readonly { label: string; value: ReactNode }[] = [
    ...(quantity ? [{ label: copy.enquiries.quantity, value: quantity }] : []),
    {
      label: title,
      value: (
        <>
          <span>{[name, company].filter(Boolean).join(' · ')}</span>
          {phone ? <a href={phoneHref(phone)}>{phone}</a> : null}
          {email ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : null}
        </>
      ),
    },
  ];
  return (
    <>
      <div className="letter-text">
        <TextLines text={message} />
      </div>
      <dl className="letter-facts">
        {cells.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LetterFiles files={files} token={token} />
    </>
  );
}
