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
      '每月至少去两家工厂，写清楚一件真正做成的事。懂图纸，愿意量。工科背景优先，文笔可以学。\n你会做的事：\n- 自己找选题，自己约现场\n- 每篇稿子至少核三个数字，其中一个亲手量\n- 和绘图室一起定一张剖面\n你最好有：\n- 机械或材料专业，或三年以上车间经验\n- 能读英文样本\n第一篇稿子会有老编辑陪你跑完。',
      'Two plants a month, and one thing that was really done, plainly told. You read drawings and like to measure. Engineers preferred; prose can be learned.\nWhat you do:\n- find your own stories and arrange your own visits\n- check three figures in each piece, one of them with your own hands\n- settle one section with the drawing office\nWhat helps:\n- a degree in mechanics or materials, or three years on a shop floor\n- enough English to read a data sheet\nAn older editor goes with you on the first one.',
    ],
    postedDaysAgo: 6,
    closesInDays: 40,
  },
  {
    title: ['英文编辑', 'English editor'],
    department: ['英文编辑部', 'English newsroom'],
    place: ['上海或德比', 'Shanghai or Derby'],
    description: [
      '为英文读者重写，而不是翻译。能读中文，能用短句，能删掉形容词。\n你会做的事：\n- 每天两到三篇短稿，每周一篇长稿\n- 打电话补中文稿没问的问题\n- 维护术语库：同一个东西只有一个名字\n你最好有：\n- 英文母语或同等水平，中文阅读无碍\n- 行业报或技术写作经历',
      'You rewrite for English readers rather than translate. You read Chinese, write short sentences and strike out adjectives.\nWhat you do:\n- two or three short pieces a day, a long one each week\n- ring up to ask what the Chinese story did not\n- keep the term bank: one thing, one name\nWhat helps:\n- English as a native writes it, Chinese well enough to read anything\n- time on a trade paper, or in technical writing',
    ],
    postedDaysAgo: 11,
    closesInDays: 30,
  },
  {
    title: ['产品数据编辑', 'Catalogue editor'],
    department: ['展厅', 'Showroom'],
    place: ['青岛', 'Qingdao'],
    description: [
      '核对供应商参数，追问单位和工况。每一项不清楚的数字，都打一个电话。\n你会做的事：\n- 新产品上线前过一遍参数\n- 证书逐张核对，写下核对日期\n- 发现词典里缺的属性，提出来\n你最好有：\n- 做过选型、采购或质检\n- 耐心，尤其是对“约”字',
      'You check suppliers’ figures and ask for units and conditions. For each unclear number there is a telephone call.\nWhat you do:\n- go through every product before it goes live\n- check certificates one by one and write down the date\n- name the properties that the dictionary lacks\nWhat helps:\n- having selected, bought or inspected machinery\n- patience, above all with the word “about”',
    ],
    postedDaysAgo: 20,
    closesInDays: 25,
  },
  {
    title: ['技术绘图师', 'Technical illustrator'],
    department: ['绘图室', 'Drawing office'],
    place: shanghai,
    description: [
      '剖面、轴测、爆炸图。先懂机器怎么转，再决定哪条线该粗。\n你会做的事：\n- 每周两张可以印刷的图\n- 和记者一起去现场拆一次\n- 维护绘图室的线型与图例\n投递时请附三张图，手绘的也行。',
      'Sections, isometrics and exploded views. First you understand how it turns, then which line is heavy.\nWhat you do:\n- two drawings a week that can be printed\n- go along with a reporter and take one thing apart\n- keep the office’s lines and keys\nEnclose three drawings; pencil will do.',
    ],
    postedDaysAgo: 3,
    closesInDays: 55,
  },
  {
    title: ['前端工程师', 'Front-end engineer'],
    department: ['技术部', 'Engineering'],
    place: ['上海，可远程', 'Shanghai or remote'],
    description: [
      '写得慢，跑得快。键盘走得通，三百二十像素不散架，没有脚本也能看。\n你会做的事：\n- 和编辑坐在一起，改他们每天用的页面\n- 守住每一页的体积与速度预算\n- 把一次性的办法变成部件，或者删掉\n你最好有：\n- 扎实的 HTML 与 CSS，框架是其次\n- 做过无障碍测试',
      'Written slowly, running quickly. It works by keyboard, at 320 pixels and without script.\nWhat you do:\n- sit with the editors and mend the pages they use every day\n- keep each page within its weight and time\n- turn what was done once into a part, or delete it\nWhat helps:\n- sound HTML and CSS; frameworks come second\n- having tested for accessibility',
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
