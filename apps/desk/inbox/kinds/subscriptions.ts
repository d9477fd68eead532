import type { buyingParts, educations, firmSizes, SubscriptionType } from '@ironbridge/domain';
import type { Words } from '../../words.ts';
import { type Kind, origin, received, roleValues, type WordsFor } from '../kind.ts';

const states = {
  running: { en: 'Running', zh: '订阅中' },
  ended: { en: 'Ended', zh: '已退订' },
} as const satisfies Record<string, Words>;

/** Who gets which magazine, printed or as an e-zine, with the questionnaire. */
export const subscriptions: Kind = {
  words: { en: 'Subscriptions', zh: '期刊订阅' },
  none: { en: 'No subscription yet.', zh: '还没有订阅。' },
  source: `select person.*, coalesce(magazine.mag_title_cn, magazine.mag_title_en) as magazine_title,
      coalesce(industry.name_cn, industry.name_en) as industry_name,
      case when person.ended is null then 'running' else 'ended' end as state, null as done,
      concat_ws(' ', person.name, person.email, person.phone, person.company, magazine.label) as words
    from member.desk_subscriptions as person
    left join public.magazines as magazine on magazine.id = person.magazine
    left join public.industries as industry on industry.id = person.industry`,
  states,
  columns: [
    received,
    { key: 'magazine_title', words: { en: 'Magazine', zh: '期刊' } },
    {
      key: 'types',
      words: { en: 'As', zh: '形式' },
      values: {
        print: { en: 'Print', zh: '纸质' },
        ezine: { en: 'E-zine', zh: '电子刊' },
      } satisfies WordsFor<SubscriptionType>,
    },
    { key: 'state', words: { en: 'State', zh: '状态' }, values: states },
    { key: 'name', words: { en: 'Name', zh: '姓名' } },
    { key: 'company', words: { en: 'Company', zh: '公司' } },
    { key: 'email', words: { en: 'E-mail', zh: '邮箱' } },
    { key: 'phone', words: { en: 'Phone', zh: '电话' }, aside: true },
    { key: 'address', words: { en: 'Address', zh: '邮寄地址' }, as: 'long', aside: true },
    {
      key: 'education',
      words: { en: 'Education', zh: '学历' },
      values: {
        junior_college: { en: 'Junior college', zh: '大专' },
        undergraduate: { en: 'Undergraduate', zh: '本科' },
        postgraduate: { en: 'Postgraduate', zh: '硕士' },
        doctoral: { en: 'Doctoral', zh: '博士' },
      } satisfies WordsFor<(typeof educations)[number]>,
      aside: true,
    },
    { key: 'role', words: { en: 'Works in', zh: '职能' }, values: roleValues, aside: true },
    {
      key: 'firm_size',
      words: { en: 'Staff', zh: '企业规模' },
      values: {
        under_50: { en: 'Up to 50', zh: '50 人以下' },
        under_200: { en: 'Up to 200', zh: '50–200 人' },
        under_1000: { en: 'Up to 1,000', zh: '200–1000 人' },
        over_1000: { en: 'Over 1,000', zh: '1000 人以上' },
      } satisfies WordsFor<(typeof firmSizes)[number]>,
      aside: true,
    },
    {
      key: 'buying',
      words: { en: 'Part in buying', zh: '采购角色' },
      values: {
        decides: { en: 'Decides', zh: '决策' },
        recommends: { en: 'Recommends', zh: '推荐' },
        uses: { en: 'Uses', zh: '使用' },
        none: { en: 'None', zh: '不参与' },
      } satisfies WordsFor<(typeof buyingParts)[number]>,
      aside: true,
    },
    { key: 'industry_name', words: { en: 'Industry', zh: '行业' }, aside: true },
    ...origin,
  ],
};
