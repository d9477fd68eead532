import { accountPath, type SubscriptionType } from '@ironbridge/domain';
import { titleIn } from '../../subscriptions/magazine-title.ts';
import { getReferred, type Template } from './template.ts';

const words = {
  cn: {
    subject: (title: string) => `已订阅《${title}》`,
    types: { print: '印刷版', ezine: '电子版' },
    and: '、',
    told: (title: string, types: string) => `您已订阅《${title}》（${types}），下一期起寄送。`,
    not: '要更改寄送方式或退订，请到会员中心：',
    change: '我的订阅',
  },
  en: {
    subject: (title: string) => `You are subscribed to ${title}`,
    types: { print: 'in print', ezine: 'as an e-zine' },
    and: ' and ',
    told: (title: string, types: string) =>
      `You are subscribed to ${title}, ${types}, from the next issue on.`,
    not: 'To change or end it, go to the member centre:',
    change: 'My subscriptions',
  },
} as const;

interface SubscribedRow {
  readonly name: string;
  readonly email: string;
  readonly types: SubscriptionType[];
  readonly title: string;
}

/** Confirms a subscription at the address it was made with, so that nobody is subscribed without knowing. */
export const subscribed: Template = async ({ database, origins }, posted) => {
  const { rows } = await database.query<SubscribedRow>(
    `select own.name, own.email, own.types, ${titleIn[posted.edition]} as title
     from subscriptions own join road.magazine_titles magazine on magazine.id = own.magazine
     where own.id = $1 and own.ended is null`,
    [getReferred(posted, 'subscription')],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { edition } = posted;
  const own = words[edition];
  const { title } = row;
  const types = row.types.map((type) => own.types[type]).join(own.and);
  return {
    to: { address: row.email, name: row.name },
    subject: own.subject(title),
    lines: [
      own.told(title, types),
      own.not,
      { link: origins[edition] + accountPath('subscriptions'), words: own.change },
    ],
  };
};
