import type { EnquiryLine } from '@ironbridge/contract';
import { enquiryPath, shanghaiDate } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { LetterState } from './LetterState.tsx';
import { toOffer } from './to-offer.ts';

/** The member's letters as a ledger: to whom, how far, and what was offered. */
export function LettersTable({ list }: { readonly list: readonly EnquiryLine[] }) {
  const words = usePage().copy.enquiries;
  return (
    <table className="letters">
      <thead>
        <tr>
          <th scope="col">{words.columns.number}</th>
          <th scope="col">{words.columns.about}</th>
          <th scope="col">{words.columns.recipient}</th>
          <th scope="col">{words.columns.sent}</th>
          <th scope="col">{words.columns.state}</th>
          <th scope="col">{words.columns.price}</th>
          <th scope="col">{words.columns.lead}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line }: { readonly line: EnquiryLine }) {
  const page = usePage();
  const words = page.copy.enquiries;
  const { id, name, recipient, time, state, unread } = line;
  const { price, lead } = toOffer(line, page);
  return (
    <tr data-unread={unread ? '' : undefined}>
      <td className="letter-number">{words.number(id)}</td>
      <td className="letter-about">
        <a href={enquiryPath(id)}>{name}</a>
      </td>
      <td className="letter-recipient">{recipient || words.toDesk}</td>
      <td className="letter-time">
        <time dateTime={time}>{shanghaiDate(time)}</time>
      </td>
      <td className="letter-way">
        <LetterState state={state} />
      </td>
      <td className="letter-price">{price ?? '–'}</td>
      <td className="letter-lead">{lead ?? '–'}</td>
    </tr>
  );
}
