import type { Firm } from '../firm.ts';

export const packagingFirms = {
  daimu: {
    name: ['佛山袋木包装机械有限公司', 'Foshan Daimu Packaging Machinery Co., Ltd'],
    mark: 'DM',
    at: 'foshan',
    founded: 2003,
    staff: 280,
    brand: 'Daimu',
    does: ['立式制袋包装机与多头秤。', 'Vertical baggers and multihead weighers.'],
    profile: [
      '袋木的封口能跑单一材质膜，温度窗口窄，就用超声波补一道。包装速度只慢一成，回收厂却多收一种料。',
      'Daimu seals films of a single material; where heat alone has too narrow a window, ultrasound helps. Bags come a tenth slower, and the recycler gains a material.',
    ],
    tags: ['bagging', 'films'],
    certificate: 'CE',
    series: {
      name: ['每分钟 {packs#} 袋立式包装机', 'Vertical bagger, {packs}'],
      line: [
        '每分钟 {packs#} 包，单袋 {pack_weight}，袋宽至 {working_width}。',
        '{packs}, bags of {pack_weight}, up to {working_width} wide.',
      ],
      about: [
        '双伺服拉膜，膜卷偏移自动纠正。换袋宽 8 分钟，参数随膜卷条码调出。',
        'Two servos pull the film and keep it straight. A new width takes 8 minutes; settings come with the code on the reel.',
      ],
      models: 'DMV-200 DMV-250 DMV-350 DMV-420 DMV-520',
      specs: `
        packs 120 100 80 70 50
        pack_weight 5..200 20..500 50..1000 100..2000 500..5000
        working_width 200 250 350 420 520
        power 3 3.5 4.5 5.5 7`,
      motif: 'bagger',
      price: [86000, 98000, 126000, 148000, 186000],
      unit: 'unit',
    },
  },
  maduo: {
    name: ['青岛码舵物流设备有限公司', 'Qingdao Maduo Palletising Co., Ltd'],
    mark: 'MD',
    at: 'qingdao',
    founded: 2006,
    staff: 170,
    brand: 'Maduo',
    does: ['码垛机与缠绕线。', 'Palletisers and stretch-wrapping lines.'],
    profile: [
      '码舵会先来量卡车。它按车厢反推托盘高度，再定码垛机，一年替客户省下两百车空气。',
      'Maduo measures the lorry first. From its roof it works back to the pallet and then to the machine, and saves a customer two hundred loads of air a year.',
    ],
    industries: ['robotics'],
    tags: ['palletising', 'logistics'],
    certificate: 'CE',
    series: {
      name: ['每小时 {capacity#} 箱码垛机', 'Palletiser, {capacity}'],
      line: [
        '每小时 {capacity#} 件，单次抓取 {payload}，占地小于两个托盘。',
        '{capacity}, {payload} a lift, on less floor than two pallets.',
      ],
      about: [
        '垛型在平板上拖拽排好，自动检查压边与重心。夹具快换，箱袋通用。',
        'Patterns are dragged together on a tablet, which checks overhang and balance. Grippers for cartons and bags swap quickly.',
      ],
      models: 'MDP-600 MDP-900 MDP-1200 MDP-1600 MDP-2400',
      specs: `
        capacity 600 900 1200 1600 2400
        payload 40 60 80 120 160
        power 7 9 12 16 24
        weight 1100 1450 1900 2600 4100`,
      motif: 'palletiser',
      price: [168000, 208000, 256000, 328000, 486000],
      unit: 'unit',
    },
  },
  guancheng: {
    name: ['天津罐城金属包装有限公司', 'Tianjin Guancheng Metal Packaging Co., Ltd'],
    mark: 'GC',
    at: 'tianjin',
    founded: 1998,
    staff: 460,
    brand: 'Guancheng',
    does: ['两片铝罐与易开盖。', 'Two-piece cans and easy-open ends.'],
    profile: [
      '罐城把罐壁从 97 微米减到 92 微米，一年少用一千吨铝。薄下去的每一微米，都先在自家冷链车上颠过三千公里。',
      'Guancheng thinned its walls from 97 to 92 µm and uses a thousand tonnes less aluminium a year. Each micron was first shaken for 3,000 km in its own cold trucks.',
    ],
    industries: ['food_beverage'],
    tags: ['cans', 'recycling'],
    certificate: 'FSSC 22000',
    series: {
      name: ['{fill_volume} 两片铝罐', 'Two-piece can, {fill_volume}'],
      line: [
        '容量 {fill_volume}，罐壁 {thickness}，耐压 {working_pressure}。',
        'Holds {fill_volume} behind {thickness} at {working_pressure}.',
      ],
      about: [
        '内涂不含双酚 A。可按季提供再生铝比例证明，最高七成。',
        'Lined without bisphenol A. Certificates of recycled content, up to 70%, each quarter.',
      ],
      models: 'GCA-200 GCA-250 GCA-330 GCA-500 GCA-568',
      specs: `
        fill_volume 190..200 240..250 320..330 490..500 555..568
        thickness 92..95 92..95 92..96 94..98 95..99
        working_pressure 6.2 6.2 6.2 6.2 6.2
        weight 0.0092 0.0101 0.0112 0.0148 0.0159`,
      texts: { material: ['3104 铝合金', '3104 aluminium'] },
      motif: 'can-seamer',
      price: [328, 346, 368, 452, 489],
      unit: 'thousand',
      least: 100,
    },
  },
  moxian: {
    name: ['嘉兴膜贤新材料有限公司', 'Jiaxing Moxian Films Co., Ltd'],
    mark: 'MX',
    at: 'jiaxing',
    founded: 2011,
    staff: 230,
    brand: 'Moxian',
    does: [
      '双向拉伸聚乙烯与高阻隔单材质膜。',
      'Biaxially oriented polyethylene and single-material barrier films.',
    ],
    profile: [
      '膜贤替洗衣粉袋、零食袋找替代料：外层拉伸聚乙烯，内层也是聚乙烯，剪开看只有一种塑料。',
      'For washing powder and snacks Moxian found a substitute: stretched polyethylene outside, polyethylene inside. Cut it open and there is one plastic.',
    ],
    industries: ['plastics'],
    tags: ['films', 'recycling'],
    certificate: 'FSSC 22000',
    series: {
      name: ['双向拉伸聚乙烯膜，{thickness}', 'BOPE film, {thickness}'],
      line: [
        '厚 {thickness}，幅宽 {working_width}，拉伸强度 {tensile_strength}。',
        '{thickness}, {working_width} wide, {tensile_strength}.',
      ],
      about: [
        '挺度够上高速制袋机，透明度与聚酯相当。可印、可复、可镀氧化硅。',
        'Stiff enough for fast baggers and as clear as polyester. It prints, laminates and takes a silica coat.',
      ],
      models: 'MXB-20 MXB-25 MXB-30 MXB-40 MXB-50',
      specs: `
        thickness 19..21 24..26 29..31 38..42 48..52
        working_width 2200 2200 2400 2400 2400
        tensile_strength 145 140 135 128 120
        density 0.94 0.94 0.94 0.94 0.94`,
      motif: 'roll-coater',
      price: [16.8, 16.2, 15.8, 15.5, 15.3],
      unit: 'kilogram',
      least: 2000,
    },
  },
  yinfeng: {
    name: ['上海印枫软包印刷设备有限公司', 'Shanghai Yinfeng Printing Equipment Co., Ltd'],
    mark: 'YF',
    at: 'shanghai',
    founded: 2000,
    staff: 240,
    brand: 'Yinfeng',
    does: ['卫星式柔版印刷机。', 'Central-impression flexo presses.'],
    profile: [
      '印枫的机器印水性墨，烘箱余热先给车间供暖。换单时墨路自洗七分钟，废墨少一半。',
      'Yinfeng prints with water-based ink and heats its customers’ halls with the dryer. Ink circuits wash themselves in seven minutes between orders and waste half as much.',
    ],
    tags: ['printing', 'energy'],
    certificate: 'CE',
    series: {
      name: [
        '{stations} 色卫星柔版印刷机，{working_width}',
        'CI flexo press, {stations} colours, {working_width}',
      ],
      line: [
        '{stations} 色，幅宽 {working_width}，速度 {line_speed}。',
        '{stations} colours, {working_width} wide, {line_speed}.',
      ],
      about: [
        '中心滚筒恒温 ±0.3 °C，套色误差 0.1 mm。套筒版辊单人更换。',
        'The drum is kept within 0.3 °C and colours register within 0.1 mm. One person changes the sleeves.',
      ],
      models: 'YFC-6/1000 YFC-8/1000 YFC-8/1300 YFC-10/1300 YFC-10/1600',
      specs: `
        stations 6 8 8 10 10
        working_width 1000 1000 1300 1300 1600
        line_speed 250 300 350 400 400
        power 150 185 230 280 330`,
      motif: 'roll-coater',
      unit: 'unit',
    },
  },
  sorrentine: {
    name: ['索伦廷纸塑公司', 'Sorrentine Fibre Packaging Srl'],
    mark: 'SF',
    at: 'vicenza',
    founded: 2012,
    staff: 65,
    brand: 'Sorrentine',
    does: ['干法模塑纤维包装机。', 'Dry-moulded fibre packaging machines.'],
    profile: [
      '索伦廷做纸模不用水：绒毛浆直接热压，三秒一模。省下的不是水费，是整间烘房。',
      'Sorrentine moulds fibre without water: fluff pulp pressed hot, three seconds a stroke. What is saved is not the water but the whole drying hall.',
    ],
    tags: ['fibre_packaging'],
    certificate: 'CE',
    series: {
      name: ['{nominal_force} 干法纤维模塑机', 'Dry fibre press, {nominal_force}'],
      line: [
        '压力 {nominal_force}，一模 {cycle_time}，每小时 {capacity#} 件。',
        '{nominal_force}, {cycle_time} a stroke, {capacity}.',
      ],
      about: [
        '可做杯盖、托盘与电子内托。边角料回打成绒，材料利用率 97%。',
        'For lids, trays and electronics inserts. Trim is fluffed and used again: 97% of the pulp leaves as product.',
      ],
      models: 'SF-60 SF-100 SF-160 SF-250 SF-400',
      specs: `
        nominal_force 600 1000 1600 2500 4000
        cycle_time 3.5 3.2 3 3 2.8
        capacity 2000 4500 7200 9600 15400
        power 38 55 82 120 180`,
      motif: 'stamping-press',
      price: [290000, 410000, 560000, 780000, 1120000],
      currency: 'EUR',
      unit: 'unit',
    },
  },
} as const satisfies Record<string, Firm>;
