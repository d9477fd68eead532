import type { Firm } from '../firm.ts';

export const foodFirms = {
  shuangyan: {
    name: ['上海霜堰杀菌设备有限公司', 'Shanghai Shuangyan Thermal Processing Co., Ltd'],
    mark: 'SY',
    at: 'shanghai',
    founded: 2002,
    staff: 240,
    brand: 'Shuangyan',
    does: ['板式与管式超高温杀菌机组。', 'Plate and tubular UHT lines.'],
    profile: [
      '霜堰把热回收率写进合同，验收时按公斤蒸汽算账。机组在厂内用水跑满 48 小时才发货，客户可以远程看曲线。',
      'Shuangyan writes heat recovery into its contracts and is paid by the kilogram of steam saved. Each line runs on water for 48 hours before it ships, with the customer looking on from afar.',
    ],
    tags: ['sterile', 'energy'],
    certificate: 'EHEDG',
    series: {
      name: ['{flow} 管式超高温杀菌机', 'Tubular UHT steriliser, {flow}'],
      line: [
        '处理量 {flow}，换热面积 {heat_area}，适合含果粒饮料。',
        'Treats {flow} over {heat_area}, also with fruit pieces.',
      ],
      about: [
        '热回收率 90%，带均质与脱气。清洗周期由压差判断，不再按钟点。',
        'Recovers 90% of its heat, with homogeniser and deaerator. Cleaning begins when the pressure drop says so and no longer by the clock.',
      ],
      models: 'SYT-2 SYT-5 SYT-8 SYT-12 SYT-20',
      specs: `
        flow 2 5 8 12 20
        heat_area 9 21 33 48 78
        medium_temperature 4..142 4..142 4..142 4..142 4..142
        power 15 30 45 60 90`,
      texts: { material: ['316L 不锈钢', '316L stainless steel'] },
      motif: 'pasteuriser',
      price: [420000, 680000, 890000, 1180000, 1650000],
      unit: 'set',
    },
  },
  guanlu: {
    name: ['中山灌麓食品机械有限公司', 'Zhongshan Guanlu Food Machinery Co., Ltd'],
    mark: 'GL',
    at: 'zhongshan',
    founded: 2009,
    staff: 170,
    brand: 'Guanlu',
    does: ['瓶装与罐装灌装旋盖一体机。', 'Filling and capping blocks for bottles and cans.'],
    profile: [
      '灌麓的客户多是县城饮料厂，换瓶型一天好几回。它把换型件做成两种颜色，蓝的用手拧，黄的才用扳手。',
      'Guanlu’s customers are drinks plants in county towns that change bottles several times a day. Its change parts come in two colours: blue ones turn by hand, yellow ones want a spanner.',
    ],
    tags: ['filling'],
    certificate: 'CE',
    series: {
      name: ['{heads} 头灌装旋盖一体机', 'Filling and capping block, {heads} heads'],
      line: [
        '{heads} 个灌装头，每小时 {capacity#} 件，灌装量 {fill_volume}。',
        '{heads} valves, {capacity}, bottles of {fill_volume}.',
      ],
      about: [
        '电磁流量计灌装，误差不超过 0.3%。瓶颈夹持输送，换瓶高只调一处。',
        'Filled by magnetic flow meter within 0.3%. Bottles hang by the neck, so a new height is set in one place.',
      ],
      models: 'GLF-12 GLF-18 GLF-24 GLF-32 GLF-40',
      specs: `
        heads 12 18 24 32 40
        capacity 4000 7000 12000 18000 24000
        fill_volume 200..2000 200..2000 200..2000 200..1500 200..1500
        power 5.5 7.5 11 15 18.5`,
      motif: 'filling-line',
      price: [168000, 245000, 360000, 520000, 690000],
      unit: 'unit',
    },
  },
  maiqiao: {
    name: ['郑州麦樵粮机有限公司', 'Zhengzhou Maiqiao Grain Machinery Co., Ltd'],
    mark: 'MQ',
    at: 'zhengzhou',
    founded: 1995,
    staff: 300,
    brand: 'Maiqiao',
    does: ['面粉配粉与粉料称重输送系统。', 'Flour blending, weighing and conveying.'],
    profile: [
      '麦樵说面粉厂最怕两件事：串味和爆炸。它的混合机清空后残留低于万分之一，除尘口一律装无焰泄爆。',
      'Two things frighten a flour mill, says Maiqiao: carry-over and dust explosions. Its mixers empty to less than one part in ten thousand, and every filter vents without flame.',
    ],
    tags: ['mixing'],
    certificate: 'ATEX',
    series: {
      name: ['{volume} 双轴桨叶混合机', 'Twin-shaft paddle mixer, {volume}'],
      line: [
        '容积 {volume}，一批 {cycle_time} 混匀，变异系数小于 3%。',
        '{volume}, mixed in {cycle_time} with a variation under 3%.',
      ],
      about: [
        '底部全开门，卸料 6 秒。桨叶与壳体间隙可调，便于换品种时彻底清空。',
        'The whole floor opens and empties in 6 s. Paddle gaps adjust, so a change of recipe leaves nothing behind.',
      ],
      models: 'MQP-250 MQP-500 MQP-1000 MQP-2000 MQP-4000',
      specs: `
        volume 250 500 1000 2000 4000
        cycle_time 45 45 60 60 90
        power 5.5 11 18.5 30 55
        speed 56 48 38 30 24`,
      motif: 'mixing-vessel',
      price: [56000, 78000, 118000, 176000, 298000],
      unit: 'unit',
    },
  },
  dingzhong: {
    name: ['青岛鼎仲冷链装备有限公司', 'Qingdao Dingzhong Cold Chain Co., Ltd'],
    mark: 'DZ',
    at: 'qingdao',
    founded: 2005,
    staff: 260,
    brand: 'Dingzhong',
    does: ['螺旋速冻机与隧道式速冻线。', 'Spiral and tunnel freezers.'],
    profile: [
      '鼎仲在胶东的水产码头边上。它的速冻机夜里化霜、白天不停，靠的是分段风道轮流除霜。',
      'Dingzhong stands beside the fish quays of Jiaodong. Its freezers never stop to defrost: the air ducts take turns.',
    ],
    tags: ['cold_chain', 'energy'],
    certificate: 'CE',
    series: {
      name: ['螺旋速冻机，{throughput}', 'Spiral freezer, {throughput}'],
      line: [
        '速冻能力 {throughput}，网带宽 {working_width}，制冷配电 {power}。',
        'Freezes {throughput} on a {working_width} belt with {power} installed.',
      ],
      about: [
        '无转鼓传动，网带张力均匀。库板接缝全焊，可用热水冲洗。',
        'Driven without a drum, with even tension along the belt. All seams are welded and may be hosed with hot water.',
      ],
      models: 'DZS-500 DZS-1000 DZS-1500 DZS-2000 DZS-3000',
      specs: `
        throughput 400..600 800..1100 1300..1700 1800..2200 2600..3200
        working_width 520 640 720 800 920
        working_temperature -40..-32 -40..-32 -40..-32 -42..-32 -42..-32
        power 22 34 46 60 85`,
      motif: 'band-dryer',
      price: [480000, 690000, 880000, 1090000, 1520000],
      unit: 'set',
    },
  },
  ferrante: {
    name: ['费兰特罐头机械公司', 'Ferrantina Macchine SpA'],
    mark: 'FM',
    at: 'bologna',
    founded: 1958,
    staff: 180,
    brand: 'Ferrantina',
    does: ['封罐机与在线卷边检测。', 'Can seamers that measure their own seams.'],
    profile: [
      '费兰特一家三代都在封罐头。新机型在每个封口头上测扭矩，卷边松紧不用等抽样，罐子还在转盘上就知道。',
      'Three generations of one family have closed cans here. The newest machine reads the torque of every head, so a loose seam is known while the can still turns.',
    ],
    tags: ['filling', 'measuring'],
    certificate: 'CE',
    series: {
      name: ['{stations} 头全自动封罐机', 'Can seamer, {stations} heads'],
      line: [
        '{stations} 个封口头，每小时 {capacity#} 件，换罐径 25 分钟。',
        '{stations} heads, {capacity}, a new diameter in 25 minutes.',
      ],
      about: [
        '二重卷边，集中注油。可带充氮，余氧低于 2%。',
        'Double seams, central lubrication. Nitrogen flushing leaves less than 2% oxygen.',
      ],
      models: 'FM-4 FM-6 FM-8 FM-12 FM-18',
      specs: `
        stations 4 6 8 12 18
        capacity 9000 18000 27000 42000 66000
        power 4 7.5 11 15 22
        weight 2100 3200 4600 6900 10800`,
      motif: 'can-seamer',
      price: [96000, 138000, 189000, 265000, 398000],
      currency: 'EUR',
      unit: 'unit',
    },
  },
} as const satisfies Record<string, Firm>;
