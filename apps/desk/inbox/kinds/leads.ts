import type { paperPurposes } from '@ironbridge/domain';
import { doneColumn, type Kind, origin, received, roleValues, type WordsFor } from '../kind.ts';

/** Who asked for which white paper. */
export const leads: Kind = {
  words: { en: 'White paper leads', zh: '白皮书线索' },
  none: { en: 'Nobody has asked for a white paper yet.', zh: '还没有人索取白皮书。' },
  source: `select lead.*, paper.title as paper_title, null as state,
      concat_ws(' ', lead.name, lead.email, lead.company, paper.title) as words
    from member.desk_leads as lead left join public.white_papers as paper on paper.id = lead.paper`,
  hasDone: true,
  columns: [
    received,
    doneColumn,
    { key: 'name', words: { en: 'Name', zh: '姓名' } },
    { key: 'company', words: { en: 'Company', zh: '公司' } },
    { key: 'email', words: { en: 'E-mail', zh: '邮箱' } },
    { key: 'country', words: { en: 'Country', zh: '国家/地区' }, aside: true },
    { key: 'role', words: { en: 'Works in', zh: '职能' }, values: roleValues },
    { key: 'paper_title', words: { en: 'White paper', zh: '白皮书' } },
    {
      key: 'purpose',
      words: { en: 'Wanted for', zh: '用途' },
      values: {
        purchase: { en: 'A purchase', zh: '采购选型' },
        project: { en: 'A project', zh: '项目参考' },
        study: { en: 'Study', zh: '学习研究' },
        other: { en: 'Something else', zh: '其他' },
      } satisfies WordsFor<(typeof paperPurposes)[number]>,
      aside: true,
    },
    {
      key: 'may_write',
      words: { en: 'May be written to', zh: '同意联系' },
      values: { true: { en: 'Yes', zh: '是' }, false: { en: 'No', zh: '否' } },
    },
    ...origin,
  ],
};
