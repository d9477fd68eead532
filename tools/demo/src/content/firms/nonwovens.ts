import type { Firm } from '../firm.ts';

export const nonwovensFirms = {
  fangqiu: {
    name: ['常州纺裘非织造装备有限公司', 'Changzhou Fangqiu Nonwovens Machinery Co., Ltd'],
    mark: 'FQ',
    at: 'changzhou',
    founded: 2001,
    staff: 290,
    brand: 'Fangqiu',
    does: ['纺粘与纺熔复合生产线。', 'Spunbond and composite lines.'],
    profile: [
      '纺裘把牵伸风量做成闭环，换克重不用停机等稳。它的线大多在做卫材，也有三条在织地里的防草布。',
      'Fangqiu closed the loop on drawing air, so grammages change without a stop. Most of its lines make hygiene fabric; three cover fields against weeds.',
    ],
    tags: ['spunbond', 'meltblown'],
    certificate: 'CE',
    series: {
      name: ['{working_width} {kind}纺粘生产线', 'Spunbond line, {kind}, {working_width}'],
      kinds: [
        ['单模头', 'single-beam'],
        ['单模头', 'single-beam'],
        ['双模头', 'twin-beam'],
        ['双模头', 'twin-beam'],
        ['纺熔复合', 'spunmelt composite'],
      ],
      line: [
        '幅宽 {working_width}，克重 {basis_weight}，线速 {line_speed}。',
        '{working_width} wide, {basis_weight}, {line_speed}.',
      ],
      about: [
        '双组分可选，丝径 1.2–2 旦。废边在线回用，吨布电耗低于 900 kWh。',
        'Bicomponent on request, filaments of 1.2 to 2 denier. Trim is fed back on line; a tonne takes less than 900 kWh.',
      ],
      models: 'FQS-1600 FQS-2400 FQSS-2400 FQSS-3200 FQSMS-3200',
      specs: `
        working_width 1600 2400 2400 3200 3200
        basis_weight 12..150 12..150 10..120 10..120 10..100
        line_speed 200 300 450 600 600
        throughput 200..350 380..560 700..1000 950..1400 1100..1600
        power 480 690 980 1350 1680`,
      motif: 'spunbond-line',
      unit: 'line',
    },
  },
  shuici: {
    name: ['泉州水茨无纺设备有限公司', 'Quanzhou Shuici Spunlace Equipment Co., Ltd'],
    mark: 'SC',
    at: 'quanzhou',
    founded: 2009,
    staff: 150,
    brand: 'Shuici',
    does: ['水刺生产线与水处理系统。', 'Spunlace lines and their water treatment.'],
    profile: [
      '水刺最费的是水和电。水茨把回水过滤做到 0.2 毫克以下，高压泵的柱塞寿命翻了一番。',
      'Spunlace eats water and power. Shuici filters what comes back to below 0.2 mg/L, and plungers last twice as long.',
    ],
    tags: ['spunlace', 'energy'],
    certificate: 'CE',
    series: {
      name: ['{working_width} 水刺生产线', 'Spunlace line, {working_width}'],
      line: [
        '幅宽 {working_width}，水压 {working_pressure}，克重 {basis_weight}。',
        '{working_width} wide at {working_pressure}, {basis_weight}.',
      ],
      about: [
        '可生产可冲散湿巾基材。干燥用热泵回收湿热，蒸汽降四成。',
        'Makes flushable wipes too. A heat pump takes back the damp heat of the dryer and 40% of the steam.',
      ],
      models: 'SCL-1600 SCL-2200 SCL-2600 SCL-3200 SCL-3600',
      specs: `
        working_width 1600 2200 2600 3200 3600
        working_pressure 120 150 180 200 220
        basis_weight 25..90 25..120 25..120 30..150 30..150
        line_speed 80 150 200 250 300`,
      motif: 'card',
      unit: 'line',
    },
  },
  lvcen: {
    name: ['南通滤岑材料有限公司', 'Nantong Lücen Filter Media Co., Ltd'],
    mark: 'LC',
    at: 'nantong',
    founded: 2010,
    staff: 170,
    brand: 'Lücen',
    does: ['空气与液体滤材卷料。', 'Filter media for air and liquids, by the roll.'],
    profile: [
      '滤岑每卷布末端剪一米去测，结果贴在卷芯里。客户打开新卷，先看见的是数据。',
      'Lücen cuts a metre from the end of each roll, tests it and pastes the result inside the core. The first thing a customer unrolls is data.',
    ],
    industries: ['pumps_filtration'],
    tags: ['meltblown', 'membranes'],
    certificate: 'ISO 9001',
    series: {
      name: ['梯度滤材，{filter_rating} 精度', 'Graded filter media, {filter_rating}'],
      line: [
        '过滤精度 {filter_rating}，效率 {filter_efficiency}，克重 {basis_weight}。',
        '{filter_rating} at {filter_efficiency}, {basis_weight}.',
      ],
      about: [
        '纤维从粗到细三层渐变，容尘量高一倍。可打褶、可超声焊接。',
        'Fibres grade from coarse to fine in three layers and hold twice the dust. Pleats and welds.',
      ],
      models: 'LCG-1 LCG-3 LCG-5 LCG-10 LCG-25',
      specs: `
        filter_rating 1 3 5 10 25
        filter_efficiency 99.9 99 98 95 90
        basis_weight 80..120 90..140 100..180 120..220 150..300
        working_width 1600 1600 2100 2100 2100`,
      texts: { material: ['聚丙烯', 'Polypropylene'] },
      motif: 'meltblown-die',
      price: [32, 28.5, 26, 24, 22.5],
      unit: 'kilogram',
      least: 300,
    },
  },
  zhezhuan: {
    name: ['厦门褶砖卫材自动化有限公司', 'Xiamen Zhezhuan Hygiene Machinery Co., Ltd'],
    mark: 'ZZ',
    at: 'xiamen',
    founded: 2006,
    staff: 260,
    brand: 'Zhezhuan',
    does: ['纸尿裤与卫生巾生产线。', 'Converting lines for nappies and pads.'],
    profile: [
      '褶砖的线一分钟出八百片，缺一根橡筋都会被剔掉。它最自豪的是停机后第十一片就合格。',
      'A Zhezhuan line makes eight hundred a minute and rejects one with a thread of elastic missing. What it is proudest of: after a stop, the eleventh is good.',
    ],
    tags: ['hygiene', 'vision'],
    certificate: 'CE',
    series: {
      name: ['每分钟 {packs#} 片卫材生产线', 'Hygiene converting line, {packs}'],
      line: [
        '每分钟 {packs#} 包，装机 {power}，料卷宽 {working_width}。',
        '{packs}, {power} installed, webs of {working_width}.',
      ],
      about: [
        '全伺服换规格 90 分钟。热熔胶用量逐片记录，可改用超声免胶。',
        'Sizes change in 90 minutes, all by servo. Glue is logged piece by piece, or replaced by ultrasound.',
      ],
      models: 'ZZH-300 ZZH-450 ZZH-600 ZZH-800 ZZH-1000',
      specs: `
        packs 300 450 600 800 1000
        power 160 220 290 360 430
        working_width 400 500 600 700 700
        weight 32000 41000 52000 64000 72000`,
      motif: 'roll-coater',
      unit: 'line',
    },
  },
  tamarack: {
    name: ['塔马拉克滤料公司', 'Tamarackson Filtration Inc.'],
    mark: 'TF',
    at: 'milwaukee',
    founded: 1984,
    staff: 140,
    brand: 'Tamarackson',
    does: ['高温针刺毡与除尘滤袋。', 'Needle felts and bags for hot gas.'],
    profile: [
      '塔马拉克的滤袋挂在水泥窑和垃圾焚烧炉里，两百多度，一挂四年。它的销售员都会爬塔。',
      'Bags from Tamarackson hang in cement kilns and incinerators, above 200 °C, for four years. Its salesmen all climb towers.',
    ],
    industries: ['pumps_filtration'],
    tags: ['needlefelt'],
    certificate: 'ISO 9001',
    series: {
      name: ['高温针刺滤毡，{working_temperature}', 'Needle felt for {working_temperature}'],
      line: [
        '耐温 {working_temperature}，克重 {basis_weight}，效率 {filter_efficiency}。',
        '{working_temperature}, {basis_weight}, {filter_efficiency}.',
      ],
      about: [
        '表面覆 PTFE 膜，排放低于 5 mg/m³。可按旧袋取样估算剩余寿命。',
        'Faced with PTFE membrane for emissions below 5 mg/m³. Life left is judged from a sample of an old bag.',
      ],
      models: 'TF-PE500 TF-AC500 TF-PPS550 TF-AR500 TF-PI550 TF-PT750',
      specs: `
        working_temperature 0..130 0..125 0..190 0..200 0..240 0..250
        basis_weight 480..520 480..520 530..570 480..520 530..570 720..780
        filter_efficiency 99.5 99.5 99.9 99.9 99.95 99.99
        thickness 1700..2000 1700..2000 1800..2100 2000..2300 2100..2400 1100..1300`,
      motif: 'needle-loom',
      price: [6.8, 8.2, 14.5, 13.8, 29.5, 46],
      currency: 'USD',
      unit: 'square_metre',
      least: 200,
    },
  },
} as const satisfies Record<string, Firm>;
