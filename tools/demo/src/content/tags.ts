import type { IndustryKey } from './industries.ts';

interface TagEntry {
  readonly tag_name_cn: string;
  readonly tag_name_en: string;
  readonly grade: number;
  readonly industries: readonly IndustryKey[];
}

export const tags = {
  energy: {
    tag_name_cn: '节能',
    tag_name_en: 'Energy efficiency',
    grade: 9,
    industries: ['plastics', 'pumps_filtration'],
  },
  injection: {
    tag_name_cn: '注塑',
    tag_name_en: 'Injection moulding',
    grade: 8,
    industries: ['plastics'],
  },
  recycling: {
    tag_name_cn: '再生利用',
    tag_name_en: 'Recycling',
    grade: 8,
    industries: ['plastics', 'packaging'],
  },
  cobots: { tag_name_cn: '协作机器人', tag_name_en: 'Cobots', grade: 8, industries: ['robotics'] },
  reducers: { tag_name_cn: '减速器', tag_name_en: 'Reducers', grade: 7, industries: ['robotics'] },
  lubrication: {
    tag_name_cn: '润滑',
    tag_name_en: 'Lubrication',
    grade: 4,
    industries: ['robotics', 'metalworking'],
  },
  retrofit: {
    tag_name_cn: '设备改造',
    tag_name_en: 'Retrofit',
    grade: 7,
    industries: ['metalworking', 'intelligent_manufacturing'],
  },
  die_casting: {
    tag_name_cn: '压铸',
    tag_name_en: 'Die casting',
    grade: 6,
    industries: ['metalworking', 'auto'],
  },
  laser_cutting: {
    tag_name_cn: '激光切割',
    tag_name_en: 'Laser cutting',
    grade: 7,
    industries: ['laser'],
  },
  pumps: {
    tag_name_cn: '离心泵',
    tag_name_en: 'Centrifugal pumps',
    grade: 6,
    industries: ['pumps_filtration'],
  },
  desalination: {
    tag_name_cn: '海水淡化',
    tag_name_en: 'Desalination',
    grade: 5,
    industries: ['pumps_filtration'],
  },
  substrates: {
    tag_name_cn: '封装基板',
    tag_name_en: 'IC substrates',
    grade: 7,
    industries: ['electronic_chip'],
  },
  blades: {
    tag_name_cn: '风电叶片',
    tag_name_en: 'Wind blades',
    grade: 6,
    industries: ['renewable_energy'],
  },
  composites: {
    tag_name_cn: '复合材料',
    tag_name_en: 'Composites',
    grade: 6,
    industries: ['reinforced_plastics', 'renewable_energy'],
  },
  hydrogen: {
    tag_name_cn: '制氢',
    tag_name_en: 'Hydrogen',
    grade: 5,
    industries: ['renewable_energy'],
  },
  meltblown: { tag_name_cn: '熔喷', tag_name_en: 'Meltblown', grade: 5, industries: ['nonwovens'] },
  freeze_drying: {
    tag_name_cn: '冻干',
    tag_name_en: 'Freeze drying',
    grade: 5,
    industries: ['pharmaceuticals', 'pet_food'],
  },
  filling: {
    tag_name_cn: '灌装',
    tag_name_en: 'Filling',
    grade: 5,
    industries: ['food_beverage', 'personal_care'],
  },
  cleaning: {
    tag_name_cn: '在线清洗',
    tag_name_en: 'Cleaning in place',
    grade: 4,
    industries: ['food_beverage'],
  },
  powder: {
    tag_name_cn: '金属粉末',
    tag_name_en: 'Metal powder',
    grade: 5,
    industries: ['additive_manufacturing'],
  },
  drones: {
    tag_name_cn: '无人机物流',
    tag_name_en: 'Drone logistics',
    grade: 6,
    industries: ['low_altitude_Economy'],
  },
  coating: {
    tag_name_cn: '涂装',
    tag_name_en: 'Coating',
    grade: 5,
    industries: ['coatings', 'auto'],
  },
  catheters: {
    tag_name_cn: '导管挤出',
    tag_name_en: 'Catheter extrusion',
    grade: 4,
    industries: ['medical'],
  },
  scheduling: {
    tag_name_cn: '生产排程',
    tag_name_en: 'Scheduling',
    grade: 5,
    industries: ['intelligent_manufacturing'],
  },
  prices: {
    tag_name_cn: '价格行情',
    tag_name_en: 'Prices',
    grade: 6,
    industries: ['plastics', 'metalworking'],
  },
  standards: {
    tag_name_cn: '标准',
    tag_name_en: 'Standards',
    grade: 6,
    industries: ['intelligent_automation', 'packaging'],
  },
  trade_shows: {
    tag_name_cn: '展会',
    tag_name_en: 'Trade shows',
    grade: 4,
    industries: ['packaging', 'robotics'],
  },
} as const satisfies Record<string, TagEntry>;

export type TagKey = keyof typeof tags;
