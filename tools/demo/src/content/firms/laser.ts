import type { Firm } from '../firm.ts';

export const laserFirms = {
  guangzhen: {
    name: ['武汉光砧激光器有限公司', 'Wuhan Guangzhen Laser Sources Co., Ltd'],
    mark: 'GZ',
    at: 'wuhan',
    founded: 2010,
    staff: 380,
    brand: 'Guangzhen',
    does: ['连续光纤激光器，1.5–30 kW。', 'Continuous fibre lasers of 1.5 to 30 kW.'],
    profile: [
      '光砧的激光器按泵浦模块计价，坏一块换一块，不用整机返厂。模块寿命每天估一次，写在铭牌旁的小屏上。',
      'Guangzhen prices its lasers by pump module: one fails, one is changed, and the box stays. The life of each is estimated daily on a small screen beside the plate.',
    ],
    industries: ['laser_cutting'],
    tags: ['laser_sources'],
    certificate: 'CE',
    series: {
      name: ['{laser_power} 连续光纤激光器', 'Fibre laser, {laser_power}'],
      line: [
        '输出 {laser_power}，电光效率 {efficiency}，芯径可选。',
        '{laser_power} out at {efficiency} wall-plug efficiency.',
      ],
      about: [
        '单腔结构，抗高反。切铜、切铝不加隔离器，回光超限 10 µs 关光。',
        'A single cavity that bears reflections: copper and aluminium need no isolator, and back-light shuts it in 10 µs.',
      ],
      models: 'GZC-1500 GZC-3000 GZC-6000 GZC-12000 GZC-20000 GZC-30000',
      specs: `
        laser_power 1.5 3 6 12 20 30
        wavelength 1080 1080 1080 1080 1080 1080
        efficiency 38 40 42 43 43 44
        power 4 7.5 14.5 28 47 69
        weight 42 68 115 240 380 520`,
      motif: 'fibre-laser',
      price: [26000, 42000, 86000, 185000, 330000, 520000],
      unit: 'unit',
    },
  },
  hanyao: {
    name: ['深圳焊曜激光装备有限公司', 'Shenzhen Hanyao Laser Systems Co., Ltd'],
    mark: 'HY',
    at: 'shenzhen',
    founded: 2013,
    staff: 260,
    brand: 'Hanyao',
    does: [
      '手持激光焊机与电池盖板焊接站。',
      'Hand-held laser welders and cell-lid welding stations.',
    ],
    profile: [
      '焊曜的手持焊枪在门窗厂、厨具厂里替掉了氩弧焊。枪嘴离开工件，光一定先断：三道互锁，缺一不出光。',
      'Hanyao’s hand-held gun has replaced arc welding in window and kitchen shops. When the tip leaves the work the light is already off: three interlocks, and none may be missing.',
    ],
    tags: ['welding'],
    certificate: 'CE',
    series: {
      name: ['{laser_power} 手持激光焊机', 'Hand-held laser welder, {laser_power}'],
      line: [
        '功率 {laser_power}，整机 {weight}，不锈钢可焊 {thickness}。',
        '{laser_power}, {weight}, stainless from {thickness}.',
      ],
      about: [
        '风冷，接单相电即可用。摆动焊缝 0–5 mm 可调，带送丝与清洗模式。',
        'Air-cooled and run from single-phase mains. Wobble up to 5 mm, with wire feed and a cleaning mode.',
      ],
      models: 'HYH-800 HYH-1200 HYH-1500 HYH-2000 HYH-3000',
      specs: `
        laser_power 0.8 1.2 1.5 2 3
        thickness 500..2000 500..3000 500..4000 800..5000 800..8000
        weight 29 38 46 68 112
        power 3 4.2 5.2 7 10.5`,
      motif: 'keyhole-weld',
      price: [28000, 36000, 42000, 56000, 79000],
      unit: 'unit',
    },
  },
  kemai: {
    name: ['苏州刻脉激光打标有限公司', 'Suzhou Kemai Laser Marking Co., Ltd'],
    mark: 'KM',
    at: 'suzhou',
    founded: 2008,
    staff: 120,
    brand: 'Kemai',
    does: ['紫外与光纤打标机，面向追溯码。', 'UV and fibre markers for traceability codes.'],
    profile: [
      '刻脉打完码自己读一遍，读不出 B 级就当场剔除。公司说打标不难，难的是十年后还能扫。',
      'Kemai reads each code it has made and rejects what is below grade B. Marking is easy, it says; being read in ten years is not.',
    ],
    tags: ['marking', 'traceability'],
    certificate: 'CE',
    series: {
      name: ['{wavelength} 飞行打标机，{power}', 'Laser marker, {wavelength}, {power}'],
      line: [
        '波长 {wavelength}，重复频率 {repetition_rate}，线速 {line_speed}。',
        '{wavelength} at {repetition_rate}, on lines of {line_speed}.',
      ],
      about: [
        '自带读码相机，编码服务断线时按预留号段继续。白色塑料打黑、玻璃无裂。',
        'Has its own reader and a reserve of numbers for when the server is away. Black on white plastic, no cracks in glass.',
      ],
      models: 'KMF-20 KMF-50 KMU-3 KMU-5 KMU-10',
      specs: `
        wavelength 1064 1064 355 355 355
        repetition_rate 80 200 60 100 150
        pulse_width 120 100 15 15 12
        line_speed 60 120 60 90 150
        power 0.5 0.8 0.6 0.8 1.2`,
      motif: 'galvo-scanner',
      price: [38000, 52000, 68000, 86000, 128000],
      unit: 'unit',
    },
  },
  rongbi: {
    name: ['西安熔壁再制造有限公司', "Xi'an Rongbi Cladding Co., Ltd"],
    mark: 'RB',
    at: 'xian',
    founded: 2011,
    staff: 100,
    brand: 'Rongbi',
    does: [
      '高速激光熔覆设备与轧辊再制造。',
      'High-speed laser cladding, and the rebuilding of rolls.',
    ],
    profile: [
      '熔壁一边卖设备一边自己开熔覆车间，设备好不好用，隔壁就知道。电镀铬的活，它接过来三成。',
      'Rongbi sells machines and runs a cladding shop next door, so it hears about faults through the wall. A third of its work used to be hard chrome.',
    ],
    industries: ['metalworking'],
    tags: ['cladding', 'maintenance'],
    certificate: 'ISO 9001',
    series: {
      name: ['{laser_power} 高速激光熔覆机', 'High-speed cladding machine, {laser_power}'],
      line: [
        '功率 {laser_power}，轴类长 {travel}，层厚 {layer}。',
        '{laser_power}, shafts up to {travel}, layers of {layer}.',
      ],
      about: [
        '熔覆速度每小时 0.8–2.5 平方米，稀释率低于 3%。送粉头水冷，连续八小时不堵。',
        '0.8 to 2.5 m² an hour with under 3% dilution. The water-cooled nozzle runs eight hours without clogging.',
      ],
      models: 'RBC-3 RBC-4 RBC-6 RBC-8 RBC-12',
      specs: `
        laser_power 3 4 6 8 12
        travel 1500 2500 3500 5000 8000
        turning_diameter 400 500 600 800 1200
        layer 50..500 50..600 80..800 100..1000 100..1500`,
      motif: 'powder-bed',
      price: [580000, 760000, 1050000, 1480000, 2360000],
      unit: 'unit',
    },
  },
  strahlen: {
    name: ['施特拉斯光学公司', 'Strahlgrund Optik GmbH'],
    mark: 'SO',
    at: 'dresden',
    founded: 1992,
    staff: 110,
    brand: 'Strahlgrund',
    does: ['振镜、场镜与光束分析仪。', 'Scanners, lenses and beam profilers.'],
    profile: [
      '施特拉斯给每块镜片留一张吸收率图。功率越高，镜片越怕脏，这张图就是它的体检表。',
      'Strahlgrund files the absorption of each lens. The stronger the beam the more a lens fears dirt, and the chart is its health record.',
    ],
    tags: ['laser_sources', 'measuring'],
    certificate: 'ISO 9001',
    series: {
      name: ['{bore} 口径振镜扫描头', 'Scan head, {bore} aperture'],
      line: [
        '通光口径 {bore}，承受 {laser_power}，跟随 {response_time}。',
        '{bore} aperture for {laser_power}, following within {response_time}.',
      ],
      about: [
        '数字伺服，漂移 8 小时小于 10 µrad。水冷与吹气接口一体。',
        'Digital servos drift less than 10 µrad in eight hours. Water and purge air come in by one block.',
      ],
      models: 'SO-10 SO-14 SO-20 SO-30 SO-50',
      specs: `
        bore 10 14 20 30 50
        laser_power 0.2 0.5 2 6 12
        response_time 0.11 0.14 0.22 0.4 0.9
        weight 1.6 2.2 3.4 6.8 14.5`,
      motif: 'galvo-scanner',
      price: [1850, 2450, 4200, 7900, 15800],
      currency: 'EUR',
      unit: 'unit',
    },
  },
} as const satisfies Record<string, Firm>;
