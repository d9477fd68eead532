import { enquiriesPath } from '@ironbridge/domain';
import { getReferred, isShownBy, type Template } from './template.ts';

const words = {
  cn: {
    subject: (name: string, more: number) =>
      `询价已收到：${name}${more ? `等 ${more + 1} 项` : ''}`,
    told: '我们收到了您的询价。',
    written: '您写道：',
    to: (name: string, recipient: string) => (recipient ? `${name}（${recipient}）` : name),
    state: '到会员中心查看进度和报价',
  },
  en: {
    subject: (name: string, more: number) =>
      `Your enquiry: ${name}${more ? ` and ${more} more` : ''}`,
    told: 'We have your enquiry.',
    written: 'This is what you wrote:',
    to: (name: string, recipient: string) => (recipient ? `${name} (${recipient})` : name),
    state: 'See its state and the answers in your account',
  },
} as const;

interface Row {
  readonly email: string;
  readonly contact: string;
  readonly message: string;
  readonly own: boolean;
  readonly asked: readonly { readonly name: string; readonly recipient: string }[];
}

/** To whoever asked: what was sent, and to whom. */
export const enquiryCopy: Template = async ({ database, origins }, posted) => {
  const { rows } = await database.query<Row>(
    `select enquiry.contact_email as email, enquiry.contact_name as contact, enquiry.message,
       ${isShownBy('member', 'enquiry.contact_email')} as own,
       (select json_agg(json_build_object('name', about_name, 'recipient', recipient_name) order by id)
         from enquiry_letters as letter where letter.enquiry = enquiry.id) as asked
     from enquiries as enquiry join members as member on member.id = enquiry.subject
     where enquiry.id = $1 and enquiry.contact_email <> ''`,
    [getReferred(posted, 'enquiry')],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const said = words[posted.edition];
  return {
    to: { address: row.email, ...(row.own ? { name: row.contact } : {}) },
    subject: said.subject(row.asked[0]?.name ?? '', row.asked.length - 1),
    lines: [
      said.told,
      ...(row.own ? [said.written, { quote: row.message }] : []),
      ...row.asked.map(({ name, recipient }) => said.to(name, recipient)),
      { link: origins[posted.edition] + enquiriesPath(), words: said.state },
    ],
  };
};
