import type { Firm } from '../firm.ts';

export const personalCareFirms = {
  ningzhi: {
    name: ['广州凝栀乳化设备有限公司', 'Guangzhou Ningzhi Emulsifying Equipment Co., Ltd'],
    mark: 'NZ',
    at: 'guangzhou',
    founded: 2006,
    staff: 160,
    brand: 'Ningzhi',
    does: ['真空均质乳化锅与膏霜生产线。', 'Vacuum emulsifiers and cream plants.'],
    profile: [
      '凝栀的锅先在自家小样室做过三百多个配方。公司认为放大失败八成是降温太快，所以夹套分三段。',
      'Ningzhi has made more than three hundred recipes in its own laboratory vessels. Four scale-ups in five fail by cooling too fast, it found, so its jackets have three zones.',
    ],
    tags: ['mixing'],
    certificate: 'CE',
    series: {
      name: ['{volume} 真空均质乳化机', 'Vacuum emulsifier, {volume}'],
      line: [
        '工作容积 {volume}，均质转速 {speed}，粒径 {particle_size}。',
        '{volume} working volume, rotor at {speed}, droplets of {particle_size}.',
      ],
      about: [
        '内循环与外循环均质可切换。锅盖液压升降，清洗球三面覆盖，15 分钟洗净。',
        'Homogenises inside the vessel or around it. The lid lifts by hydraulics and three spray balls clean it in 15 minutes.',
      ],
      models: 'NZE-50 NZE-100 NZE-200 NZE-500 NZE-1000 NZE-2000',
      specs: `
        volume 50 100 200 500 1000 2000
        speed 4500 4200 3600 3600 3000 3000
        particle_size 1..5 1..5 1..5 2..5 2..8 2..8
        power 6 11 18.5 30 45 75`,
      texts: { material: ['316L 不锈钢，镜面抛光', '316L, mirror polished'] },
      motif: 'homogeniser',
      price: [86000, 118000, 158000, 246000, 352000, 528000],
      unit: 'unit',
    },
  },
  ruanfeng: {
    name: ['上海软封包装机械有限公司', 'Shanghai Ruanfeng Tube Machinery Co., Ltd'],
    mark: 'RF',
    at: 'shanghai',
    founded: 2010,
    staff: 110,
    brand: 'Ruanfeng',
    does: ['软管灌装封尾机。', 'Tube fillers and sealers.'],
    profile: [
      '软封只做软管。铝塑、全塑和甘蔗基管在同一台机上换热封头就行，参数存在管材的条码里。',
      'Ruanfeng fills tubes and nothing else. Laminate, plastic and sugar-cane tubes run on one machine with another sealing head; settings are in the code on the reel.',
    ],
    tags: ['filling'],
    certificate: 'CE',
    series: {
      name: ['每小时 {capacity#} 支软管灌装封尾机', 'Tube filler, {capacity}'],
      line: [
        '每小时 {capacity#} 件，灌装量 {fill_volume}，管径 {tube_diameter}。',
        '{capacity}, {fill_volume}, tubes of {tube_diameter}.',
      ],
      about: [
        '伺服活塞泵，误差 0.5%。封尾温度闭环，自动打批号并剔除光标不正的管。',
        'Servo pistons fill within 0.5%. Sealing heat is closed-loop; lot codes are embossed and misaligned tubes rejected.',
      ],
      models: 'RFT-40 RFT-60 RFT-80 RFT-120 RFT-160',
      specs: `
        capacity 2400 3600 4800 7200 9600
        fill_volume 3..250 3..250 3..250 5..200 5..200
        tube_diameter 10..50 10..50 10..50 13..50 13..40
        power 3.5 5 6.5 9 12`,
      motif: 'tube-filler',
      price: [128000, 168000, 235000, 365000, 480000],
      unit: 'unit',
    },
  },
  yapeng: {
    name: ['宁波压彭泵头有限公司', 'Ningbo Yapeng Dispensers Co., Ltd'],
    mark: 'YP',
    at: 'ningbo',
    founded: 2002,
    staff: 450,
    brand: 'Yapeng',
    does: [
      '乳液泵、真空瓶与全塑可回收泵头。',
      'Lotion pumps, airless bottles and all-plastic dispensers.',
    ],
    profile: [
      '压彭花了四年把泵里的钢弹簧换成塑料的。现在整瓶一种材料，回收厂不用再拆。',
      'Yapeng spent four years replacing the steel spring with a plastic one. The whole bottle is one material now, and nobody at the sorting plant needs to take it apart.',
    ],
    industries: ['packaging'],
    tags: ['dispensers', 'recycling'],
    certificate: 'ISO 14001',
    series: {
      name: ['全塑乳液泵，管径 {tube_diameter}', 'All-plastic lotion pump, {tube_diameter}'],
      line: [
        '每泵 {fill_volume}，吸管 {tube_diameter}，不含金属。',
        '{fill_volume} a stroke, dip tube of {tube_diameter}, no metal.',
      ],
      about: [
        '弹簧以聚烯烃制成，五千次按压后回弹 95%。可用 50% 再生料，颜色按批控制。',
        'The polyolefin spring returns 95% after five thousand strokes. Half the plastic may be recycled; colour is kept batch by batch.',
      ],
      models: 'YPA-24 YPA-28 YPA-33 YPA-38 YPA-42',
      specs: `
        fill_volume 0.2..0.5 0.5..1.4 1.4..2 2..3.5 3.5..4
        tube_diameter 4..6 5..7 6..8 7..9 8..10
        weight 0.007 0.011 0.014 0.019 0.024`,
      texts: { material: ['聚丙烯 / 聚烯烃弹性体', 'PP and polyolefin elastomer'] },
      motif: 'lotion-pump',
      price: [680, 820, 960, 1280, 1460],
      unit: 'thousand',
      least: 20,
    },
  },
  huarui: {
    name: ['苏州花蕤日化原料有限公司', 'Suzhou Huarui Ingredients Co., Ltd'],
    mark: 'HR',
    at: 'suzhou',
    founded: 2013,
    staff: 95,
    brand: 'Huarui',
    does: ['氨基酸表面活性剂与温和起泡体系。', 'Amino-acid surfactants and mild foaming systems.'],
    profile: [
      '花蕤用椰油和谷氨酸做起泡剂，副产的盐少，膏体冬天不返粗。每批附残留脂肪酸和色号。',
      'Huarui makes foamers from coconut oil and glutamic acid, with little salt left behind, so creams stay smooth in winter. Free fatty acid and colour come with each batch.',
    ],
    tags: ['formulation'],
    certificate: 'ISO 22716',
    series: {
      name: ['{kind}', 'Surfactant: {kind}'],
      kinds: [
        ['椰油酰谷氨酸钠液体', 'sodium cocoyl glutamate, liquid'],
        ['椰油酰谷氨酸钠粉', 'sodium cocoyl glutamate, powder'],
        ['月桂酰肌氨酸钠液体', 'sodium lauroyl sarcosinate, liquid'],
        ['月桂酰肌氨酸钠粉', 'sodium lauroyl sarcosinate, powder'],
        ['甲基椰油酰牛磺酸钠膏', 'sodium methyl cocoyl taurate, paste'],
      ],
      line: [
        '有效物 {solids}，黏度 {viscosity}，用于洁面和婴童洗护。',
        '{solids} active, {viscosity}, for facial and baby washes.',
      ],
      about: [
        '不含二噁烷，氯化钠低于 1%。提供三个起始配方和低温稳定性数据。',
        'Free of dioxane, with under 1% of salt. Three starting recipes and cold-storage data are supplied.',
      ],
      models: 'HRG-30 HRG-95 HRS-30 HRS-95 HRT-40',
      specs: `
        solids 30 95 30 95 40
        viscosity 50..200 20..80 100..300 20..80 800..2000
        density 1.09 0.62 1.08 0.58 1.11`,
      motif: 'molecule',
      price: [16.5, 62, 18.2, 68, 24],
      unit: 'kilogram',
      least: 100,
    },
  },
  xieli: {
    name: ['深圳汕晞灌装自动化有限公司', 'Shenzhen Shanxi Filling Automation Co., Ltd'],
    mark: 'SX',
    at: 'shenzhen',
    founded: 2014,
    staff: 130,
    brand: 'Shanxi Fill',
    does: ['小批量护肤品柔性灌装线。', 'Flexible filling lines for short skincare runs.'],
    profile: [
      '直播带来的订单常常只有三千瓶。这家公司的线四十分钟换完瓶、液、标，一天能跑八个单。',
      'An order won on a live stream is often three thousand bottles. This firm’s line changes bottle, liquid and label in forty minutes and runs eight orders a day.',
    ],
    tags: ['filling', 'flexible_lines'],
    certificate: 'CE',
    series: {
      name: ['{heads} 头柔性灌装线', 'Flexible filling line, {heads} heads'],
      line: [
        '{heads} 头伺服灌装，每小时 {capacity#} 件，灌装量 {fill_volume}。',
        '{heads} servo heads, {capacity}, {fill_volume}.',
      ],
      about: [
        '瓶子坐独立托盘行走，换型只换托盘。配方、标签和重量限由一个二维码带出。',
        'Each bottle rides its own puck, so only pucks change. One code brings recipe, label and weight limits.',
      ],
      models: 'SXF-2 SXF-4 SXF-6 SXF-8 SXF-12',
      specs: `
        heads 2 4 6 8 12
        capacity 1200 2200 3200 4000 6000
        fill_volume 5..500 5..500 5..500 10..1000 10..1000
        power 3 4.5 6 8 11`,
      motif: 'filling-line',
      price: [138000, 198000, 268000, 328000, 456000],
      unit: 'line',
    },
  },
  mereton: {
    name: ['梅里顿香氛技术公司', 'Mereton Aroma Technology SAS'],
    mark: 'MA',
    at: 'lyon',
    founded: 1986,
    staff: 75,
    brand: 'Mereton',
    does: ['香精自动称量与小样配制机。', 'Automatic weighing of perfume compounds.'],
    profile: [
      '梅里顿的机器替调香师称料：二百种原料，最小一滴 5 毫克，配完自己写标签。',
      'Mereton’s machines weigh for perfumers: two hundred ingredients, five milligrams to the drop, and the label written at the end.',
    ],
    tags: ['formulation', 'measuring'],
    certificate: 'ATEX',
    series: {
      name: ['{channels} 路香精自动配料机', 'Perfume compounding robot, {channels} ways'],
      line: [
        '{channels} 种原料在线，单次批量 {volume}，一单约 {cycle_time}。',
        '{channels} ingredients on line, batches of {volume}, about {cycle_time} each.',
      ],
      about: [
        '每路独立针阀，不串味。称量记录与配方版本绑定，可追溯到原料桶。',
        'A needle valve for each ingredient, so nothing carries over. Weighings are tied to the version of the recipe and to the drum.',
      ],
      models: 'MA-48 MA-96 MA-144 MA-200 MA-300',
      specs: `
        channels 48 96 144 200 300
        volume 1 2 5 10 20
        cycle_time 180 210 240 300 360
        power 1.2 1.5 2 2.5 3`,
      motif: 'tube-filler',
      price: [118000, 165000, 218000, 286000, 395000],
      currency: 'EUR',
      unit: 'unit',
    },
  },
} as const satisfies Record<string, Firm>;
