import type { Firm } from '../firm.ts';

export const pharmaceuticalsFirms = {
  donghan: {
    name: ['上海冻涵制药装备有限公司', 'Shanghai Donghan Pharma Equipment Co., Ltd'],
    mark: 'DH',
    at: 'shanghai',
    founded: 2003,
    staff: 320,
    brand: 'Donghan',
    does: ['生产型冻干机与自动进出料系统。', 'Production freeze dryers with automatic loading.'],
    profile: [
      '冻涵的搁板温差控制在 0.5 °C 以内。公司养着一台只做失败实验的冻干机，专门用来找配方的塌陷点。',
      'Shelves in a Donghan dryer differ by no more than 0.5 °C. One of its machines does nothing but fail, to find where a cake collapses.',
    ],
    tags: ['freeze_drying', 'sterile'],
    certificate: 'GMP',
    series: {
      name: ['{shelf_area} 真空冷冻干燥机', 'Freeze dryer, {shelf_area}'],
      line: [
        '搁板面积 {shelf_area}，装机 {power}，搁板 {working_temperature}。',
        '{shelf_area} of shelf, {power} installed, {working_temperature}.',
      ],
      about: [
        '在线取样不破真空，压塞行程可分层监测。清洗与灭菌配方随批次归档。',
        'Samples leave without breaking vacuum, and stoppering is watched shelf by shelf. Cleaning and sterilising records follow the batch.',
      ],
      models: 'DHL-1 DHL-5 DHL-10 DHL-20 DHL-40',
      specs: `
        shelf_area 1 5 10 20 40
        working_temperature -55..80 -55..80 -55..80 -55..80 -55..80
        power 15 38 62 105 190
        weight 2400 6800 11200 18500 32000`,
      texts: { material: ['316L 不锈钢', '316L stainless steel'] },
      motif: 'freeze-dryer',
      unit: 'set',
    },
  },
  piangu: {
    name: ['北京片谷制药机械有限公司', 'Beijing Piangu Tablet Machinery Co., Ltd'],
    mark: 'PG',
    at: 'beijing',
    founded: 1997,
    staff: 230,
    brand: 'Piangu',
    does: ['旋转式压片机与在线称重剔废。', 'Rotary tablet presses that weigh as they run.'],
    profile: [
      '片谷给每个冲位建了档案：哪一副冲头压出的片子偏重，机器自己知道，也自己说。',
      'Piangu keeps a file on each punch. If one pair presses heavy tablets, the machine knows and says so.',
    ],
    tags: ['tablets', 'measuring'],
    certificate: 'GMP',
    series: {
      name: ['{stations} 冲旋转压片机', 'Rotary tablet press, {stations} stations'],
      line: [
        '{stations} 副冲模，每小时 {capacity#} 件，主压力 {nominal_force}。',
        '{stations} stations, {capacity}, {nominal_force} of main pressure.',
      ],
      about: [
        '转台可换，清洗件 35 分钟拆装。强迫加料与压力闭环，片重差异小于 1.5%。',
        'The turret comes out and all wash parts are off in 35 minutes. Weights vary by less than 1.5%.',
      ],
      models: 'PGT-17 PGT-26 PGT-37 PGT-45 PGT-55',
      specs: `
        stations 17 26 37 45 55
        capacity 60000 140000 230000 320000 460000
        nominal_force 80 80 100 100 100
        power 5.5 7.5 11 15 18.5`,
      motif: 'tablet-press',
      price: [236000, 348000, 520000, 690000, 920000],
      unit: 'unit',
    },
  },
  paozhao: {
    name: ['温州泡昭包装机械有限公司', 'Wenzhou Paozhao Blister Machinery Co., Ltd'],
    mark: 'PZ',
    at: 'wenzhou',
    founded: 2005,
    staff: 190,
    brand: 'Paozhao',
    does: ['铝塑泡罩包装机与装盒线。', 'Blister machines and cartoning lines.'],
    profile: [
      '泡昭的新机型能跑纯聚丙烯泡罩，药板不再是铝塑复合。温度窗口只有 6 °C，公司为此重做了预热板。',
      'Paozhao’s new machine forms blisters of plain polypropylene. The window is only 6 °C wide, and the heating plates were made anew for it.',
    ],
    industries: ['packaging'],
    tags: ['tablets', 'recycling'],
    certificate: 'CE',
    series: {
      name: ['每小时 {capacity#} 板泡罩包装机', 'Blister machine, {capacity}'],
      line: [
        '每小时 {capacity#} 件，成形宽 {working_width}，一模 {stations} 板。',
        '{capacity}, {working_width} wide, {stations} blisters a stroke.',
      ],
      about: [
        '伺服牵引，换模免工具。缺粒、碎粒与反面由相机剔除，图像按批保存。',
        'Servo feed and formats without tools. Cameras reject missing, broken and turned tablets and file their pictures.',
      ],
      models: 'PZB-130 PZB-180 PZB-250 PZB-320 PZB-420',
      specs: `
        capacity 6000 9600 18000 27000 42000
        working_width 130 180 250 260 300
        stations 2 2 4 5 6
        power 5 7 10 13 18`,
      motif: 'blister-pack',
      price: [148000, 198000, 296000, 428000, 650000],
      unit: 'unit',
    },
  },
  liuhe: {
    name: ['石家庄流荷原料药设备有限公司', 'Shijiazhuang Liuhe Process Equipment Co., Ltd'],
    mark: 'LE',
    at: 'shijiazhuang',
    founded: 2008,
    staff: 150,
    brand: 'Liuhe',
    does: ['连续流微反应器与搪玻璃反应釜。', 'Flow reactors and glass-lined vessels.'],
    profile: [
      '流荷把硝化这类危险反应搬进指头粗的通道里，一次只有一杯料在反应。厂房不用再离居民区两公里。',
      'Liuhe moved nitrations into channels as thick as a finger: only a cupful reacts at a time, and the plant need not stand two kilometres out of town.',
    ],
    tags: ['flow_chemistry'],
    certificate: 'ISO 9001',
    series: {
      name: ['{volume} 碳化硅连续流反应器', 'Silicon carbide flow reactor, {volume}'],
      line: [
        '持液量 {volume}，耐压 {working_pressure}，换热面积 {heat_area}。',
        'Holds {volume} at {working_pressure} over {heat_area}.',
      ],
      about: [
        '模块化串联，从公斤级到吨级不改工艺参数。每块可单独检漏。',
        'Modules in series carry a recipe from kilograms to tonnes unchanged. Each is leak-tested alone.',
      ],
      models: 'LHF-01 LHF-05 LHF-2 LHF-6 LHF-12',
      specs: `
        volume 0.1 0.5 2 6 12
        working_pressure 25 25 20 20 18
        heat_area 0.2 0.8 2.6 7.2 13.5
        medium_temperature -60..200 -60..200 -60..200 -40..200 -40..200`,
      motif: 'peristaltic-pump',
      price: [186000, 298000, 560000, 980000, 1650000],
      unit: 'set',
    },
  },
  xichen: {
    name: ['苏州隙尘无菌技术有限公司', 'Suzhou Xichen Aseptic Technology Co., Ltd'],
    mark: 'XC',
    at: 'suzhou',
    founded: 2013,
    staff: 140,
    brand: 'Xichen',
    does: ['无菌隔离器与西林瓶灌装加塞机。', 'Isolators and vial fillers.'],
    profile: [
      '隙尘的隔离器两小时完成一次过氧化氢灭菌，快在把热风先送到角落。手套每班自测漏，破了哪一只屏幕上标得清清楚楚。',
      'Xichen’s isolators are bio-decontaminated in two hours because warm air goes to the corners first. Gloves test themselves each shift, and the screen shows which one leaks.',
    ],
    tags: ['sterile', 'filling'],
    certificate: 'GMP',
    series: {
      name: ['{heads} 头西林瓶灌装加塞机', 'Vial filler, {heads} heads'],
      line: [
        '{heads} 头蠕动泵，每小时 {capacity#} 件，装量 {fill_volume}。',
        '{heads} peristaltic heads, {capacity}, {fill_volume}.',
      ],
      about: [
        '在线称重全检，装量误差 0.5%。一次性流路可选，换批不验证清洗。',
        'Every vial is weighed; fills are within 0.5%. Single-use paths make cleaning validation unnecessary.',
      ],
      models: 'XCV-2 XCV-4 XCV-6 XCV-8 XCV-12',
      specs: `
        heads 2 4 6 8 12
        capacity 3000 7200 12000 18000 27000
        fill_volume 0.2..50 0.2..50 0.2..50 0.5..100 0.5..100
        power 6 9 12 16 22`,
      motif: 'vial-filler',
      unit: 'line',
    },
  },
  corvallen: {
    name: ['科瓦伦过程分析公司', 'Corvallen Process Analytics AG'],
    mark: 'CA',
    at: 'winterthur',
    founded: 2001,
    staff: 70,
    brand: 'Corvallen',
    does: ['在线近红外与拉曼探头。', 'In-line near-infrared and Raman probes.'],
    profile: [
      '科瓦伦把实验室的光谱仪伸进管道里，混匀没混匀，看一眼曲线就停机，不必等化验单。',
      'Corvallen puts the laboratory’s spectrometer into the pipe. When the curve lies flat the mixer stops; nobody waits for the slip from the lab.',
    ],
    tags: ['measuring', 'sensors'],
    certificate: 'ATEX',
    series: {
      name: ['{channels} 通道在线{kind}分析仪', 'In-line {kind} analyser, {channels} channels'],
      kinds: [
        ['近红外', 'near-infrared'],
        ['近红外', 'near-infrared'],
        ['近红外', 'near-infrared'],
        ['拉曼', 'Raman'],
        ['拉曼', 'Raman'],
      ],
      line: [
        '{channels} 路探头，{wavelength} 起，{response_time} 出一张谱。',
        '{channels} probes from {wavelength}, one spectrum in {response_time}.',
      ],
      about: [
        '探头可在线清洗与校验。模型迁移工具随机提供，换机不重做校正集。',
        'Probes clean and check themselves in place. Models move between instruments without a new calibration set.',
      ],
      models: 'CA-N1 CA-N2 CA-N4 CA-R2 CA-R4',
      specs: `
        channels 1 2 4 2 4
        wavelength 900 900 900 785 785
        response_time 50 80 120 500 800
        medium_temperature -20..150 -20..150 -20..150 -20..180 -20..180`,
      texts: { protection: ['IP66', 'IP66'] },
      motif: 'molecule',
      price: [38000, 46000, 62000, 78000, 96000],
      currency: 'EUR',
      unit: 'set',
    },
  },
} as const satisfies Record<string, Firm>;
