import type { Firm } from '../firm.ts';

export const autoFirms = {
  chebai: {
    name: ['长春辙白车身装备有限公司', 'Changchun Zhebai Body Equipment Co., Ltd'],
    mark: 'ZB',
    at: 'changchun',
    founded: 2001,
    staff: 380,
    brand: 'Zhebai',
    does: ['车身焊装夹具与柔性拼台。', 'Body-shop fixtures and flexible framing stations.'],
    profile: [
      '辙白的拼台十五秒换一次车型。定位销自己走到位，夹具仓在头顶，地面只剩输送线。',
      'Zhebai’s framing station changes models in fifteen seconds. Pins drive themselves into place, fixtures wait overhead, and only the conveyor is left on the floor.',
    ],
    tags: ['flexible_lines', 'welding'],
    certificate: 'IATF 16949',
    series: {
      name: ['{stations} 车型柔性拼台', 'Framing station for {stations} models'],
      line: [
        '可存 {stations} 套夹具，重复定位 {repeatability}，节拍 {cycle_time}。',
        'Stores {stations} sets of tooling, repeats within {repeatability}, cycles in {cycle_time}.',
      ],
      about: [
        '电动定位销带力反馈，异响和偏位会报警。夹具换型用同一台机器人，不另设升降。',
        'Electric pins feel for force and complain of misfits. The welding robot itself changes the tooling.',
      ],
      models: 'ZBF-2 ZBF-4 ZBF-6 ZBF-8 ZBF-10',
      specs: `
        stations 2 4 6 8 10
        repeatability 0.1 0.1 0.08 0.08 0.05
        cycle_time 60 58 56 52 48
        power 45 60 75 90 110`,
      motif: 'car-body',
      unit: 'set',
    },
  },
  dianbao: {
    name: ['合肥垫堡电池结构件有限公司', 'Hefei Dianbao Battery Structures Co., Ltd'],
    mark: 'DB',
    at: 'hefei',
    founded: 2016,
    staff: 420,
    brand: 'Dianbao',
    does: ['铝合金电池托盘与液冷板。', 'Aluminium battery trays and cooling plates.'],
    profile: [
      '垫堡的托盘用搅拌摩擦焊，气密性逐台测，测完的氦气回收再用。漏率曲线跟着二维码走到整车厂。',
      'Dianbao’s trays are friction-stir welded and leak-tested one by one; the helium is used again, and the curve follows the code to the car maker.',
    ],
    tags: ['batteries', 'thermal'],
    certificate: 'IATF 16949',
    series: {
      name: ['{energy} 级电池包液冷托盘', 'Cooled battery tray, {energy} class'],
      line: [
        '适配 {energy} 电池包，耐压 {working_pressure}，重 {weight}。',
        'For {energy} packs, tested at {working_pressure}, {weight}.',
      ],
      about: [
        '口琴管与托盘底板一体，省掉导热垫。底部可承受 15 kN 托底冲击。',
        'Cooling channels are one piece with the floor, which saves the thermal pad. The underside takes a 15 kN strike.',
      ],
      models: 'DBT-45 DBT-60 DBT-75 DBT-90 DBT-110',
      specs: `
        energy 45 60 75 90 110
        working_pressure 3 3 3 3.5 3.5
        weight 28 34 41 48 56
        working_temperature -40..85 -40..85 -40..85 -40..85 -40..85`,
      texts: { material: ['6061 / 6005A 铝合金', '6061 and 6005A aluminium'] },
      motif: 'battery-pack',
      price: [1180, 1360, 1580, 1820, 2150],
      unit: 'piece',
      least: 100,
    },
  },
  zhipan: {
    name: ['烟台制磐制动系统有限公司', 'Yantai Zhipan Brake Systems Co., Ltd'],
    mark: 'ZP',
    at: 'yantai',
    founded: 1994,
    staff: 690,
    brand: 'Zhipan',
    does: ['通风制动盘与激光熔覆制动盘。', 'Ventilated brake discs, plain and laser-clad.'],
    profile: [
      '欧洲开始管刹车粉尘，制磐三年前就在盘面上熔覆了一层不锈钢基碳化物。路试十万公里，盘厚只少了 0.3 毫米。',
      'Europe has begun to count brake dust. Three years earlier Zhipan clad its discs with carbides in stainless steel; after 100,000 km they were 0.3 mm thinner.',
    ],
    tags: ['brakes', 'cladding'],
    certificate: 'IATF 16949',
    series: {
      name: ['{turning_diameter} 熔覆制动盘', 'Clad brake disc, {turning_diameter}'],
      line: [
        '外径 {turning_diameter}，表面硬度 {hardness}，单重 {weight}。',
        '{turning_diameter} across, {hardness} at the surface, {weight}.',
      ],
      about: [
        '颗粒物排放比灰铸铁盘低七成。熔覆层厚 200 µm，磨削后跳动小于 25 µm。',
        'Sheds 70% less dust than grey iron. The layer is 200 µm thick and runs true within 25 µm after grinding.',
      ],
      models: 'ZPC-280 ZPC-302 ZPC-320 ZPC-345 ZPC-380',
      specs: `
        turning_diameter 280 302 320 345 380
        hardness 58 58 60 60 60
        weight 6.1 7.4 8.6 10.2 12.8
        thickness 180..220 180..220 180..220 200..250 200..250`,
      motif: 'brake-disc',
      price: [238, 265, 298, 346, 428],
      unit: 'piece',
      least: 200,
    },
  },
  huoji: {
    name: ['潍坊活际发动机零件有限公司', 'Weifang Huoji Engine Parts Co., Ltd'],
    mark: 'HJ',
    at: 'weifang',
    founded: 1989,
    staff: 520,
    brand: 'Huoji',
    does: ['重型柴油机与氢内燃机活塞。', 'Pistons for heavy diesels and hydrogen engines.'],
    profile: [
      '活际做了三十年柴油机活塞，如今一半的试验台烧氢。燃烧室口的温度低了四十度，环岸却更容易积水，公司为此改了环槽角度。',
      'After thirty years of diesel pistons, half of Huoji’s test beds burn hydrogen. The bowl rim runs forty degrees cooler but water gathers behind the rings, and the grooves were cut at a new angle for it.',
    ],
    tags: ['powertrain', 'hydrogen'],
    certificate: 'IATF 16949',
    series: {
      name: ['{bore} 锻钢活塞', 'Forged steel piston, {bore}'],
      line: [
        '缸径 {bore}，爆压 {working_pressure}，单重 {weight}。',
        '{bore} bore, {working_pressure} peak pressure, {weight}.',
      ],
      about: [
        '摩擦焊内冷油道，裙部石墨涂层。柴油与氢燃料两种环槽可选。',
        'A friction-welded oil gallery and graphite on the skirt. Grooves for diesel or for hydrogen.',
      ],
      models: 'HJP-102 HJP-110 HJP-118 HJP-126 HJP-138',
      specs: `
        bore 102 110 118 126 138
        working_pressure 200 220 230 240 250
        weight 1.3 1.7 2.1 2.6 3.4
        working_temperature -40..380 -40..380 -40..390 -40..400 -40..400`,
      texts: { material: ['42CrMo4 锻钢', '42CrMo4 forged steel'] },
      motif: 'piston-engine',
      price: [320, 368, 420, 486, 590],
      unit: 'piece',
      least: 60,
    },
  },
  xianzhu: {
    name: ['芜湖衔竹线束自动化有限公司', 'Wuhu Xianzhu Harness Automation Co., Ltd'],
    mark: 'XZ',
    at: 'wuhu',
    founded: 2015,
    staff: 140,
    brand: 'Xianzhu',
    does: [
      '高压线束裁剥压接一体机。',
      'Cutting, stripping and crimping machines for high-voltage harnesses.',
    ],
    profile: [
      '高压线又粗又硬，人手一天压不了几根。衔竹的机器剥一刀要测十二个角度，屏蔽层一丝不断。',
      'High-voltage cable is thick and stubborn; a person crimps few in a day. Xianzhu’s machine measures twelve angles before each cut and breaks not one strand of the shield.',
    ],
    tags: ['powertrain', 'flexible_lines'],
    certificate: 'CE',
    series: {
      name: [
        '高压线束加工机，线径至 {wire_diameter}',
        'High-voltage cable machine, up to {wire_diameter}',
      ],
      line: [
        '线径至 {wire_diameter}，压接力 {nominal_force}，每小时 {capacity#} 件。',
        'Cables up to {wire_diameter}, crimps with {nominal_force}, {capacity}.',
      ],
      about: [
        '压接高度与截面图像逐根留档。端子、护套换型 20 分钟。',
        'Crimp height and a picture of each section are filed. Terminals and seals change in 20 minutes.',
      ],
      models: 'XZH-16 XZH-35 XZH-50 XZH-95 XZH-120',
      specs: `
        wire_diameter 8.5 11.5 13.5 19 22
        nominal_force 40 80 120 200 260
        capacity 420 360 300 240 200
        power 4 5.5 7.5 9 11`,
      motif: 'servo-axis',
      price: [168000, 225000, 286000, 398000, 465000],
      unit: 'unit',
    },
  },
  kestrelby: {
    name: ['凯斯特尔比试验台公司', 'Kestrelby Test Rigs GmbH'],
    mark: 'KT',
    at: 'stuttgart',
    founded: 1979,
    staff: 160,
    brand: 'Kestrelby',
    does: ['电驱动总成试验台。', 'Test rigs for electric axles.'],
    profile: [
      '凯斯特尔比的台架能在实验室里跑完一条山路：坡度、轮胎打滑、冷启动一样不少，一夜跑三遍。',
      'Kestrelby’s rigs drive a mountain road indoors: the gradient, the slipping tyre, the cold start, three times a night.',
    ],
    tags: ['powertrain', 'measuring'],
    certificate: 'CE',
    series: {
      name: ['{power} 电驱动试验台', 'E-axle test rig, {power}'],
      line: [
        '加载功率 {power}，峰值扭矩 {rated_torque}，转速 {speed}。',
        'Loads {power} and {rated_torque} at {speed}.',
      ],
      about: [
        '回馈能量 92% 返网。噪声舱与热舱可共用一套台架，切换四小时。',
        '92% of the energy returns to the grid. One rig serves the quiet cell and the hot cell; moving takes four hours.',
      ],
      models: 'KT-120 KT-200 KT-300 KT-450 KT-600',
      specs: `
        power 120 200 300 450 600
        rated_torque 1800 2800 4200 5600 7500
        speed 16000 18000 20000 20000 24000
        efficiency 91 92 92 92 93`,
      motif: 'servo-axis',
      unit: 'set',
    },
  },
} as const satisfies Record<string, Firm>;
