import type { Both } from '../both.ts';

export interface Office {
  readonly name: Both;
  readonly address: Both;
  readonly phone: string;
  readonly email: string;
  readonly hours: Both;
  readonly head?: true;
}

const week: Both = ['周一至周五 9:00–17:30', 'Monday to Friday, 9:00–17:30'];

/** Addresses and numbers are placeholders on purpose. */
export const offices: readonly Office[] = [
  {
    name: ['上海总部', 'Shanghai head office'],
    address: [
      '上海市示例区铁桥路 1 号 8 楼',
      '8th floor, 1 Tieqiao Road, Example District, Shanghai',
    ],
    phone: '+86 21 0000 0000',
    email: 'shanghai@ironbridge.example',
    hours: week,
    head: true,
  },
  {
    name: ['深圳办事处', 'Shenzhen office'],
    address: ['深圳市示例区前湾街 20 号', '20 Qianwan Street, Example District, Shenzhen'],
    phone: '+86 755 0000 0000',
    email: 'shenzhen@ironbridge.example',
    hours: week,
  },
  {
    name: ['青岛办事处', 'Qingdao office'],
    address: ['青岛市示例区红礁路 7 号', '7 Hongjiao Road, Example District, Qingdao'],
    phone: '+86 532 0000 0000',
    email: 'qingdao@ironbridge.example',
    hours: week,
  },
  {
    name: ['成都办事处', 'Chengdu office'],
    address: ['成都市示例区锦坪街 33 号', '33 Jinping Street, Example District, Chengdu'],
    phone: '+86 28 0000 0000',
    email: 'chengdu@ironbridge.example',
    hours: week,
  },
  {
    name: ['欧洲办事处', 'European office'],
    address: ['英国德比市示例街 12 号', '12 Example Street, Derby, United Kingdom'],
    phone: '+44 0000 000000',
    email: 'derby@ironbridge.example',
    hours: ['周一至周五 9:00–17:00（伦敦时间）', 'Monday to Friday, 9:00–17:00 London time'],
  },
];
