import { type AskedKind, askedPath, ownListingsPath, replyPath } from '@ironbridge/domain';
import { replyDays } from '../../enquiries/reply-key.ts';
import { getReferred, isShownBy, type Template } from './template.ts';

const words = {
  cn: {
    subject: (name: string) => `询价：${name}`,
    hello: (name: string) => `${name}，您好：`,
    told: (who: string, name: string) => `${who}通过铁桥工业网向您询价：${name}`,
    quantity: (quantity: string) => `数量：${quantity}`,
    contact: (ways: string) => `联系方式：${ways}`,
    files: (count: number) => `附件 ${count} 个，在回复页下载。`,
    reply: '打开回复页：报价、交期和说明会直接送到对方的会员中心，无需注册',
    elsewhere: '有人通过铁桥工业网就您的供需信息来询，内容在会员中心：',
    listings: '我的供需',
    report: `回复页有效期 ${replyDays} 天。如果这是骚扰或欺诈，请在回复页举报，我们会处理。`,
  },
  en: {
    subject: (name: string) => `Enquiry: ${name}`,
    hello: (name: string) => `Dear ${name},`,
    told: (who: string, name: string) => `${who} asks you through Ironbridge about: ${name}`,
    quantity: (quantity: string) => `Quantity: ${quantity}`,
    contact: (ways: string) => `Contact: ${ways}`,
    files: (count: number) =>
      `${count} ${count === 1 ? 'file is' : 'files are'} attached; download from the reply page.`,
    reply:
      'Open the reply page: your price, lead time and words go straight to the buyer, no account needed',
    elsewhere: 'Somebody has written about your listing; you find the letter in your account:',
    listings: 'My listings',
    report: `The page is good for ${replyDays} days. If this is spam or fraud, report it there and we will act.`,
  },
} as const;

interface Row {
  readonly email: string;
  readonly own: boolean;
  readonly recipient: string;
  readonly kind: AskedKind;
  readonly about: number;
  readonly name: string;
  readonly message: string;
  readonly quantity: string;
  readonly asker: string;
  readonly asker_company: string;
  readonly asker_phone: string;
  readonly asker_email: string;
  readonly created: Date;
  readonly files: number;
}

/** To whoever is asked, with the key to the page on which to answer. */
export const enquiry: Template = async ({ database, origins, keys }, posted) => {
  const id = getReferred(posted, 'letter');
  const { rows } = await database.query<Row>(
    `select coalesce(mail.email, nullif(own.contact_email, '')) as email, letter.recipient_name as recipient,
       letter.about_kind as kind, letter.about_id as about, letter.about_name as name, enquiry.message,
       enquiry.quantity, enquiry.contact_name as asker, enquiry.contact_company as asker_company,
       enquiry.contact_phone as asker_phone, enquiry.contact_email as asker_email, enquiry.created,
       (select count(*)::int from attachments where enquiry = enquiry.id) as files,
       mail.email is not null or ${isShownBy('member', 'own.contact_email')} as own
     from enquiry_letters as letter join enquiries as enquiry on enquiry.id = letter.enquiry
     left join road.supplier_mail as mail on mail.supplier_id = letter.supplier
     left join road.listing_states as known on letter.owner is not null and known.listing_id = letter.about_id
     left join listings as own on own.id = known.ref and own.subject = letter.owner
     left join members as member on member.id = own.subject
     where letter.id = $1 and letter.state = 'sent'`,
    [id],
  );
  const [row] = rows;
  if (!row?.email) return undefined;
  const said = words[posted.edition];
  const origin = origins[posted.edition];
  if (!row.own) {
    return {
      to: { address: row.email },
      subject: said.subject(row.name),
      lines: [said.elsewhere, { link: origin + ownListingsPath(), words: said.listings }],
    };
  }
  const who = [row.asker, row.asker_company].filter(Boolean).join(' · ');
  return {
    to: { address: row.email, name: row.recipient },
    ...(row.asker_email ? { replyTo: { address: row.asker_email, name: row.asker } } : {}),
    subject: said.subject(row.name),
    lines: [
      ...(row.recipient ? [said.hello(row.recipient)] : []),
      said.told(who, row.name),
      { quote: row.message },
      ...(row.quantity ? [said.quantity(row.quantity)] : []),
      said.contact([row.asker_phone, row.asker_email].filter(Boolean).join(' · ')),
      ...(row.files ? [said.files(row.files)] : []),
      { link: origin + replyPath(keys.make(id, row.created)), words: said.reply },
      { link: origin + askedPath(row.kind, row.about), words: row.name },
      said.report,
    ],
  };
};
