import type { Both } from '../both.ts';
import { type PlateRef, smallPlate } from '../pictures.ts';

export interface Milestone {
  readonly yearsAgo: number;
  readonly month: number;
  readonly title: Both;
  readonly text: Both;
  readonly picture?: PlateRef;
}

export const milestones: readonly Milestone[] = [
  {
    yearsAgo: 20,
    month: 3,
    title: ['第一期印刷', 'The first issue'],
    text: [
      '八页单色，讲一台注塑机的液压系统，印了六百份。',
      'Eight pages in black on the hydraulics of a moulding machine; six hundred copies.',
    ],
    picture: smallPlate('plastics', 'injection-unit', 'first-issue'),
  },
  {
    yearsAgo: 18,
    month: 9,
    title: ['绘图室成立', 'A drawing office'],
    text: [
      '不再用别人的照片，自己画剖面。',
      'No more borrowed photographs: we draw our own sections.',
    ],
    picture: smallPlate('pumps_filtration', 'volute-pump', 'drawing-office'),
  },
  {
    yearsAgo: 15,
    month: 5,
    title: ['网站上线', 'The site opens'],
    text: [
      '二十个行业里的前六个先有了自己的页面。',
      'The first six of the twenty industries have their own pages.',
    ],
  },
  {
    yearsAgo: 13,
    month: 11,
    title: ['英文版', 'An English edition'],
    text: [
      '由英文编辑为英文读者重写，从不逐句翻译。',
      'Rewritten by English editors for English readers, and never sentence by sentence.',
    ],
    picture: smallPlate('metalworking', 'gear-train', 'english-edition'),
  },
  {
    yearsAgo: 11,
    month: 4,
    title: ['属性词典', 'A dictionary of properties'],
    text: [
      '产品参数第一次能跨语言、跨单位比较。',
      'For the first time figures compare across languages and units.',
    ],
  },
  {
    yearsAgo: 9,
    month: 8,
    title: ['供需大厅', 'Supply and demand'],
    text: [
      '买卖双方先看货、再留话，联系方式不公开。',
      'Buyers and sellers look first and write second; contacts stay private.',
    ],
    picture: smallPlate('robotics', 'robot-arm', 'supply-and-demand'),
  },
  {
    yearsAgo: 7,
    month: 6,
    title: ['白皮书馆', 'The library'],
    text: [
      '一百份技术白皮书，免费下载，写明怎样用你的资料。',
      'A hundred technical papers, free, with a plain word on how your details are used.',
    ],
  },
  {
    yearsAgo: 5,
    month: 10,
    title: ['技术创新奖', 'The innovation award'],
    text: [
      '评委只看三件事：做成没有，省了多少，别人能不能用。',
      'Judges ask three things: was it done, what did it save, can others use it.',
    ],
    picture: smallPlate('laser', 'laser-head', 'innovation-award'),
  },
  {
    yearsAgo: 3,
    month: 2,
    title: ['二十个行业齐了', 'All twenty industries'],
    text: [
      '最后两个是低空经济与宠物食品。',
      'The last two were low-altitude aviation and pet food.',
    ],
  },
  {
    yearsAgo: 1,
    month: 7,
    title: ['新站', 'A new site'],
    text: [
      '更快、更准，两种语言同一天出报。',
      'Quicker and more exact, in both languages on the same day.',
    ],
    picture: smallPlate('electronic_chip', 'processor-board', 'new-site'),
  },
];
