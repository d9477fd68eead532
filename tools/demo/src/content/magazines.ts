import type { Magazine } from './magazine.ts';

const letters: Magazine['columns'][number] = [
  ['编者的话', 'From the editor'],
  [
    '这一期我们去了三个车间，问了同一个问题：如果只能改一样，先改什么？答案没有一个是“换新设备”。有人说改一张表，有人说改一盏灯，还有人说，先把门口那堆料搬走。',
    'For this issue we went to three shops with one question: if you could change one thing, what would it be? Nobody said a new machine. One would change a form, one a lamp, and one would first move the heap beside the door.',
  ],
];
const figures: Magazine['columns'][number] = [
  ['本期数字', 'Figures of the issue'],
  [
    '31%：辅机在注塑车间用电里的份额。0.3 秒：破碎机遇金属反转所需时间。417：三年海岛航线的备降次数，每一次都写了原因。',
    '31%: the share of auxiliaries in a moulding shop’s power. 0.3 s: how quickly a shredder turns back from metal. 417: diversions on the island routes in three years, each with its cause.',
  ],
];
const workshop: Magazine['columns'][number] = [
  ['车间来信', 'Letters from the shop'],
  [
    '读者来信说，冷却水从十二度调到十八度以后，夏天机台不再滴水，地面干了，摔跤的人也少了。节能之外的好处，是我们没有写到的。',
    'A reader writes that since cooling water went from 12 to 18 °C the machines no longer drip in summer, the floor is dry and nobody slips. That is a gain we had not thought of.',
  ],
];
const calendar: Magazine['columns'][number] = [
  ['展会日历', 'Calendar of shows'],
  [
    '未来三个月的展会按城市排列。去之前先看展商名单，再看厅馆图；中午十二点到一点，展台最清静，适合谈正事。',
    'Shows of the next three months by city. Read the list of exhibitors first and the plan second. From noon to one the stands are quiet, and good for business.',
  ],
];

export const magazines = {
  plastics_today: {
    title: ['塑料与模塑', 'Plastics & Moulding'],
    about: [
      '注塑、挤出、再生与模具，写给车间主任。',
      'Moulding, extrusion, recycling and dies, for those who run the shop.',
    ],
    frequency: 'monthly',
    languages: ['cn', 'en'],
    industries: ['plastics'],
    columns: [letters, figures, workshop],
  },
  metal_shop: {
    title: ['金属车间', 'The Metal Shop'],
    about: [
      '切削、冲压、压铸和热处理的一线经验。',
      'Cutting, stamping, casting and heat treatment at first hand.',
    ],
    frequency: 'monthly',
    languages: ['cn'],
    industries: ['metalworking', 'laser'],
    columns: [letters, figures, workshop],
  },
  food_plant: {
    title: ['食品工厂', 'Food Plant'],
    about: [
      '配料到冷链，卫生设计与节能并重。',
      'From batching to the cold chain: hygiene and energy alike.',
    ],
    frequency: 'bimonthly',
    languages: ['cn', 'en'],
    industries: ['food_beverage', 'pet_food'],
    columns: [letters, figures, calendar],
  },
  surface: {
    title: ['涂层与表面', 'Surface & Coating'],
    about: ['树脂、颜料、喷涂和固化。', 'Resins, pigments, spraying and curing.'],
    frequency: 'bimonthly',
    languages: ['cn'],
    industries: ['coatings', 'auto'],
    columns: [letters, figures, workshop],
  },
  care: {
    title: ['日化制造', 'Care Manufacturing'],
    about: ['乳化、灌装与包材，一刊两文。', 'Emulsions, filling and packs, in two languages.'],
    frequency: 'quarterly',
    languages: ['cn', 'en'],
    industries: ['personal_care', 'packaging'],
    columns: [letters, calendar, figures],
  },
  vehicle: {
    title: ['车辆工程', 'Vehicle Engineering'],
    about: ['车身、电驱与零部件供应链。', 'Bodies, electric drives and the parts chain.'],
    frequency: 'monthly',
    languages: ['cn'],
    industries: ['auto', 'renewable_energy'],
    columns: [letters, figures, calendar],
  },
  medtech: {
    title: ['医械与制药', 'Medtech & Pharma'],
    about: [
      '洁净室里的制造，注册与质量之间的日常。',
      'Making things in clean rooms, between filing and quality.',
    ],
    frequency: 'monthly',
    languages: ['cn', 'en'],
    industries: ['medical', 'pharmaceuticals'],
    columns: [letters, figures, workshop],
  },
  smart: {
    title: ['智造现场', 'On the Shop Floor'],
    about: [
      '排产、采集、机器人与改造，只写做成了的。',
      'Scheduling, data, robots and retrofits: only what has been done.',
    ],
    frequency: 'fortnightly',
    languages: ['cn'],
    industries: ['intelligent_manufacturing', 'robotics', 'intelligent_automation'],
    columns: [letters, figures, workshop],
  },
  flow: {
    title: ['泵阀与过滤', 'Pumps, Valves & Filters'],
    about: ['流体机械、膜与水处理。', 'Fluid machinery, membranes and water.'],
    frequency: 'bimonthly',
    languages: ['cn', 'en'],
    industries: ['pumps_filtration', 'nonwovens'],
    columns: [letters, workshop, calendar],
  },
  layers: {
    title: ['层层', 'Layers'],
    about: [
      '增材制造的材料、设备与检验。',
      'Materials, machines and inspection of additive manufacturing.',
    ],
    frequency: 'quarterly',
    languages: ['en'],
    industries: ['additive_manufacturing', 'laser'],
    columns: [letters, figures, calendar],
  },
  electron: {
    title: ['电子与封装', 'Electronics & Packaging'],
    about: ['基板、贴装、测试与散热。', 'Substrates, placement, test and cooling.'],
    frequency: 'monthly',
    languages: ['cn'],
    industries: ['electronic_chip'],
    columns: [letters, figures, calendar],
  },
  skies: {
    title: ['低空', 'Low Skies'],
    about: ['无人机、垂直起降与它们的航线。', 'Drones, lift aircraft and where they fly.'],
    frequency: 'bimonthly',
    languages: ['cn', 'en'],
    industries: ['low_altitude_Economy'],
    columns: [letters, figures, workshop],
  },
} as const satisfies Record<string, Magazine>;

export type MagazineKey = keyof typeof magazines;
