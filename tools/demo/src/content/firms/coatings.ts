import type { Firm } from '../firm.ts';

export const coatingsFirms = {
  zhumo: {
    name: ['上海逐墨研磨技术有限公司', 'Shanghai Zhumo Milling Technology Co., Ltd'],
    mark: 'ZM',
    at: 'shanghai',
    founded: 2007,
    staff: 120,
    brand: 'Zhumo',
    does: [
      '卧式砂磨机，从油墨到电池浆料。',
      'Horizontal bead mills, from inks to battery slurries.',
    ],
    profile: [
      '逐墨卖机器前先磨样：客户寄两公斤浆料来，三天后收到粒径曲线和能耗。磨不到要求的，公司直接说不接。',
      'Zhumo mills a sample before it sells a mill: send two kilograms, receive the size curve and the energy three days later. What it cannot mill, it declines.',
    ],
    tags: ['mixing', 'pigments'],
    certificate: 'CE',
    series: {
      name: ['{volume} 卧式砂磨机', 'Bead mill, {volume}'],
      line: [
        '研磨腔 {volume}，主电机 {power}，细度达 {particle_size}。',
        'A {volume} chamber and {power} grind down to {particle_size}.',
      ],
      about: [
        '离心分离研磨珠，不用筛网，0.1 mm 珠也不堵。碳化硅内衬，磨损件一年一换。',
        'Beads are held back by spinning, not by a screen, so even 0.1 mm does not clog. Lined with silicon carbide; wear parts last a year.',
      ],
      models: 'ZM-1 ZM-5 ZM-15 ZM-30 ZM-60 ZM-100',
      specs: `
        volume 1 5 15 30 60 100
        power 3 11 22 37 55 90
        particle_size 0.05..1 0.08..1 0.1..2 0.1..2 0.2..5 0.2..5
        flow 0.05 0.3 0.8 1.5 3 5`,
      motif: 'bead-mill',
      price: [78000, 148000, 235000, 328000, 465000, 690000],
      unit: 'unit',
    },
  },
  qingya: {
    name: ['广州青崖树脂有限公司', 'Guangzhou Qingya Resins Co., Ltd'],
    mark: 'QY',
    at: 'guangzhou',
    founded: 2003,
    staff: 220,
    brand: 'Qingya',
    does: ['水性丙烯酸与聚氨酯树脂。', 'Waterborne acrylic and polyurethane resins.'],
    profile: [
      '青崖的树脂主要进木器厂和集装箱厂。公司坚持随货给出最低成膜温度的实测值，因为南北两地的冬天差三十度。',
      'Qingya’s resins go to furniture and container makers. Each drum carries a measured film-forming temperature, since winters north and south of here differ by thirty degrees.',
    ],
    tags: ['resins', 'coating'],
    certificate: 'ISO 14001',
    series: {
      name: ['水性涂料树脂，固含量 {solids}', 'Waterborne resin, {solids} solids'],
      line: [
        '固含量 {solids}，黏度 {viscosity}，低 VOC 配方用。',
        '{solids} solids at {viscosity}, for low-VOC paints.',
      ],
      about: [
        '残留单体低于 200 ppm，可与常用增稠剂配伍。附起始配方和耐水、耐盐雾数据。',
        'Less than 200 ppm of monomer, and at ease with the usual thickeners. Comes with a starting recipe and its water and salt-spray results.',
      ],
      models: 'QYA-2040 QYA-2045 QYA-2150 QYU-3035 QYU-3038',
      specs: `
        solids 40 45 50 35 38
        viscosity 50..300 100..500 200..800 30..200 50..300
        density 1.04 1.05 1.06 1.03 1.04
        working_temperature 5..40 5..40 5..40 5..40 5..40`,
      motif: 'disperser',
      price: [11.8, 12.6, 13.9, 28.5, 31.2],
      unit: 'kilogram',
      least: 200,
    },
  },
  caifeng: {
    name: ['杭州采枫颜料有限公司', 'Hangzhou Caifeng Pigments Co., Ltd'],
    mark: 'CF',
    at: 'hangzhou',
    founded: 1998,
    staff: 310,
    brand: 'Caifeng',
    does: [
      '高性能有机颜料与水性色浆。',
      'High-performance organic pigments and water-based dispersions.',
    ],
    profile: [
      '采枫每批留样十年。遇到工程修补，客户报一个批号，它能调出当年的色差数据重新配。',
      'Caifeng keeps a sample of each batch for ten years. When a façade needs touching up, a batch number is enough to find the old readings and match them.',
    ],
    tags: ['pigments'],
    certificate: 'ISO 9001',
    series: {
      name: ['颜料{kind}水性色浆', 'Pigment {kind} dispersion'],
      kinds: [
        ['黄 83', 'yellow 83'],
        ['橙 36', 'orange 36'],
        ['红 254', 'red 254'],
        ['蓝 15:3', 'blue 15:3'],
        ['绿 7', 'green 7'],
        ['紫 23', 'violet 23'],
      ],
      line: [
        '颜料含量 {solids}，粒径 {particle_size}，无树脂体系。',
        '{solids} pigment, {particle_size}, without resin.',
      ],
      about: [
        '耐候级别 8 级，五年室外曝晒色差小于 2。适配自动调色机，不沉降、不结皮。',
        'Weathers at grade 8; five years outdoors shift it by less than 2 ΔE. Made for tinting machines: it neither settles nor skins.',
      ],
      models: 'CF-Y83 CF-O36 CF-R254 CF-B153 CF-G7 CF-V23',
      specs: `
        solids 42 40 38 45 48 30
        particle_size 0.1..0.4 0.1..0.4 0.08..0.3 0.08..0.3 0.08..0.3 0.1..0.3
        viscosity 200..800 200..800 300..900 200..700 200..700 300..1000
        density 1.21 1.22 1.19 1.24 1.31 1.16`,
      motif: 'three-roll-mill',
      price: [46, 58, 96, 42, 38, 148],
      unit: 'kilogram',
      least: 25,
    },
  },
  penqi: {
    name: ['苏州喷岐涂装设备有限公司', 'Suzhou Penqi Finishing Equipment Co., Ltd'],
    mark: 'PQ',
    at: 'suzhou',
    founded: 2011,
    staff: 140,
    brand: 'Penqi',
    does: ['空气、混气与静电喷枪。', 'Air, air-assisted and electrostatic spray guns.'],
    profile: [
      '喷岐的工程师每年在客户喷房里待够六十天。枪轻了 90 克，是一位喷涂工掂出来的，不是算出来的。',
      'Penqi’s engineers spend sixty days a year in customers’ booths. The gun lost 90 g because a sprayer weighed it in his hand, and not in a calculation.',
    ],
    tags: ['coating'],
    certificate: 'ATEX',
    series: {
      name: ['{nominal_diameter} 口径静电喷枪', 'Electrostatic spray gun, {nominal_diameter}'],
      line: [
        '喷嘴口径 {nominal_diameter}，空载电压 {voltage}，上漆率可达 85%。',
        'A {nominal_diameter} nozzle at {voltage}; up to 85% of the paint lands on the part.',
      ],
      about: [
        '枪内发电机供电，不拖高压电缆。水性与溶剂型各有专用枪体，颜色区分。',
        'A turbine in the gun makes the voltage, so no cable drags behind. Bodies for water and for solvent differ in colour.',
      ],
      models: 'PQE-10 PQE-13 PQE-15 PQE-18 PQE-20',
      specs: `
        nominal_diameter 1 1.3 1.5 1.8 2
        voltage 60000 60000 75000 75000 85000
        working_pressure 3 3.5 4 4 5
        weight 0.59 0.61 0.64 0.66 0.69`,
      motif: 'spray-gun',
      price: [12800, 13200, 14600, 14900, 16500],
      unit: 'unit',
    },
  },
  tugu: {
    name: ['常州涂谷卷材装备有限公司', 'Changzhou Tugu Coil Coating Co., Ltd'],
    mark: 'TG',
    at: 'changzhou',
    founded: 2000,
    staff: 200,
    brand: 'Tugu',
    does: [
      '卷材辊涂线与溶剂焚烧余热系统。',
      'Roll coating lines and ovens that burn their own solvent.',
    ],
    profile: [
      '涂谷把烘箱废气烧了再送回烘箱，一条线一年省下的天然气够半个镇子过冬。',
      'Tugu burns the fumes of the oven and sends the heat back into it. What one line saves in gas would warm half the town through winter.',
    ],
    tags: ['coating', 'energy'],
    certificate: 'CE',
    series: {
      name: ['{working_width} 辊涂生产线', 'Roll coating line, {working_width}'],
      line: [
        '幅宽 {working_width}，线速度 {line_speed}，湿膜 {thickness}。',
        '{working_width} wide at {line_speed}, wet films of {thickness}.',
      ],
      about: [
        '三辊涂头双工位，换色不停线。膜厚在线测量，自动修正辊缝和速比。',
        'Two three-roll heads, so colours change without a stop. Film weight is measured on line and corrects gap and speed.',
      ],
      models: 'TGR-600 TGR-900 TGR-1300 TGR-1600 TGR-2000',
      specs: `
        working_width 600 900 1300 1600 2000
        line_speed 60 80 100 120 120
        thickness 5..60 5..60 5..80 5..80 5..80
        power 110 180 260 340 450`,
      motif: 'roll-coater',
      unit: 'line',
    },
  },
  lacquist: {
    name: ['拉克奎斯特固化技术公司', 'Lacquist Curing AB'],
    mark: 'LQ',
    at: 'gothenburg',
    founded: 1997,
    staff: 90,
    brand: 'Lacquist',
    does: ['紫外 LED 固化灯与木器线改造。', 'UV LED curing and the refitting of wood lines.'],
    profile: [
      '拉克奎斯特替家具厂拆掉汞灯。它按每平方米耗电收一部分改造款，省不下来就收不到。',
      'Lacquist takes mercury lamps out of furniture plants and is paid in part by the power saved per square metre: no saving, no fee.',
    ],
    tags: ['coating', 'retrofit', 'energy'],
    certificate: 'CE',
    series: {
      name: [
        '{wavelength} 紫外 LED 固化灯，{working_width}',
        'UV LED lamp, {wavelength}, {working_width}',
      ],
      line: [
        '波长 {wavelength}，灯宽 {working_width}，耗电 {power}。',
        '{wavelength} across {working_width}, drawing {power}.',
      ],
      about: [
        '即开即用，无臭氧。灯芯分段可换，剩余寿命显示在面板上。',
        'Ready at once and free of ozone. Modules change one by one, and the panel shows how long each will last.',
      ],
      models: 'LQ-365/300 LQ-365/600 LQ-385/900 LQ-395/1300 LQ-395/1600',
      specs: `
        wavelength 365 365 385 395 395
        working_width 300 600 900 1300 1600
        power 3.2 6.4 9 13 16
        line_speed 20 25 30 40 40`,
      motif: 'roll-coater',
      price: [11800, 19800, 27500, 36800, 43500],
      currency: 'EUR',
      unit: 'set',
    },
  },
} as const satisfies Record<string, Firm>;
