import type { ReplyPage } from '@ironbridge/contract';
import { usePage } from '../../platform/page.ts';
import { toTextLines } from '../../shell/text-lines.ts';
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
  const cells = [
    ...(quantity ? [{ label: copy.enquiries.quantity, value: quantity }] : []),
    {
      label: title,
      value: [contact.name, contact.company, contact.phone, contact.email]
        .filter(Boolean)
        .join(' · '),
    },
  ];
  return (
    <>
      <div className="letter-text">
        {toTextLines(message).map((line) => (
          <p key={line}>{line}</p>
        ))}
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
