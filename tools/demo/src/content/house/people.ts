import type { Both } from '../both.ts';

export interface HousePerson {
  readonly name: Both;
  readonly initials: string;
  readonly position: Both;
  readonly bio: Both;
}

/** Invented people of an invented house. */
export const housePeople: readonly HousePerson[] = [
  {
    name: ['周砚', 'Zhou Yan'],
    initials: 'ZY',
    position: ['社长兼总编辑', 'Publisher and editor-in-chief'],
    bio: [
      '做过七年模具工程师，后来发现写清楚一件事和做好一副模具同样难。二〇〇八年起主持编辑部。',
      'An engineer of dies for seven years, who found that to write a thing plainly is as hard as to cut a good die. Has led the newsroom since 2008.',
    ],
  },
  {
    name: ['顾亦舟', 'Gu Yizhou'],
    initials: 'GY',
    position: ['中文版主编', 'Editor, Chinese edition'],
    bio: [
      '跑过三百多家工厂，认路靠烟囱。坚持每篇稿子至少有一个数字是自己量的。',
      'Has been to more than three hundred plants and finds her way by their chimneys. Wants one number in each story to be measured by the writer.',
    ],
  },
  {
    name: ['汉娜·林德奎斯特', 'Hannah Lindqvist'],
    initials: 'HL',
    position: ['英文版主编', 'Editor, English edition'],
    bio: [
      '机械专业出身，在三个国家的行业报做过编辑。口头禅是“给谁看的”。',
      'Read mechanical engineering and edited trade papers in three countries. Asks of every draft whom it is for.',
    ],
  },
  {
    name: ['江行简', 'Jiang Xingjian'],
    initials: 'JX',
    position: ['展厅总监', 'Head of the showroom'],
    bio: [
      '管着供应商与产品的每一条参数。他的规矩：没有单位的数字不上线。',
      'Keeps every figure of every product. His rule: no number goes live without its unit.',
    ],
  },
  {
    name: ['温如玉', 'Wen Ruyu'],
    initials: 'WR',
    position: ['广告总监', 'Head of advertising'],
    bio: [
      '把广告和编辑分得很清，也因此卖得更好。',
      'Keeps advertising and editorial apart, and sells the better for it.',
    ],
  },
  {
    name: ['汤姆·阿什沃思', 'Tom Ashworth'],
    initials: 'TA',
    position: ['国际业务', 'International business'],
    bio: [
      '常驻德比与苏州之间，帮欧洲厂商听懂中国买家的问题。',
      'Between Derby and Suzhou, he helps European makers to hear what Chinese buyers ask.',
    ],
  },
  {
    name: ['沈默言', 'Shen Moyan'],
    initials: 'SM',
    position: ['技术总监', 'Head of engineering'],
    bio: [
      '主张网站像机床一样：开机就准，坏了能修。',
      'Holds that a site should be like a machine tool: accurate when switched on, and mendable.',
    ],
  },
  {
    name: ['白露', 'Bai Lu'],
    initials: 'BL',
    position: ['绘图室主任', 'Head of the drawing office'],
    bio: [
      '全站的线描图出自她的小组。她说照片会旧，剖面不会。',
      'The site’s drawings come from her group. Photographs age, she says; sections do not.',
    ],
  },
];
