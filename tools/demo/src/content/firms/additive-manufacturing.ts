import type { Firm } from '../firm.ts';

export const additiveFirms = {
  fenlei: {
    name: ['西安粉磊增材装备有限公司', "Xi'an Fenlei Additive Systems Co., Ltd"],
    mark: 'FL',
    at: 'xian',
    founded: 2012,
    staff: 310,
    brand: 'Fenlei',
    does: ['多激光金属粉末床设备。', 'Multi-laser powder bed machines.'],
    profile: [
      '粉磊的机器八束光一起打，难的是接缝。它让相邻两束在重叠区随机换线，断口上看不出谁打的。',
      'Eight beams work at once in a Fenlei machine; the seam is the hard part. Neighbours swap lines at random where they overlap, and no fracture shows who melted what.',
    ],
    tags: ['powder', 'printing3d'],
    certificate: 'CE',
    series: {
      name: ['{travel} 幅面 {axes} 光束金属打印机', 'Metal printer, {travel}, {axes} beams'],
      line: [
        '{axes} 束激光，层厚 {layer}，氧含量低于 {oxygen}。',
        '{axes} lasers, layers of {layer}, below {oxygen} of oxygen.',
      ],
      about: [
        '粉末在氩气中闭环循环，换料不开仓。每层图像留档，缺陷可定位到坐标。',
        'Powder circulates under argon and is changed without opening. Each layer is photographed and faults are given coordinates.',
      ],
      models: 'FLM-280 FLM-400 FLM-500 FLM-650 FLM-800',
      specs: `
        travel 280 400 500 650 800
        axes 2 2 4 6 8
        laser_power 0.5 0.5 0.5 0.5 1
        layer 20..60 20..80 30..90 30..120 30..120
        oxygen 100 100 100 100 80
        weight 2600 4100 6800 12500 19800`,
      texts: {
        build_volume: ['按型号，最大 800 × 800 × 1000 mm', 'By model, up to 800 × 800 × 1,000 mm'],
      },
      motif: 'powder-bed',
      unit: 'unit',
    },
  },
  wusi: {
    name: ['深圳物丝三维科技有限公司', 'Shenzhen Wusi 3D Technology Co., Ltd'],
    mark: 'WS',
    at: 'shenzhen',
    founded: 2014,
    staff: 240,
    brand: 'Wusi',
    does: ['桌面与工业级线材打印机。', 'Filament printers for bench and shop.'],
    profile: [
      '物丝的机器在夹具间里打治具，坏了夜里打一个，天亮就换上。公司把常用的三百个治具图纸放在网上任取。',
      'Wusi’s printers stand in tool rooms: a jig breaks, another is printed overnight. Drawings of three hundred common jigs are free on its site.',
    ],
    tags: ['printing3d'],
    certificate: 'CE',
    series: {
      name: [
        '工业线材打印机，腔温 {working_temperature}',
        'Filament printer, chamber {working_temperature}',
      ],
      line: [
        '腔温 {working_temperature}，层厚 {layer}，定位 {repeatability}。',
        'Chamber {working_temperature}, layers of {layer}, {repeatability}.',
      ],
      about: [
        '双喷头独立，可打水溶支撑。喷头力传感自动调平，断料、堵头会停。',
        'Two independent heads and soluble support. The nozzle feels the bed and stops for a jam or an empty spool.',
      ],
      models: 'WSF-250 WSF-350 WSF-450 WSF-600 WSF-1000',
      specs: `
        working_temperature 20..60 20..70 20..90 20..100 20..120
        layer 50..400 50..400 100..500 100..600 200..1000
        repeatability 0.01 0.01 0.02 0.03 0.05
        power 0.8 1.2 2.5 4 7.5`,
      texts: { build_volume: ['按型号，最大边长 1000 mm', 'By model, up to 1,000 mm a side'] },
      motif: 'hot-end',
      price: [6800, 12800, 29800, 68000, 168000],
      unit: 'unit',
    },
  },
  chenjin: {
    name: ['宝鸡尘锦粉末有限公司', 'Baoji Chenjin Powders Co., Ltd'],
    mark: 'CJ',
    at: 'baoji',
    founded: 2009,
    staff: 150,
    brand: 'Chenjin',
    does: ['气雾化钛、镍与铝合金粉末。', 'Gas-atomised titanium, nickel and aluminium powders.'],
    profile: [
      '宝鸡遍地是钛，尘锦收的是边角料：重熔、雾化、筛分，一吨回收粉比新粉少花四成电。',
      'Baoji is full of titanium and Chenjin collects the offcuts: remelted, atomised and sieved, a tonne takes 40% less power than new.',
    ],
    tags: ['powder', 'recycling'],
    certificate: 'AS9100',
    series: {
      name: ['{kind}球形粉末', 'Spherical powder, {kind}'],
      kinds: [
        ['Ti64 钛合金', 'Ti64 titanium'],
        ['TA15 钛合金', 'TA15 titanium'],
        ['718 镍基合金', 'nickel alloy 718'],
        ['625 镍基合金', 'nickel alloy 625'],
        ['AlSi10Mg 铝合金', 'AlSi10Mg aluminium'],
        ['316L 不锈钢', '316L stainless steel'],
      ],
      line: [
        '粒径 {particle_size}，氧含量 {oxygen}，密度 {density}。',
        '{particle_size}, {oxygen} of oxygen, {density}.',
      ],
      about: [
        '电极感应熔炼气雾化，卫星球少。每罐附流动性、松装密度与筛分曲线。',
        'Electrode induction melted and gas atomised, with few satellites. Flow, apparent density and sieve curve come with each can.',
      ],
      models: 'CJ-Ti64 CJ-TA15 CJ-IN718 CJ-IN625 CJ-AlSi10 CJ-316L',
      specs: `
        particle_size 15..53 15..53 15..53 15..53 20..63 15..53
        oxygen 900 1000 150 150 600 350
        density 4.43 4.45 8.22 8.44 2.67 7.98`,
      motif: 'layered-part',
      price: [680, 720, 420, 460, 210, 145],
      unit: 'kilogram',
      least: 10,
    },
  },
  guanghua: {
    name: ['上海光桦树脂打印有限公司', 'Shanghai Guanghua Photopolymer Printing Co., Ltd'],
    mark: 'GH',
    at: 'shanghai',
    founded: 2013,
    staff: 130,
    brand: 'Guanghua',
    does: ['大幅面光固化打印机与树脂。', 'Large-format photopolymer printers and resins.'],
    profile: [
      '光桦的机器给鞋厂打模，一夜一百双。树脂自己配，颜色只有灰，因为灰最容易看出瑕疵。',
      'Guanghua prints lasts for shoe makers, a hundred pairs a night. It mixes its own resin in one colour, grey, which hides nothing.',
    ],
    tags: ['printing3d', 'resins'],
    certificate: 'CE',
    series: {
      name: ['{travel} 光固化打印机', 'Photopolymer printer, {travel}'],
      line: [
        '成形边长 {travel}，层厚 {layer}，光斑 {wavelength}。',
        '{travel} a side, layers of {layer}, light of {wavelength}.',
      ],
      about: [
        '变光斑扫描，轮廓细、填充粗。液位恒温，冬夏尺寸差小于 0.05%。',
        'A spot that is fine on outlines and broad inside. Resin is kept warm, so summer and winter parts differ by less than 0.05%.',
      ],
      models: 'GHS-300 GHS-450 GHS-600 GHS-800 GHS-1200',
      specs: `
        travel 300 450 600 800 1200
        layer 50..150 50..150 70..150 80..200 80..200
        wavelength 355 355 355 355 355
        power 1.5 2.5 3 4 6`,
      motif: 'resin-vat',
      price: [128000, 198000, 286000, 468000, 860000],
      unit: 'unit',
    },
  },
  shapu: {
    name: ['宁波砂浦铸造打印有限公司', 'Ningbo Shapu Sand Printing Co., Ltd'],
    mark: 'SP',
    at: 'ningbo',
    founded: 2015,
    staff: 110,
    brand: 'Shapu',
    does: ['粘结剂喷射砂型打印机。', 'Binder-jet printers for foundry sand.'],
    profile: [
      '砂浦的客户不再做木模。泵壳改一条流道，下午改图，明早浇铸。',
      'Shapu’s customers make no more wooden patterns. A pump casing gets a new passage: drawn in the afternoon, poured next morning.',
    ],
    industries: ['metalworking'],
    tags: ['printing3d', 'die_casting'],
    certificate: 'CE',
    series: {
      name: ['{table_length} 砂型打印机', 'Sand printer, {table_length}'],
      line: [
        '工作箱长 {table_length}，层厚 {layer}，每小时 {volume}。',
        'A {table_length} box, layers of {layer}, {volume} an hour.',
      ],
      about: [
        '呋喃与无机粘结剂两用。未打印砂九成五直接回用。',
        'For furan or inorganic binders. Of the sand not printed, 95% goes straight back.',
      ],
      models: 'SPS-1000 SPS-1500 SPS-1800 SPS-2500 SPS-4000',
      specs: `
        table_length 1000 1500 1800 2500 4000
        layer 200..400 200..500 200..500 250..500 250..500
        volume 60 120 180 280 450
        power 12 18 25 36 60`,
      motif: 'powder-bed',
      unit: 'unit',
    },
  },
  harrowgate: {
    name: ['哈罗盖特后处理公司', 'Harrowby Finishing Ltd'],
    mark: 'HF',
    at: 'sheffield',
    founded: 2014,
    staff: 55,
    brand: 'Harrowby',
    does: [
      '打印件表面光整与支撑去除设备。',
      'Machines that smooth printed parts and take off supports.',
    ],
    profile: [
      '打印机人人会买，打完的毛刺没人爱磨。哈罗盖特专磨毛刺，内流道也磨得到。',
      'Everyone buys a printer; nobody likes the burrs. Harrowby does burrs, inside channels too.',
    ],
    tags: ['finishing', 'printing3d'],
    certificate: 'CE',
    series: {
      name: ['{volume} 电解光整机', 'Electropolishing cell, {volume}'],
      line: [
        '槽容 {volume}，电流 {current}，一批 {cycle_time}。',
        '{volume} bath, {current}, {cycle_time} a batch.',
      ],
      about: [
        '表面粗糙度由 12 µm 降到 1 µm。电解液随酸度自动补给，废液闭环。',
        'Takes roughness from 12 to 1 µm. The bath tops itself up by acidity, and nothing goes down the drain.',
      ],
      models: 'HF-20 HF-50 HF-100 HF-200 HF-400',
      specs: `
        volume 20 50 100 200 400
        current 150 300 600 1200 2400
        cycle_time 600 600 900 900 1200
        power 4 8 15 28 55`,
      motif: 'lattice',
      price: [26800, 38500, 56000, 89000, 148000],
      currency: 'EUR',
      unit: 'unit',
    },
  },
} as const satisfies Record<string, Firm>;
