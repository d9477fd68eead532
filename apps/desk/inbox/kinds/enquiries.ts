import type { ReportReason } from '@ironbridge/domain';
import type { Words } from '../../words.ts';
import { type Kind, origin, received, spamValues, type WordsFor } from '../kind.ts';

const states = {
  held: { en: 'Held as spam', zh: '疑似垃圾，已拦截' },
  desk: { en: 'For us to pass on', zh: '待我方转交' },
  reported: { en: 'Reported', zh: '被举报' },
  sent: { en: 'Sent', zh: '已发送' },
  seen: { en: 'Opened', zh: '已查看' },
  answered: { en: 'Answered', zh: '已回复' },
  closed: { en: 'Closed', zh: '已关闭' },
} as const satisfies Record<string, Words>;

/** What members asked suppliers and each other: one line for each who was asked. */
export const enquiries: Kind = {
  words: { en: 'Enquiries', zh: '询价' },
  none: { en: 'No enquiry yet.', zh: '还没有询价。' },
  source: `select letter.*, null as done, concat_ws(' ', contact_name, contact_company, contact_email, contact_phone, about_name,
      recipient_name, message) as words
    from member.desk_enquiries as letter`,
  states,
  columns: [
    received,
    { key: 'about_name', words: { en: 'About', zh: '询价对象' } },
    { key: 'recipient_name', words: { en: 'Asked', zh: '收件方' } },
    { key: 'state', words: { en: 'State', zh: '状态' }, values: states },
    { key: 'contact_name', words: { en: 'From', zh: '询价人' } },
    { key: 'contact_company', words: { en: 'Company', zh: '公司' } },
    { key: 'contact_email', words: { en: 'E-mail', zh: '邮箱' }, aside: true },
    { key: 'contact_phone', words: { en: 'Phone', zh: '电话' }, aside: true },
    { key: 'quantity', words: { en: 'Quantity', zh: '数量' }, aside: true },
    { key: 'message', words: { en: 'Message', zh: '内容' }, as: 'long' },
    {
      key: 'marks',
      words: { en: 'Why it was held', zh: '拦截原因' },
      values: spamValues,
      aside: true,
    },
    {
      key: 'report_reason',
      words: { en: 'Why it was reported', zh: '举报原因' },
      values: {
        spam: { en: 'Spam', zh: '垃圾信息' },
        fraud: { en: 'Fraud', zh: '欺诈' },
        abuse: { en: 'Abuse', zh: '辱骂骚扰' },
        wrong: { en: 'Not for them', zh: '与我无关' },
      } satisfies WordsFor<ReportReason>,
      aside: true,
    },
    { key: 'answered_at', words: { en: 'Answered', zh: '回复时间' }, as: 'time', aside: true },
    { key: 'enquiry', words: { en: 'Enquiry number', zh: '询价编号' }, aside: true },
    ...origin,
  ],
};
