import { getReferred, type Template } from './template.ts';

const words = {
  cn: {
    subject: (name: string) => `询价有了回复：${name}`,
    told: (who: string, name: string) => `${who}回复了您的询价：${name}`,
    price: (price: string) => `报价：${price}`,
    lead: (days: number) => `交期：${days} 天`,
    open: '在会员中心查看全文和附件',
  },
  en: {
    subject: (name: string) => `An answer to your enquiry: ${name}`,
    told: (who: string, name: string) => `${who} has answered your enquiry about ${name}:`,
    price: (price: string) => `Price: ${price}`,
    lead: (days: number) => `Lead time: ${days} days`,
    open: 'Read all of it, with its files, in your account',
  },
} as const;

interface Row {
  readonly email: string;
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
       letter.about_name as name, coalesce(nullif(letter.recipient_name, ''), answer.answered_by) as who,
       answer.message, answer.lead_days,
       case when answer.price is not null
         then concat_ws(' ', answer.price, nullif(answer.currency, ''), '/ ' || nullif(answer.price_unit, '')) end as price
     from enquiry_answers as answer join enquiry_letters as letter on letter.id = answer.letter
     join enquiries as enquiry on enquiry.id = letter.enquiry
     where answer.id = $1 and enquiry.contact_email <> ''`,
    [getReferred(posted, 'answer')],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const said = words[posted.edition];
  return {
    to: { address: row.email, name: row.contact },
    subject: said.subject(row.name),
    lines: [
      said.told(row.who, row.name),
      { quote: row.message },
      ...(row.price === null ? [] : [said.price(row.price)]),
      ...(row.lead_days === null ? [] : [said.lead(row.lead_days)]),
      { link: `${origins[posted.edition]}/account/enquiries/${row.letter}`, words: said.open },
    ],
  };
};
