import type { Both } from '../both.ts';

export interface Vacancy {
  readonly title: Both;
  readonly department: Both;
  readonly place: Both;
  readonly description: Both;
  readonly postedDaysAgo: number;
  readonly closesInDays: number;
}

const shanghai: Both = ['上海', 'Shanghai'];

export const vacancies: readonly Vacancy[] = [
  {
    title: ['行业记者（机床与金属加工）', 'Reporter, machine tools'],
    department: ['中文编辑部', 'Chinese newsroom'],
    place: shanghai,
    description: [
      '每月至少去两家工厂，写清楚一件真正做成的事。懂图纸，愿意量。工科背景优先，文笔可以学。',
      'Two plants a month, and one thing that was really done, plainly told. You read drawings and like to measure. Engineers preferred; prose can be learned.',
    ],
    postedDaysAgo: 6,
    closesInDays: 40,
  },
  {
    title: ['英文编辑', 'English editor'],
    department: ['英文编辑部', 'English newsroom'],
    place: ['上海或德比', 'Shanghai or Derby'],
    description: [
      '为英文读者重写，而不是翻译。能读中文，能用短句，能删掉形容词。',
      'You rewrite for English readers rather than translate. You read Chinese, write short sentences and strike out adjectives.',
    ],
    postedDaysAgo: 11,
    closesInDays: 30,
  },
  {
    title: ['产品数据编辑', 'Catalogue editor'],
    department: ['展厅', 'Showroom'],
    place: ['青岛', 'Qingdao'],
    description: [
      '核对供应商参数，追问单位和工况。每一项不清楚的数字，都打一个电话。',
      'You check suppliers’ figures and ask for units and conditions. For each unclear number there is a telephone call.',
    ],
    postedDaysAgo: 20,
    closesInDays: 25,
  },
  {
    title: ['技术绘图师', 'Technical illustrator'],
    department: ['绘图室', 'Drawing office'],
    place: shanghai,
    description: [
      '剖面、轴测、爆炸图。先懂机器怎么转，再决定哪条线该粗。',
      'Sections, isometrics and exploded views. First you understand how it turns, then which line is heavy.',
    ],
    postedDaysAgo: 3,
    closesInDays: 55,
  },
  {
    title: ['前端工程师', 'Front-end engineer'],
    department: ['技术部', 'Engineering'],
    place: ['上海，可远程', 'Shanghai or remote'],
    description: [
      '写得慢，跑得快。键盘走得通，三百二十像素不散架，没有脚本也能看。',
      'Written slowly, running quickly. It works by keyboard, at 320 pixels and without script.',
    ],
    postedDaysAgo: 15,
    closesInDays: 60,
  },
  {
    title: ['会员服务专员', 'Member services'],
    department: ['业务部', 'Business'],
    place: ['深圳', 'Shenzhen'],
    description: [
      '把询盘交到对的人手里，并在两天后问一句“回了吗”。',
      'You bring enquiries to the right hands, and two days later ask whether they were answered.',
    ],
    postedDaysAgo: 9,
    closesInDays: 35,
  },
  {
    title: ['展会编辑（合同制）', 'Show editor (contract)'],
    department: ['中文编辑部', 'Chinese newsroom'],
    place: ['广州', 'Guangzhou'],
    description: [
      '维护全年展会日历，展期在馆里发稿。脚力好，写得快。',
      'Keeps the calendar and writes from the halls. Good legs and a quick hand.',
    ],
    postedDaysAgo: 27,
    closesInDays: 12,
  },
  {
    title: ['实习生（工科在读）', 'Intern (engineering students)'],
    department: ['绘图室', 'Drawing office'],
    place: shanghai,
    description: ['三个月，画十张能印刷的图。', 'Three months, and ten drawings fit to print.'],
    postedDaysAgo: 1,
    closesInDays: 80,
  },
];
