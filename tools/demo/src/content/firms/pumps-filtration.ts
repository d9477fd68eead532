import type { Firm } from '../firm.ts';

export const pumpFirms = {
  geyu: {
    name: ['上海隔屿计量泵有限公司', 'Shanghai Geyu Metering Pumps Co., Ltd'],
    mark: 'GY',
    at: 'shanghai',
    founded: 1999,
    staff: 160,
    brand: 'Geyu',
    does: ['液压隔膜计量泵。', 'Hydraulic diaphragm metering pumps.'],
    profile: [
      '隔屿的泵加的是氯、酸和絮凝剂。双隔膜之间留一层空，破了先报警，料不会进油。',
      'Geyu’s pumps dose chlorine, acid and flocculant. Between two diaphragms lies a gap: when one breaks it warns, and nothing reaches the oil.',
    ],
    tags: ['pumps'],
    certificate: 'ATEX',
    series: {
      name: [
        '{working_pressure} 隔膜计量泵，{flow}',
        'Metering pump, {flow} at {working_pressure}',
      ],
      line: [
        '流量 {flow}，压力 {working_pressure}，功率 {power}。',
        '{flow} against {working_pressure} with {power}.',
      ],
      about: [
        '计量误差 ±0.5%，冲程在线可调。过流件可选 PVDF 或哈氏合金。',
        'Doses within 0.5% and adjusts while it runs. Wetted parts in PVDF or Hastelloy.',
      ],
      models: 'GYM-05 GYM-1 GYM-2 GYM-4 GYM-8',
      specs: `
        flow 0.05 0.12 0.4 1.2 3
        working_pressure 100 60 40 25 12
        power 0.37 0.55 0.75 1.5 3
        medium_temperature -10..60 -10..60 -10..60 -10..90 -10..90`,
      motif: 'diaphragm-pump',
      price: [8600, 10800, 14500, 22800, 38500],
      unit: 'unit',
    },
  },
  yalu: {
    name: ['杭州压鹿环保设备有限公司', 'Hangzhou Yalu Filter Presses Co., Ltd'],
    mark: 'YU',
    at: 'hangzhou',
    founded: 1996,
    staff: 340,
    brand: 'Yalu',
    does: ['隔膜压滤机与污泥深度脱水。', 'Membrane filter presses and deep sludge dewatering.'],
    profile: [
      '压鹿帮污水厂把泥饼含水从八成压到五成五。少拉的水，一年省出一台设备钱。',
      'Yalu takes sludge from 80% water down to 55%. What need not be carted away pays for the machine in a year.',
    ],
    tags: ['dewatering'],
    certificate: 'CE',
    series: {
      name: ['{filter_area} 隔膜压滤机', 'Membrane filter press, {filter_area}'],
      line: [
        '过滤面积 {filter_area}，压榨压力 {working_pressure}，滤室 {volume}。',
        '{filter_area}, squeezed at {working_pressure}, {volume} of chambers.',
      ],
      about: [
        '一次拉开全部滤板，卸料 6 分钟。滤布每批自动冲洗，破损由滤液浊度判断。',
        'All plates open at once and empty in 6 minutes. Cloths rinse after each batch; a torn one shows in the filtrate.',
      ],
      models: 'YLF-50 YLF-100 YLF-200 YLF-300 YLF-500',
      specs: `
        filter_area 50 100 200 300 500
        volume 760 1500 3000 4600 8000
        working_pressure 16 16 18 20 20
        power 5.5 7.5 11 15 22
        weight 5200 8600 15800 23500 41000`,
      motif: 'filter-press',
      price: [118000, 178000, 298000, 420000, 686000],
      unit: 'unit',
    },
  },
  famen: {
    name: ['温州阀檀控制阀有限公司', 'Wenzhou Fatan Control Valves Co., Ltd'],
    mark: 'FT',
    at: 'wenzhou',
    founded: 1993,
    staff: 410,
    brand: 'Fatan',
    does: ['单座调节阀与智能定位器。', 'Globe control valves and smart positioners.'],
    profile: [
      '阀檀每台阀出厂带一条流量特性曲线，是自家水台跑出来的，不是样本上抄的。',
      'Each Fatan valve leaves with its own flow curve, run on the firm’s water rig and not copied from a catalogue.',
    ],
    tags: ['valves'],
    certificate: 'API 598',
    series: {
      name: ['{nominal_diameter} 单座调节阀', 'Globe control valve, {nominal_diameter}'],
      line: [
        '通径 {nominal_diameter}，承压 {working_pressure}，推力 {rated_force}。',
        '{nominal_diameter}, {working_pressure}, {rated_force} of actuator.',
      ],
      about: [
        '软密封零泄漏，阀芯可从上盖取出。定位器自诊断卡涩与漏气。',
        'Soft seats shut tight and the plug lifts out through the bonnet. The positioner notices sticking and leaking by itself.',
      ],
      models: 'FTG-25 FTG-50 FTG-80 FTG-100 FTG-150 FTG-200',
      specs: `
        nominal_diameter 25 50 80 100 150 200
        working_pressure 40 40 40 40 25 25
        rated_force 1600 2800 4500 6300 10000 16000
        medium_temperature -40..350 -40..350 -40..350 -40..350 -40..300 -40..300
        weight 16 32 58 82 165 290`,
      motif: 'globe-valve',
      price: [2680, 4200, 6900, 9200, 16800, 28600],
      unit: 'unit',
    },
  },
  moxi: {
    name: ['天津膜汐水务装备有限公司', 'Tianjin Moxi Water Equipment Co., Ltd'],
    mark: 'MX',
    at: 'tianjin',
    founded: 2005,
    staff: 200,
    brand: 'Moxi',
    does: ['中空纤维超滤膜组件。', 'Hollow-fibre ultrafiltration modules.'],
    profile: [
      '膜汐的膜丝能打结。公司在展台上真的打给人看，打完再通水。',
      'Moxi’s fibres can be knotted. On its stand the firm does so in front of visitors, and then runs water through them.',
    ],
    industries: ['desalination'],
    tags: ['membranes', 'desalination'],
    certificate: 'NSF 61',
    series: {
      name: ['{filter_area} 中空纤维超滤组件', 'Ultrafiltration module, {filter_area}'],
      line: [
        '膜面积 {filter_area}，产水 {flow}，孔径 {filter_rating}。',
        '{filter_area} of membrane, {flow}, pores of {filter_rating}.',
      ],
      about: [
        '外压式，气洗加反洗。海水预处理连续五年膜丝断裂率低于万分之一。',
        'Outside-in, scoured with air. After five years on seawater fewer than one fibre in ten thousand had broken.',
      ],
      models: 'MXU-40 MXU-52 MXU-60 MXU-77 MXU-90',
      specs: `
        filter_area 40 52 60 77 90
        flow 2.4 3.1 3.6 4.8 5.6
        filter_rating 0.02 0.02 0.02 0.03 0.03
        working_pressure 3 3 3 3 3`,
      texts: { material: ['增强型 PVDF', 'Reinforced PVDF'] },
      motif: 'filter-press',
      price: [4200, 4980, 5600, 6800, 7900],
      unit: 'piece',
      least: 4,
    },
  },
  veldkamp: {
    name: ['费尔德坎转子泵公司', 'Veldkade Rotary Pumps BV'],
    mark: 'VK',
    at: 'eindhoven',
    founded: 1977,
    staff: 120,
    brand: 'Veldkade',
    does: ['卫生级凸轮泵与双螺杆泵。', 'Hygienic lobe and twin-screw pumps.'],
    profile: [
      '费尔德坎的泵能把整颗樱桃送过去而不破皮，也能倒着转把管子洗干净。',
      'A Veldkade pump passes whole cherries without a scratch, then turns the other way and rinses the pipe.',
    ],
    industries: ['food_beverage'],
    tags: ['pumps', 'cleaning'],
    certificate: 'EHEDG',
    series: {
      name: ['{flow} 卫生级双螺杆泵', 'Hygienic twin-screw pump, {flow}'],
      line: [
        '流量 {flow}，压力 {working_pressure}，黏度 {viscosity}。',
        '{flow} at {working_pressure}, for {viscosity}.',
      ],
      about: [
        '同一台泵输送产品又做清洗，转速 200–3,000。机械密封前装，10 分钟换完。',
        'One pump moves the product and the cleaning liquor, from 200 to 3,000 r/min. Front-loading seals change in 10 minutes.',
      ],
      models: 'VK-T10 VK-T20 VK-T35 VK-T60 VK-T110',
      specs: `
        flow 10 20 35 60 110
        working_pressure 16 16 16 12 12
        viscosity 1..200000 1..200000 1..500000 1..500000 1..1000000
        power 4 7.5 15 22 45`,
      texts: { material: ['316L 不锈钢', '316L stainless steel'] },
      motif: 'pump-set',
      price: [9800, 12600, 16900, 23800, 36500],
      currency: 'EUR',
      unit: 'unit',
    },
  },
} as const satisfies Record<string, Firm>;
