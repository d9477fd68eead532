import type { Firm } from '../firm.ts';

export const petFoodFirms = {
  penglang: {
    name: ['济南膨朗食品机械有限公司', 'Jinan Penglang Extruders Co., Ltd'],
    mark: 'PL',
    at: 'jinan',
    founded: 2001,
    staff: 260,
    brand: 'Penglang',
    does: ['宠物粮膨化机与鲜肉注入系统。', 'Pet-food extruders and fresh-meat dosing.'],
    profile: [
      '膨朗的机器能加四成鲜肉不打滑。诀窍在调质：蒸汽分三处进，粉先熟一半再上螺杆。',
      'Penglang’s extruder takes 40% fresh meat without slipping. The secret is in conditioning: steam comes in at three places, and the meal is half cooked before it meets the screw.',
    ],
    industries: ['food_beverage'],
    tags: ['kibble', 'extrusion'],
    certificate: 'CE',
    series: {
      name: ['{screw_diameter} 双螺杆膨化机', 'Twin-screw pet-food extruder, {screw_diameter}'],
      line: [
        '螺杆 {screw_diameter}，产量 {throughput}，主机 {power}。',
        '{screw_diameter} screws, {throughput}, {power}.',
      ],
      about: [
        '容重在线测量，切刀转速自动跟随。换模具 12 分钟，模孔用超声清洗。',
        'Bulk density is measured on line and sets the knives. Dies change in 12 minutes and are cleaned by ultrasound.',
      ],
      models: 'PLE-70 PLE-90 PLE-120 PLE-135 PLE-160',
      specs: `
        screw_diameter 70 90 120 135 160
        throughput 150..300 400..800 1000..2000 2000..3500 4000..6000
        power 37 90 160 250 400
        speed 380 400 420 420 420`,
      motif: 'kibble-extruder',
      price: [186000, 328000, 560000, 790000, 1280000],
      unit: 'unit',
    },
  },
  zhentu: {
    name: ['上海真荼喷涂设备有限公司', 'Shanghai Zhentu Coating Systems Co., Ltd'],
    mark: 'ZT',
    at: 'shanghai',
    founded: 2010,
    staff: 90,
    brand: 'Zhentu',
    does: ['真空喷涂机与油脂添加系统。', 'Vacuum coaters and fat dosing.'],
    profile: [
      '真荼把空气先抽出来，再把油放进去。粮粒里外一样香，袋底不出油。',
      'Zhentu takes the air out and lets the fat in. Kibble smells the same to the core, and the bottom of the bag stays dry.',
    ],
    tags: ['kibble', 'mixing'],
    certificate: 'CE',
    series: {
      name: ['{volume} 真空喷涂机', 'Vacuum coater, {volume}'],
      line: [
        '容积 {volume}，一批 {cycle_time}，加油可达 40%。',
        '{volume}, {cycle_time} a batch, up to 40% fat.',
      ],
      about: [
        '双轴轻翻不碎粒，油路伴热。称重精度 0.1%，配方防错。',
        'Turns gently and breaks nothing, with heated fat lines. Weighs within 0.1% and refuses a wrong recipe.',
      ],
      models: 'ZTV-300 ZTV-600 ZTV-1000 ZTV-2000 ZTV-3500',
      specs: `
        volume 300 600 1000 2000 3500
        cycle_time 240 240 270 300 330
        power 11 15 22 37 55
        weight 1300 1900 2800 4600 7200`,
      motif: 'coating-drum',
      price: [238000, 296000, 368000, 520000, 760000],
      unit: 'unit',
    },
  },
  liangou: {
    name: ['烟台粮瓯冻干设备有限公司', 'Yantai Liangou Freeze Drying Co., Ltd'],
    mark: 'LO',
    at: 'yantai',
    founded: 2013,
    staff: 120,
    brand: 'Liangou',
    does: ['食品与宠物零食冻干线。', 'Freeze-drying lines for food and treats.'],
    profile: [
      '粮瓯的冻干仓夜里用谷电，热泵把捕水的冷和加热的暖一并包了，一公斤水少花一半电。',
      'Liangou dries at night on cheap power. One heat pump makes both the cold that traps the water and the warmth that drives it out, for half the energy.',
    ],
    industries: ['food_beverage'],
    tags: ['freeze_drying', 'energy'],
    certificate: 'CE',
    series: {
      name: ['{shelf_area} 食品冻干线', 'Food freeze dryer, {shelf_area}'],
      line: [
        '料盘面积 {shelf_area}，装机 {power}，一批可投 {payload}。',
        '{shelf_area} of trays, {power}, {payload} a batch.',
      ],
      about: [
        '推车进仓，料盘编号可追溯。终点由称重判断，不靠经验。',
        'Trolleys roll in and trays are numbered. The end is judged by weight and not by habit.',
      ],
      models: 'LOF-20 LOF-50 LOF-100 LOF-150 LOF-200',
      specs: `
        shelf_area 20 50 100 150 200
        payload 240 600 1200 1800 2400
        power 62 140 260 375 490
        working_temperature -45..90 -45..90 -45..90 -45..90 -45..90`,
      motif: 'freeze-dryer',
      price: [460000, 820000, 1360000, 1880000, 2350000],
      unit: 'line',
    },
  },
  daixiu: {
    name: ['佛山袋岫包装自动化有限公司', 'Foshan Daixiu Bagging Automation Co., Ltd'],
    mark: 'DX',
    at: 'foshan',
    founded: 2008,
    staff: 150,
    brand: 'Daixiu',
    does: ['宠物粮大袋给袋式包装线。', 'Premade-bag lines for large pet-food bags.'],
    profile: [
      '十公斤的狗粮袋又大又滑，袋岫用吸盘加抖袋，一分钟二十袋不塌角。',
      'A ten-kilo bag of dog food is large and slippery. Daixiu lifts, shakes and squares twenty of them a minute.',
    ],
    industries: ['packaging'],
    tags: ['bagging', 'palletising'],
    certificate: 'CE',
    series: {
      name: ['每分钟 {packs#} 袋给袋式包装机', 'Premade-bag packer, {packs}'],
      line: [
        '每分钟 {packs#} 包，单袋 {pack_weight}，装机 {power}。',
        '{packs}, {pack_weight}, {power}.',
      ],
      about: [
        '单一材质袋可热封，拉链不变形。抽检重量自动反馈秤台。',
        'Seals bags of one material without bending the zip. Check weights correct the scale by themselves.',
      ],
      models: 'DXB-8 DXB-12 DXB-16 DXB-20 DXB-30',
      specs: `
        packs 8 12 16 20 30
        pack_weight 5000..20000 2500..15000 1500..10000 1000..10000 400..3000
        power 6 8 10 12 15
        weight 1600 2100 2600 3100 3600`,
      motif: 'bagger',
      price: [186000, 238000, 296000, 358000, 420000],
      unit: 'unit',
    },
  },
  bosquet: {
    name: ['博斯凯营养科技公司', 'Bosquelle Nutrition SAS'],
    mark: 'BN',
    at: 'lyon',
    founded: 1995,
    staff: 110,
    brand: 'Bosquelle',
    does: ['适口性增强剂与酶解蛋白粉。', 'Palatants and hydrolysed proteins.'],
    profile: [
      '博斯凯养了一百二十只猫，每天两碗粮让它们挑。猫不说假话，报告只写吃剩多少克。',
      'Bosquelle keeps a hundred and twenty cats and offers each two bowls a day. Cats do not lie; the report gives the grams left over.',
    ],
    tags: ['kibble', 'formulation'],
    certificate: 'FAMI-QS',
    series: {
      name: ['{kind}适口性粉', 'Palatant, {kind}'],
      kinds: [
        ['猫粮鸡肝', 'chicken liver for cats'],
        ['猫粮鱼味', 'fish for cats'],
        ['犬粮鸡肝', 'chicken liver for dogs'],
        ['犬粮牛肝', 'beef liver for dogs'],
        ['植物源', 'plant-based'],
      ],
      line: [
        '粒径 {particle_size}，干物质 {solids}，外喷用量 1–3%。',
        '{particle_size}, {solids} dry matter, coated at 1 to 3%.',
      ],
      about: [
        '鸡肝、鱼或植物来源，分猫犬两条配方线。附双碗试验报告。',
        'From chicken liver, fish or plants, for cats or for dogs. The two-bowl trial is enclosed.',
      ],
      models: 'BN-C10 BN-C20 BN-D10 BN-D20 BN-V10',
      specs: `
        particle_size 100..400 80..300 100..400 80..300 60..250
        solids 95 96 95 96 96
        density 0.52 0.48 0.54 0.5 0.45`,
      motif: 'molecule',
      price: [5.8, 7.4, 4.9, 6.2, 5.1],
      currency: 'EUR',
      unit: 'kilogram',
      least: 500,
    },
  },
  shiguan: {
    name: ['潍坊釜溪杀菌设备有限公司', 'Weifang Fuxi Retorts Co., Ltd'],
    mark: 'FX',
    at: 'weifang',
    founded: 1998,
    staff: 210,
    brand: 'Fuxi',
    does: ['喷淋式杀菌釜，供湿粮与罐头。', 'Spray retorts for wet pet food and cans.'],
    profile: [
      '釜溪的釜能认软袋：升压比升温早三秒，袋子就不鼓。热水落回罐里，下一锅接着用。',
      'Fuxi’s retorts know a pouch: pressure rises three seconds before heat, and the bag does not swell. The hot water falls back into its tank for the next batch.',
    ],
    industries: ['food_beverage'],
    tags: ['sterile', 'energy'],
    certificate: 'CE',
    series: {
      name: ['{volume} 喷淋杀菌釜', 'Spray retort, {volume}'],
      line: [
        '容积 {volume}，工作压力 {working_pressure}，温差 0.5 °C 以内。',
        '{volume} at {working_pressure}, even within 0.5 °C.',
      ],
      about: [
        'F 值在线计算，达标即降温。软袋、碗与罐共用，换托盘即可。',
        'Lethality is reckoned on line and cooling begins when it is reached. Pouches, bowls and cans share it by changing trays.',
      ],
      models: 'FXR-1 FXR-2 FXR-4 FXR-6 FXR-8',
      specs: `
        volume 1200 2400 4500 6300 8600
        working_pressure 4 4 5 5 5
        medium_temperature 20..135 20..135 20..140 20..140 20..140
        power 5.5 9 15 22 30`,
      texts: { material: ['304 不锈钢', '304 stainless steel'] },
      motif: 'retort',
      price: [98000, 138000, 206000, 268000, 336000],
      unit: 'unit',
    },
  },
} as const satisfies Record<string, Firm>;
