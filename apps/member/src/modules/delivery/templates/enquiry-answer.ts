import { enquiryPath } from '@ironbridge/domain';
import type { Letter } from '../letter.ts';
import { getReferred, isShownBy, type Template } from './template.ts';

const words = {
  cn: {
    subject: (name: string) => `询价有了回复：${name}`,
    told: (who: string, name: string) => `${who}回复了您的询价：${name}`,
    toldElsewhere: (name: string) => `您的询价有了回复：${name}`,
    price: (price: string) => `报价：${price}`,
    lead: (days: number) => `交期：${days} 天`,
    open: '在会员中心查看全文和附件',
  },
  en: {
    subject: (name: string) => `An answer to your enquiry: ${name}`,
    told: (who: string, name: string) => `${who} has answered your enquiry about ${name}:`,
    toldElsewhere: (name: string) => `Your enquiry about ${name} has been answered.`,
    price: (price: string) => `Price: ${price}`,
    lead: (days: number) => `Lead time: ${days} days`,
    open: 'Read all of it, with its files, in your account',
  },
} as const;

interface Row {
  readonly email: string;
  readonly own: boolean;
  readonly contact: string;
  readonly letter: number;
  readonly name: string;
  readonly who: string;
  readonly message: string;
  readonly price: string | null;
  readonly lead_days: number | null;
}

/** To whoever asked: what they were answered. */
export const enquiryAnswer: Template = async ({ database, origins }, posted) => {
  const { rows } = await database.query<Row>(
    `select enquiry.contact_email as email, enquiry.contact_name as contact, letter.id as letter,
       ${isShownBy('member', 'enquiry.contact_email')} as own,
       letter.about_name as name, coalesce(nullif(letter.recipient_name, ''), answer.answered_by) as who,
       answer.message, answer.lead_days,
       case when answer.price is not null
         then concat_ws(' ', answer.price, nullif(answer.currency, ''), '/ ' || nullif(answer.price_unit, '')) end as price
     from enquiry_answers as answer join enquiry_letters as letter on letter.id = answer.letter
     join enquiries as enquiry on enquiry.id = letter.enquiry
     join members as member on member.id = enquiry.subject
     where answer.id = $1 and enquiry.contact_email <> ''`,
    [getReferred(posted, 'answer')],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const said = words[posted.edition];
  return {
    to: { address: row.email, ...(row.own ? { name: row.contact } : {}) },
    subject: said.subject(row.name),
    lines: [
      ...(row.own ? toOffer(row, said) : [said.toldElsewhere(row.name)]),
      { link: origins[posted.edition] + enquiryPath(row.letter), words: said.open },
    ],
  };
};

function toOffer(
  { who, name, message, price, lead_days }: Row,
  said: (typeof words)[keyof typeof words],
): Letter['lines'] {
  return [
    said.told(who, name),
    { quote: message },
    ...(price === null ? [] : [said.price(price)]),
    ...(lead_days === null ? [] : [said.lead(lead_days)]),
  ];
}
