import type { MessageTopic } from '@ironbridge/domain';
import { doneColumn, type Kind, origin, received, spamValues, type WordsFor } from '../kind.ts';

const topics = {
  editorial: { en: 'Editorial', zh: '投稿与采编' },
  correction: { en: 'A correction', zh: '内容纠错' },
  advertising: { en: 'Advertising', zh: '广告合作' },
  subscription: { en: 'Subscription', zh: '期刊订阅' },
  site: { en: 'The site', zh: '网站使用' },
  other: { en: 'Something else', zh: '其他' },
} as const satisfies WordsFor<MessageTopic>;

/** What anybody wrote to the house. What it is about is also what it is asked for by. */
export const messages: Kind = {
  words: { en: 'Messages to us', zh: '留言' },
  none: { en: 'No message yet.', zh: '还没有留言。' },
  source: `select message.*, message.topic as state,
      concat_ws(' ', contact_name, contact_email, contact_phone, message) as words
    from member.desk_messages as message`,
  states: topics,
  hasDone: true,
  columns: [
    received,
    doneColumn,
    { key: 'topic', words: { en: 'About', zh: '主题' }, values: topics },
    { key: 'contact_name', words: { en: 'From', zh: '姓名' } },
    { key: 'contact_email', words: { en: 'E-mail', zh: '邮箱' } },
    { key: 'contact_phone', words: { en: 'Phone', zh: '电话' } },
    { key: 'message', words: { en: 'Message', zh: '内容' }, as: 'long' },
    {
      key: 'marks',
      words: { en: 'Looks like spam', zh: '疑似垃圾' },
      values: spamValues,
      aside: true,
    },
    ...origin,
  ],
};
