import type { EditionId } from '@ironbridge/domain';

/** What the desk says on the way of desk-day.test.ts, in the language of an edition's editors. */
export const deskWords = {
  cn: {
    language: 'zh',
    signIn: '登录',
    startTwin: '新建对照稿',
    live: '已上线',
    takeDown: '紧急下架',
    reason: '下架原因',
    confirm: '下架',
    title: '伺服改造三年',
    why: '数据有误，待核实',
    count: '6 字，建议不超过 30 字',
  },
  en: {
    language: 'en',
    signIn: 'Login',
    startTwin: 'Start a twin',
    live: 'Live',
    takeDown: 'Take down',
    reason: 'Reason',
    confirm: 'Take down',
    title: 'Three years of servo retrofits',
    why: 'Figures are wrong',
    count: '30 characters, best up to 75',
  },
} as const satisfies Record<EditionId, Record<string, string>>;
