import type { Firm } from '../firm.ts';

export const plasticsFirms = {
  yunhuo: {
    name: ['佛山云砾塑料机械有限公司', 'Foshan Yunli Plastics Machinery Co., Ltd'],
    mark: 'YL',
    at: 'foshan',
    founded: 2004,
    staff: 410,
    brand: 'Yunli',
    does: [
      '两板式注塑机，专做大型周转箱和汽车外饰件。',
      'Two-platen moulding machines for crates and car exteriors.',
    ],
    profile: [
      '云砾从维修进口大机起家，2011 年做出第一台两板机。锁模油缸装在动模板上，拉杆不用润滑，模板下方留出整条取件皮带的位置。',
      'Yunli began by repairing imported giants and built its first two-platen press in 2011. The clamp cylinders ride on the moving platen, the bars run dry, and there is room under the mould for a whole take-out belt.',
    ],
    industries: ['injection_moulding'],
    tags: ['injection'],
    certificate: 'CE',
    series: {
      name: ['{clamping_force} 两板式注塑机', 'Two-platen machine, {clamping_force}'],
      line: [
        '锁模力 {clamping_force}，单次注射 {shot_weight}，占地比三板机少四分之一。',
        'Clamps with {clamping_force} and shoots {shot_weight}, on three quarters of the floor of a toggle machine.',
      ],
      about: [
        '抱闸式锁模，换模后自动找模厚。四根拉杆各有应力计，偏载超过 3% 即停机提示。',
        'The clamp finds the mould height by itself after a change. A strain gauge on each bar stops the machine when loads differ by more than 3%.',
      ],
      models: 'YL2-700 YL2-900 YL2-1300 YL2-1850 YL2-2500',
      specs: `
        clamping_force 7000 9000 13000 18500 25000
        shot_weight 3200 5100 9800 17500 28600
        screw_diameter 100 115 140 170 200
        tie_bar_spacing 1060 1200 1450 1750 2050
        power 74 90 132 184 250
        weight 32000 43000 68000 104000 152000`,
      motif: 'moulding-machine',
      price: [1180000, 1560000, 2380000, 3650000, 5200000],
      unit: 'unit',
    },
  },
  jinxuan: {
    name: ['南京锦旋挤出装备有限公司', 'Nanjing Jinxuan Extrusion Equipment Co., Ltd'],
    mark: 'JX',
    at: 'nanjing',
    founded: 1999,
    staff: 280,
    brand: 'Jinxuan',
    does: [
      '同向双螺杆造粒机组，供改性与色母厂。',
      'Co-rotating twin-screw lines for compounders and masterbatch makers.',
    ],
    profile: [
      '锦旋的试验车间有四条线对客户开放，带料来试，当天给出配方窗口。螺纹元件自制，一副螺杆可拆成 300 多段重新排列。',
      'Four lines in Jinxuan’s trial hall are open to customers: bring material in the morning, leave with a process window at night. It grinds its own elements, and a pair of screws comes apart into more than 300 of them.',
    ],
    industries: ['compouding'],
    tags: ['compounds', 'extrusion'],
    certificate: 'ISO 9001',
    series: {
      name: [
        '{screw_diameter} 同向双螺杆造粒机组',
        'Twin-screw compounding line, {screw_diameter}',
      ],
      line: [
        '螺杆直径 {screw_diameter}，产量 {throughput}，适合工程塑料改性。',
        'Screws of {screw_diameter} and {throughput}, for engineering compounds.',
      ],
      about: [
        '扭矩等级 13.6 N·m/cm³，筒体分段独立控温。侧喂料口可在三个位置之间移动，不用换筒体。',
        'Specific torque 13.6 N·m/cm³ and barrels heated section by section. The side feeder moves between three ports without changing a barrel.',
      ],
      models: 'JXT-20 JXT-36 JXT-52 JXT-65 JXT-75 JXT-95',
      specs: `
        screw_diameter 20 35.6 51.4 62.4 71.2 91
        screw_ratio 40 44 44 48 48 48
        throughput 5..25 60..180 250..550 500..1100 800..1700 1500..3200
        speed 800 600 600 600 600 500
        power 7.5 45 132 250 355 710`,
      motif: 'twin-screw',
      price: [168000, 395000, 720000, 1150000, 1480000, 2650000],
      unit: 'line',
    },
  },
  lvhuan: {
    name: ['台州履环再生设备有限公司', 'Taizhou Lühuan Recycling Machinery Co., Ltd'],
    mark: 'LH',
    at: 'taizhou',
    founded: 2008,
    staff: 190,
    brand: 'Lühuan',
    does: ['单轴破碎、清洗和再生造粒整线。', 'Shredders, washing and regranulating lines.'],
    profile: [
      '履环所在的镇子做了三十年旧料，公司把老师傅的手感做成了曲线：推料油压按主轴电流调节，膜和硬块用同一台机器。',
      'The town around Lühuan has sorted scrap for thirty years. The firm turned what old hands felt into a curve: the ram’s pressure follows the rotor’s current, so film and lumps go through one machine.',
    ],
    industries: ['plastics_recycling'],
    tags: ['recycling'],
    certificate: 'CE',
    series: {
      name: ['{working_width} 单轴破碎机', 'Single-shaft shredder, {working_width}'],
      line: [
        '转子长 {working_width}，处理量 {throughput}，换一把刀不拆筛网。',
        'A {working_width} rotor for {throughput}; knives turn without taking out the screen.',
      ],
      about: [
        '刀块四面可用，刀座焊后精铣。遇金属时 0.3 秒内反转，记录位置，便于追溯来料。',
        'Knives with four edges on seats milled after welding. On metal the rotor reverses within 0.3 s and notes the moment, so the bale can be traced.',
      ],
      models: 'LHS-600 LHS-800 LHS-1000 LHS-1200 LHS-1500',
      specs: `
        working_width 600 800 1000 1200 1500
        throughput 200..400 400..800 700..1300 1000..2000 1800..3200
        power 30 45 75 90 132
        speed 85 80 80 75 72
        weight 2900 4200 6100 8300 12400`,
      motif: 'shredder',
      price: [98000, 138000, 196000, 258000, 372000],
      unit: 'unit',
    },
  },
  haoxian: {
    name: ['常州皓纤复材有限公司', 'Changzhou Haoxian Composites Co., Ltd'],
    mark: 'HX',
    at: 'changzhou',
    founded: 2012,
    staff: 150,
    brand: 'Haoxian',
    does: ['长玻纤增强聚丙烯与尼龙粒料。', 'Long-glass polypropylene and nylon pellets.'],
    profile: [
      '皓纤只做长纤粒料：纤维在熔体里浸透后切成 11 mm。每批附一张灰化后的纤维长度分布图，客户据此调背压。',
      'Haoxian makes long-fibre pellets and nothing else: roving wetted through, then cut at 11 mm. Each batch comes with the fibre lengths measured after ashing, by which customers set their back pressure.',
    ],
    industries: ['reinforced_plastics', 'auto'],
    tags: ['composites', 'compounds'],
    certificate: 'IATF 16949',
    series: {
      name: [
        '长玻纤增强粒料，拉伸强度 {tensile_strength}',
        'Long-glass pellets, {tensile_strength}',
      ],
      line: [
        '拉伸强度 {tensile_strength}，密度 {density}，用于前端框架和踏板。',
        'Tensile strength {tensile_strength} at {density}, for front ends and pedals.',
      ],
      about: [
        '按注塑件取样的保留纤维长度平均 3.1 mm。低气味级别用于内饰，碳排放数据随批提供。',
        'Fibres in the moulded part still average 3.1 mm. Low-odour grades for interiors; carbon figures come with each batch.',
      ],
      models: 'LGF-P20 LGF-P30 LGF-P40 LGF-N40 LGF-N50',
      specs: `
        tensile_strength 88 108 122 205 236
        density 1.03 1.12 1.21 1.46 1.56
        melt_flow 9 7 5 12 9
        working_temperature -40..110 -40..115 -40..120 -40..160 -40..165`,
      texts: { material: ['聚丙烯或尼龙 6，长玻纤', 'PP or PA 6 with long glass'] },
      motif: 'filament-winding',
      price: [12.6, 13.8, 15.2, 21.5, 23.8],
      unit: 'kilogram',
      least: 1000,
    },
  },
  brenner: {
    name: ['布伦纳吹膜技术公司', 'Brennerhof Film Technology GmbH'],
    mark: 'BF',
    at: 'linz',
    founded: 1974,
    staff: 240,
    brand: 'Brennerhof',
    does: [
      '多层共挤吹膜机组，面向可回收的单一材质包装。',
      'Multilayer blown-film lines for packaging of a single material.',
    ],
    profile: [
      '布伦纳的机头把五层都做成聚乙烯：中间三层负责挺度和阻隔，外层负责热封。公司认为回收问题应当在膜泡里解决，而不是在垃圾场。',
      'Brennerhof’s dies make all five layers of polyethylene: the middle three for stiffness and barrier, the skins for sealing. Recycling, it holds, is settled in the bubble and not on the tip.',
    ],
    industries: ['packaging'],
    tags: ['films', 'recycling', 'extrusion'],
    certificate: 'CE',
    series: {
      name: [
        '{layers} 层共挤吹膜机组，幅宽 {working_width}',
        '{layers}-layer blown-film line, {working_width}',
      ],
      line: [
        '{layers} 层共挤，膜厚 {thickness}，幅宽 {working_width}。',
        '{layers} layers, films of {thickness} and widths up to {working_width}.',
      ],
      about: [
        '内冷与膜泡宽度联动，换单废料少于 12 分钟产量。可选纵向拉伸单元，生产单一材质立袋膜。',
        'Internal cooling follows the width of the bubble; a change of order wastes under twelve minutes of output. A stretching unit for pouches of one material is optional.',
      ],
      models: 'BF-3/1600 BF-3/2200 BF-5/2200 BF-5/2800 BF-7/2800 BF-9/3200',
      specs: `
        layers 3 3 5 5 7 9
        working_width 1600 2200 2200 2800 2800 3200
        thickness 20..150 20..180 20..200 20..200 25..250 25..250
        throughput 180..350 300..520 350..620 450..820 500..900 600..1100
        power 160 220 310 390 460 560`,
      motif: 'extruder',
      price: [690000, 880000, 1340000, 1620000, 2180000, 2960000],
      currency: 'EUR',
      unit: 'line',
    },
  },
  wenting: {
    name: ['深圳温汀辅机有限公司', 'Shenzhen Wenting Auxiliaries Co., Ltd'],
    mark: 'WT',
    at: 'shenzhen',
    founded: 2006,
    staff: 150,
    brand: 'Wenting',
    does: ['除湿干燥机与集中供料系统。', 'Dryers and central material supply.'],
    profile: [
      '温汀的干燥机看露点也看料：料干了就降温待机，不再为了保险一直烤。',
      'A Wenting dryer watches the dew point and the pellets too. Once they are dry it cools down and waits, instead of baking on for safety.',
    ],
    tags: ['injection', 'energy'],
    certificate: 'CE',
    series: {
      name: ['{volume} 除湿干燥机', 'Dehumidifying dryer, {volume}'],
      line: [
        '料斗 {volume}，风量 {flow}，每班比热风干燥省电四成。',
        'A {volume} hopper and {flow}, on 60% of the power of hot air.',
      ],
      about: [
        '转轮除湿，露点 −40 °C。按料号调取干燥曲线，过干自动降温。',
        'A desiccant wheel at −40 °C dew point. Drying curves follow the material, and it cools rather than over-dry.',
      ],
      models: 'WTD-80 WTD-160 WTD-300 WTD-600 WTD-1200',
      specs: `
        volume 80 160 300 600 1200
        flow 80 150 250 450 900
        power 4.2 7.5 12 21 39
        working_temperature 60..160 60..160 60..160 60..160 60..160`,
      motif: 'injection-unit',
      price: [26000, 33800, 46500, 72000, 118000],
      unit: 'unit',
    },
  },
} as const satisfies Record<string, Firm>;
