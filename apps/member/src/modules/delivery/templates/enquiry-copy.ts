import { getReferred, type Template } from './template.ts';

const words = {
  cn: {
    subject: (name: string, more: number) =>
      `询价已收到：${name}${more ? `等 ${more + 1} 项` : ''}`,
    told: '我们收到了您的询价，内容如下：',
    to: (name: string, recipient: string) => (recipient ? `${name}（${recipient}）` : name),
    state: '到会员中心查看进度和报价',
  },
  en: {
    subject: (name: string, more: number) =>
      `Your enquiry: ${name}${more ? ` and ${more} more` : ''}`,
    told: 'We have your enquiry. This is what you wrote:',
    to: (name: string, recipient: string) => (recipient ? `${name} (${recipient})` : name),
    state: 'See its state and the answers in your account',
  },
} as const;

interface Row {
  readonly email: string;
  readonly contact: string;
  readonly message: string;
  readonly asked: readonly { readonly name: string; readonly recipient: string }[];
}

/** To whoever asked: what was sent, and to whom. */
export const enquiryCopy: Template = async ({ database, origins }, posted) => {
  const { rows } = await database.query<Row>(
    `select contact_email as email, contact_name as contact, message,
       (select json_agg(json_build_object('name', about_name, 'recipient', recipient_name) order by id)
         from enquiry_letters where enquiry = enquiries.id) as asked
     from enquiries where id = $1 and contact_email <> ''`,
    [getReferred(posted, 'enquiry')],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const said = words[posted.edition];
  return {
    to: { address: row.email, name: row.contact },
    subject: said.subject(row.asked[0]?.name ?? '', row.asked.length - 1),
    lines: [
      said.told,
      { quote: row.message },
      ...row.asked.map(({ name, recipient }) => said.to(name, recipient)),
      { link: `${origins[posted.edition]}/account/enquiries`, words: said.state },
    ],
  };
};
