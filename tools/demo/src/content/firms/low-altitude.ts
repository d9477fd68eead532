import type { Firm } from '../firm.ts';

export const lowAltitudeFirms = {
  tianhang: {
    name: ['深圳恬航无人机有限公司', 'Shenzhen Tianhang Unmanned Aircraft Co., Ltd'],
    mark: 'TH',
    at: 'shenzhen',
    founded: 2015,
    staff: 360,
    brand: 'Tianhang',
    does: ['物流多旋翼与机巢。', 'Delivery multirotors and their nests.'],
    profile: [
      '恬航的飞机每天往返海岛送血样。公司公布每一次备降的原因，三年四百一十七次，大半是风。',
      'Tianhang’s aircraft carry blood samples to islands every day. It publishes the cause of each diversion: 417 in three years, most of them wind.',
    ],
    tags: ['drones', 'logistics'],
    certificate: 'CE',
    series: {
      name: ['{payload} 物流多旋翼', 'Delivery multirotor, {payload}'],
      line: [
        '载重 {payload}，航程 {flight_range}，续航 {flight_time}。',
        'Carries {payload} over {flight_range} in {flight_time}.',
      ],
      about: [
        '动力系统一路失效可安全返航。降落伞整机配套，开伞高度 25 m。',
        'Flies home with one drive lost. The parachute is fitted as standard and opens from 25 m.',
      ],
      models: 'THM-3 THM-5 THM-10 THM-20 THM-30',
      specs: `
        payload 3 5 10 20 30
        flight_range 20 25 20 18 16
        flight_time 42 45 36 30 26
        weight 9.8 14.5 24 42 65`,
      texts: { protection: ['IP55', 'IP55'] },
      motif: 'multirotor',
      price: [58000, 86000, 138000, 216000, 298000],
      unit: 'set',
    },
  },
  shengqi: {
    name: ['广州升栖航空科技有限公司', 'Guangzhou Shengqi Aviation Co., Ltd'],
    mark: 'SQ',
    at: 'guangzhou',
    founded: 2018,
    staff: 480,
    brand: 'Shengqi',
    does: ['电动垂直起降飞行器。', 'Electric lift-and-cruise aircraft.'],
    profile: [
      '升栖的飞行器先运货后载人：货机飞满一万小时，再谈座椅。',
      'Shengqi’s aircraft carry freight before people: ten thousand hours of cargo first, then seats.',
    ],
    tags: ['evtol', 'batteries'],
    certificate: 'AS9100',
    series: {
      name: ['{payload} 货运垂直起降飞行器', 'Cargo lift aircraft, {payload}'],
      line: [
        '商载 {payload}，航程 {flight_range}，电量 {energy}。',
        '{payload} over {flight_range} on {energy}.',
      ],
      about: [
        '八桨升力、单桨推进，升力桨巡航锁止。电池舱十分钟整体更换。',
        'Eight rotors lift, one pushes, and the eight lock in cruise. The battery bay changes whole in ten minutes.',
      ],
      models: 'SQC-100 SQC-200 SQC-300 SQC-400 SQC-500',
      specs: `
        payload 100 200 300 400 500
        flight_range 120 150 200 220 250
        energy 32 58 96 128 160
        flight_time 45 55 70 75 80`,
      motif: 'evtol',
      unit: 'unit',
    },
  },
  jiangdian: {
    name: ['南昌桨垫动力有限公司', 'Nanchang Jiangdian Propulsion Co., Ltd'],
    mark: 'JD',
    at: 'nanchang',
    founded: 2014,
    staff: 150,
    brand: 'Jiangdian',
    does: ['旋翼电机、电调与桨叶一体动力。', 'Motors, controllers and propellers as one drive.'],
    profile: [
      '桨垫的试车台在赣江边，晚上不许开，它就把噪声降到能开。',
      'Jiangdian’s test stand is beside the Gan river and forbidden at night. So the firm made its drives quiet enough to be allowed.',
    ],
    tags: ['propulsion', 'drones'],
    certificate: 'ISO 9001',
    series: {
      name: ['{thrust} 旋翼动力套装', 'Rotor drive, {thrust}'],
      line: [
        '最大拉力 {thrust}，桨径 {rotor_diameter}，噪声 {noise}。',
        '{thrust} from {rotor_diameter} at {noise}.',
      ],
      about: [
        '双绕组冗余，单绕组可保持七成拉力。轴承寿命 1,500 小时，温度随时回传。',
        'Two windings, either of which keeps 70% of the thrust. Bearings last 1,500 hours and report their heat.',
      ],
      models: 'JDP-60 JDP-120 JDP-250 JDP-500 JDP-1000',
      specs: `
        thrust 60 120 250 500 1000
        rotor_diameter 560 760 1010 1420 1880
        noise 68 71 74 78 82
        voltage 50 50 100 400 800
        weight 0.42 0.86 1.7 3.6 7.8`,
      motif: 'rotor-drive',
      price: [1280, 1980, 3680, 7900, 18600],
      unit: 'set',
    },
  },
  gaoxin: {
    name: ['常州皋昕电池有限公司', 'Changzhou Gaoxin Cells Co., Ltd'],
    mark: 'GX',
    at: 'changzhou',
    founded: 2016,
    staff: 340,
    brand: 'Gaoxin',
    does: ['高功率航空电池组。', 'High-power aviation batteries.'],
    profile: [
      '皋昕的电池最后一成电也能起降。它把“返航电量”刻在壳上，不让任何软件去动。',
      'Gaoxin’s pack can still land a craft on its last tenth. The reserve is engraved on the case, where no software can touch it.',
    ],
    industries: ['renewable_energy'],
    tags: ['batteries'],
    certificate: 'UN 38.3',
    series: {
      name: ['{energy} 航空电池组', 'Aviation battery, {energy}'],
      line: [
        '电量 {energy}，能量密度 {energy_density}，循环 {cycles#} 次。',
        '{energy} at {energy_density}, {cycles}.',
      ],
      about: [
        '持续放电 5C，15 分钟充至八成。单体热失控不蔓延，已过明火测试。',
        'Discharges at 5C and charges to 80% in 15 minutes. A cell that burns does not light its neighbour.',
      ],
      models: 'GXA-1 GXA-2 GXA-5 GXA-10 GXA-20',
      specs: `
        energy 1 2.2 5 10.5 21
        energy_density 255 258 262 268 272
        cycles 1000 1000 1200 1200 1500
        voltage 50 50 100 400 800
        weight 3.9 8.5 19 39 77`,
      motif: 'battery-cell',
      price: [3280, 6480, 14200, 28600, 55800],
      unit: 'piece',
      least: 2,
    },
  },
  qijiang: {
    name: ['成都起绛机场装备有限公司', 'Chengdu Qijiang Vertiport Systems Co., Ltd'],
    mark: 'QJ',
    at: 'chengdu',
    founded: 2019,
    staff: 90,
    brand: 'Qijiang',
    does: ['起降场灯光、充电与气象站。', 'Lights, chargers and weather masts for landing sites.'],
    profile: [
      '起绛把起降场做成集装箱，一天铺好。风速风向在屋顶测，不在气象局抄。',
      'Qijiang packs a landing site into containers and lays it in a day. Wind is measured on that roof and not copied from the weather office.',
    ],
    tags: ['landing_sites', 'sensors'],
    certificate: 'CE',
    series: {
      name: ['{power} 起降场充电站', 'Vertiport charger, {power}'],
      line: [
        '输出 {power}，电压至 {voltage}，{channels} 个机位。',
        '{power} up to {voltage}, {channels} stands.',
      ],
      about: [
        '液冷枪线，自动对接。按航班排队分配功率，不抢电网。',
        'Liquid-cooled cables that dock by themselves. Power is shared by the timetable and spares the grid.',
      ],
      models: 'QJC-30 QJC-60 QJC-120 QJC-240 QJC-480',
      specs: `
        power 30 60 120 240 480
        voltage 500 800 800 1000 1000
        channels 1 2 2 4 8
        efficiency 95 95.5 96 96 96.5`,
      texts: { protection: ['IP54', 'IP54'] },
      motif: 'vertiport',
      price: [36000, 58000, 98000, 178000, 328000],
      unit: 'set',
    },
  },
  skylaugh: {
    name: ['斯凯拉夫空域软件公司', 'Skylarigg Airspace AG'],
    mark: 'SL',
    at: 'winterthur',
    founded: 2017,
    staff: 50,
    brand: 'Skylarigg',
    does: ['无人机识别与低空监视雷达。', 'Drone identification and low-level radar.'],
    profile: [
      '斯凯拉夫分得清一只海鸥和一架四旋翼。它说海鸥更难，因为海鸥不守规矩。',
      'Skylarigg can tell a gull from a quadcopter. The gull is harder, it says, for it keeps no rules.',
    ],
    tags: ['sensors', 'drones'],
    certificate: 'CE',
    series: {
      name: ['{flight_range} 低空监视雷达', 'Low-level radar, {flight_range}'],
      line: [
        '探测 {flight_range}，同时跟踪 {channels} 个目标，功耗 {power}。',
        'Sees {flight_range}, follows {channels} targets on {power}.',
      ],
      about: [
        '三维电扫，可装在路灯杆上。与远程识别信号自动对账。',
        'Scans in three dimensions without moving, from a lamp post. Tracks are matched with remote identification.',
      ],
      models: 'SL-2 SL-4 SL-6 SL-8 SL-12',
      specs: `
        flight_range 2 4 6 8 12
        channels 50 100 200 300 500
        power 0.12 0.2 0.35 0.5 0.8
        weight 6 11 18 26 42`,
      texts: { protection: ['IP66', 'IP66'] },
      motif: 'fixed-wing',
      price: [28000, 46000, 72000, 98000, 156000],
      currency: 'EUR',
      unit: 'set',
    },
  },
} as const satisfies Record<string, Firm>;
