import { plate, smallPlate } from '../pictures.ts';
import type { ProductEntry } from '../product.ts';

/** Machines that shape plastics, fibres and sheet. */
export const formingProducts = {
  'LYS-1600': {
    name_cn: '伺服注塑机',
    name_en: 'Servo moulding machine',
    supplier: 'lanyan',
    summary_cn: '1,600 kN 伺服液压机型，每台出厂自带四路电表。',
    summary_en:
      'A 1,600 kN servo-hydraulic machine that leaves the works with four energy meters fitted.',
    description_cn:
      '加热、驱动、合模、辅机分别计量，数据以开放协议送出。油冷却接口按 32 °C 冷却水设计，可不接冷水机。',
    description_en:
      'Heating, drive, clamp and auxiliaries are metered apart and read over an open protocol. The oil cooler is sized for water at 32 °C, so it needs no chiller.',
    specs: [
      { property: 'clamping_force', number: 1600 },
      { property: 'shot_weight', number: 262 },
      { property: 'screw_diameter', number: 45 },
      { property: 'power', number: 18.5 },
      { property: 'weight', number: 5200 },
    ],
    price: [178000, 206000],
    currency: 'CNY',
    unit_cn: '台',
    unit_en: 'unit',
    minimum_order: 1,
    industries: ['plastics', 'injection_moulding'],
    tags: ['injection', 'energy'],
    pictures: [
      smallPlate('plastics', 'moulding-machine', 'lys-1600'),
      plate('plastics', 'injection-unit', 'lys-1600'),
    ],
  },
  'LYE-900': {
    name_cn: '全电动注塑机',
    name_en: 'All-electric moulding machine',
    supplier: 'lanyan',
    summary_cn: '900 kN 全电动机型，面向连接器与医疗小件。',
    summary_en: 'A 900 kN all-electric machine for connectors and small medical parts.',
    description_cn: '五轴伺服直驱，合模重复精度 0.02 mm。标配洁净室护罩与静音油脂回收。',
    description_en:
      'Five direct-drive servo axes; mould positions repeat within 0.02 mm. Clean-room guarding and grease recovery are standard.',
    specs: [
      { property: 'clamping_force', number: 900 },
      { property: 'shot_weight', number: 98 },
      { property: 'screw_diameter', number: 30 },
      { property: 'power', number: 14 },
      { property: 'weight', number: 3600 },
    ],
    price: [318000, 352000],
    currency: 'CNY',
    unit_cn: '台',
    unit_en: 'unit',
    minimum_order: 1,
    industries: ['plastics', 'injection_moulding', 'medical'],
    tags: ['injection'],
    pictures: [
      smallPlate('plastics', 'moulding-machine', 'lye-900'),
      plate('medical', 'injection-unit', 'lye-900'),
    ],
  },
  'XCA-H13': {
    name_cn: 'H13 驻极熔喷滤材',
    name_en: 'Electret meltblown media',
    supplier: 'xuchuan',
    summary_cn: '低阻高效滤材，随附每卷的效率与压降曲线。',
    summary_en: 'High efficiency at low pressure drop, with the curve of every roll enclosed.',
    description_cn:
      '聚丙烯驻极，0.3 µm 效率 ≥ 99.95%，5.3 cm/s 下初阻 ≤ 118 Pa。可按 40–2,400 mm 分切。',
    description_en:
      'Charged polypropylene, at least 99.95% at 0.3 µm and no more than 118 Pa at 5.3 cm/s. Slit from 40 to 2,400 mm.',
    specs: [
      { property: 'basis_weight', from: 20, to: 45 },
      { property: 'working_width', number: 2400 },
      { property: 'material', text_cn: '驻极聚丙烯', text_en: 'Charged polypropylene' },
    ],
    price: [38, 52],
    currency: 'CNY',
    unit_cn: '千克',
    unit_en: 'kg',
    minimum_order: 500,
    industries: ['nonwovens'],
    tags: ['meltblown'],
    pictures: [
      smallPlate('nonwovens', 'fibre-web', 'xca-h13'),
      plate('nonwovens', 'spunbond-line', 'xca-h13'),
    ],
  },
  'XCS-60': {
    name_cn: '汽车吸音棉',
    name_en: 'Acoustic felt',
    supplier: 'xuchuan',
    summary_cn: '熔喷与短纤复合，用于车门与轮拱。',
    summary_en: 'Meltblown and staple fibre combined, for doors and wheel arches.',
    description_cn: '由停产口罩布的熔喷线转产，克重 60–320 g/m²，可含 30% 回收纤维。',
    description_en:
      'Made on a line that once produced mask fabric. From 60 to 320 g/m², with up to 30% recovered fibre.',
    specs: [
      { property: 'basis_weight', from: 60, to: 320 },
      { property: 'working_width', number: 1600 },
      { property: 'material', text_cn: '聚丙烯 / 聚酯', text_en: 'Polypropylene and polyester' },
    ],
    price: [21, 27],
    currency: 'CNY',
    unit_cn: '千克',
    unit_en: 'kg',
    minimum_order: 1000,
    industries: ['nonwovens', 'auto'],
    tags: ['meltblown', 'recycling'],
    pictures: [smallPlate('nonwovens', 'roll-coater', 'xcs-60')],
  },
  'YQ-LC12': {
    name_cn: '12 kW 光纤激光切割头',
    name_en: 'Fibre laser cutting head, 12 kW',
    supplier: 'yaoqie',
    summary_cn: '四片保护镜温度实时监测，脏了先报警再停光。',
    summary_en:
      'Watches the temperature of all four windows, warns first and stops the beam second.',
    description_cn: '自动调焦 −20…+20 mm，碰撞后 30 秒复位。喷嘴与陶瓷体为开放规格，可用第三方件。',
    description_en:
      'Focus travels from −20 to +20 mm, and it is back in position 30 seconds after a collision. Nozzles and ceramics follow an open drawing.',
    specs: [
      { property: 'laser_power', number: 12 },
      { property: 'weight', number: 6.8 },
      { property: 'protection', text_cn: 'IP65', text_en: 'IP65' },
    ],
    price: [46000, 58000],
    currency: 'CNY',
    unit_cn: '套',
    unit_en: 'set',
    minimum_order: 1,
    industries: ['laser', 'laser_cutting', 'metalworking'],
    tags: ['laser_cutting'],
    pictures: [
      smallPlate('laser', 'laser-head', 'yq-lc12'),
      plate('laser', 'laser-head', 'yq-lc12-b'),
    ],
  },
  'YQ-AIR40': {
    name_cn: '空气切割供气站',
    name_en: 'Cutting-air station',
    supplier: 'yaoqie',
    summary_cn: '压缩、干燥、除油、增压一体，供 2–3 台切割机。',
    summary_en: 'Compresses, dries, de-oils and boosts air for two or three cutting machines.',
    description_cn: '出口露点 −40 °C，含油 ≤ 0.003 mg/m³。显示每米切缝的气电成本，便于与氮气对账。',
    description_en:
      'Dew point −40 °C, oil below 0.003 mg/m³. It shows what each metre of cut costs in air and power, to set against nitrogen.',
    specs: [
      { property: 'power', number: 55 },
      { property: 'flow', number: 240 },
      { property: 'weight', number: 1850 },
    ],
    price: [168000, 190000],
    currency: 'CNY',
    unit_cn: '套',
    unit_en: 'set',
    minimum_order: 1,
    industries: ['laser', 'laser_cutting'],
    tags: ['laser_cutting', 'energy'],
    pictures: [smallPlate('laser', 'galvo-scanner', 'yq-air40')],
  },
} as const satisfies Record<string, ProductEntry>;
