import type { IndustryPath } from '@ironbridge/plates';
import type { GroupKey } from './industry-groups.ts';

export interface IndustryEntry {
  readonly id: number;
  readonly name_cn: string;
  readonly name_en: string;
  readonly summary_cn: string;
  readonly summary_en: string;
  readonly group: GroupKey;
}

/** First-level industries by their path, in the order of the menus. The home pop-up opens on id 5. */
export const industries = {
  plastics: {
    id: 5,
    name_cn: '塑料橡胶',
    name_en: 'Plastics & rubber',
    summary_cn: '注塑、挤出、吹塑、改性与再生：从一粒料到一模产品。',
    summary_en: 'Moulding, extrusion, compounding and recycling, from pellet to part.',
    group: 'materials',
  },
  metalworking: {
    id: 1,
    name_cn: '金属加工',
    name_en: 'Metalworking',
    summary_cn: '切削、冲压、压铸、热处理和机床。',
    summary_en: 'Cutting, stamping, casting, heat treatment and machine tools.',
    group: 'materials',
  },
  food_beverage: {
    id: 2,
    name_cn: '食品饮料',
    name_en: 'Food & beverage',
    summary_cn: '配料、杀菌、灌装、清洗和冷链。',
    summary_en: 'Batching, pasteurising, filling, cleaning and the cold chain.',
    group: 'consumer',
  },
  coatings: {
    id: 3,
    name_cn: '涂料油墨',
    name_en: 'Coatings & inks',
    summary_cn: '树脂、颜料、研磨、喷涂与固化。',
    summary_en: 'Resins, pigments, milling, spraying and curing.',
    group: 'materials',
  },
  personal_care: {
    id: 4,
    name_cn: '个人护理',
    name_en: 'Personal care',
    summary_cn: '乳化、灌装、软管与泵头，日化工厂的设备和配方。',
    summary_en: 'Emulsions, filling, tubes and dispensers for the plants behind the shelf.',
    group: 'consumer',
  },
  auto: {
    id: 6,
    name_cn: '汽车制造',
    name_en: 'Automotive',
    summary_cn: '车身、底盘、三电与零部件供应链。',
    summary_en: 'Bodies, chassis, powertrains and the parts supply chain.',
    group: 'energy',
  },
  medical: {
    id: 7,
    name_cn: '医疗器械',
    name_en: 'Medical devices',
    summary_cn: '导管、影像、耗材，以及洁净室里的制造。',
    summary_en: 'Catheters, imaging, disposables, and making them in clean rooms.',
    group: 'consumer',
  },
  pharmaceuticals: {
    id: 8,
    name_cn: '制药',
    name_en: 'Pharmaceuticals',
    summary_cn: '原料药、制剂、冻干与药包材。',
    summary_en: 'Ingredients, dosage forms, freeze drying and primary packaging.',
    group: 'consumer',
  },
  intelligent_manufacturing: {
    id: 9,
    name_cn: '智能制造',
    name_en: 'Smart manufacturing',
    summary_cn: '排产、追溯、数字孪生和产线改造。',
    summary_en: 'Scheduling, traceability, digital twins and refitted lines.',
    group: 'machinery',
  },
  laser: {
    id: 10,
    name_cn: '激光',
    name_en: 'Laser',
    summary_cn: '切割、焊接、打标、熔覆与光源。',
    summary_en: 'Cutting, welding, marking, cladding and the sources behind them.',
    group: 'machinery',
  },
  robotics: {
    id: 11,
    name_cn: '机器人',
    name_en: 'Robotics',
    summary_cn: '本体、减速器、控制与集成应用。',
    summary_en: 'Arms, gears, controls and the cells they work in.',
    group: 'machinery',
  },
  packaging: {
    id: 12,
    name_cn: '包装',
    name_en: 'Packaging',
    summary_cn: '软包、硬包、制袋、码垛与可回收设计。',
    summary_en: 'Films, containers, bagging, palletising and design for recycling.',
    group: 'consumer',
  },
  nonwovens: {
    id: 13,
    name_cn: '非织造布',
    name_en: 'Nonwovens',
    summary_cn: '纺粘、熔喷、水刺与卫材、滤材。',
    summary_en: 'Spunbond, meltblown and spunlace for hygiene and filtration.',
    group: 'materials',
  },
  pumps_filtration: {
    id: 14,
    name_cn: '泵阀过滤',
    name_en: 'Pumps & filtration',
    summary_cn: '泵、阀门、密封、膜与压滤。',
    summary_en: 'Pumps, valves, seals, membranes and presses.',
    group: 'machinery',
  },
  additive_manufacturing: {
    id: 15,
    name_cn: '增材制造',
    name_en: 'Additive manufacturing',
    summary_cn: '粉末床、线材、光固化与后处理。',
    summary_en: 'Powder beds, filament, photopolymers and finishing.',
    group: 'machinery',
  },
  renewable_energy: {
    id: 16,
    name_cn: '可再生能源',
    name_en: 'Renewable energy',
    summary_cn: '风电、光伏、储能与制氢装备。',
    summary_en: 'Equipment for wind, solar, storage and hydrogen.',
    group: 'energy',
  },
  electronic_chip: {
    id: 17,
    name_cn: '电子芯片',
    name_en: 'Electronics & chips',
    summary_cn: '封装、基板、测试与电子材料。',
    summary_en: 'Packaging, substrates, test and electronic materials.',
    group: 'energy',
  },
  intelligent_automation: {
    id: 18,
    name_cn: '智能自动化',
    name_en: 'Automation',
    summary_cn: '控制、驱动、传感与工业网络。',
    summary_en: 'Controls, drives, sensing and industrial networks.',
    group: 'machinery',
  },
  pet_food: {
    id: 19,
    name_cn: '宠物食品',
    name_en: 'Pet food',
    summary_cn: '膨化、真空喷涂、冻干零食与包装。',
    summary_en: 'Extrusion, vacuum coating, freeze-dried treats and packing.',
    group: 'consumer',
  },
  low_altitude_Economy: {
    id: 20,
    name_cn: '低空经济',
    name_en: 'Low-altitude aviation',
    summary_cn: '无人机、电动垂直起降、航线与起降场。',
    summary_en: 'Drones, electric lift aircraft, routes and landing sites.',
    group: 'energy',
  },
} as const satisfies Record<IndustryPath, IndustryEntry>;

export type FirstLevelKey = keyof typeof industries;
