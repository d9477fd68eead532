import type { Firm } from '../firm.ts';

export const automationFirms = {
  kongting: {
    name: ['杭州控汀自动化有限公司', 'Hangzhou Kongting Controls Co., Ltd'],
    mark: 'KT',
    at: 'hangzhou',
    founded: 2002,
    staff: 430,
    brand: 'Kongting',
    does: ['可编程控制器与远程输入输出。', 'Programmable controllers and remote I/O.'],
    profile: [
      '控汀的控制器十年内不改端子位置。升级了芯片，接线图还是那一张。',
      'Kongting’s terminals stay where they are for ten years. The chip is newer; the wiring diagram is the same sheet.',
    ],
    tags: ['controllers'],
    certificate: 'CE',
    series: {
      name: ['{points} 点可编程控制器', 'Programmable controller, {points} points'],
      line: [
        '{points} 个点，扫描 {response_time}，带 {channels} 轴脉冲。',
        '{points} points, {response_time} a scan, {channels} axes.',
      ],
      about: [
        '结构化文本与梯形图混编。程序签名下载，现场改动有记录。',
        'Structured text and ladder side by side. Programs are signed, and changes on site leave a trace.',
      ],
      models: 'KTC-24 KTC-40 KTC-64 KTC-128 KTC-256',
      specs: `
        points 24 40 64 128 256
        response_time 0.5 0.5 0.4 0.2 0.1
        channels 2 4 4 8 16
        voltage 24 24 24 24 24
        working_temperature -20..60 -20..60 -20..60 -25..65 -25..65`,
      texts: { interface: ['以太网、EtherCAT', 'Ethernet, EtherCAT'] },
      motif: 'control-cabinet',
      price: [680, 980, 1480, 2680, 4600],
      unit: 'unit',
    },
  },
  qiyue: {
    name: ['宁波气钺气动元件有限公司', 'Ningbo Qiyue Pneumatics Co., Ltd'],
    mark: 'QE',
    at: 'ningbo',
    founded: 1994,
    staff: 560,
    brand: 'Qiyue',
    does: ['标准气缸与电磁阀岛。', 'Standard cylinders and valve islands.'],
    profile: [
      '气钺在自家车间贴了一张表：每个漏点一年漏掉多少钱。后来把这张表做成了产品，叫气耗卡。',
      'On its own wall Qiyue hung a list of leaks and what each costs a year. The list became a product: the air card.',
    ],
    tags: ['pneumatics', 'energy'],
    certificate: 'CE',
    series: {
      name: ['{bore} 标准气缸', 'Standard cylinder, {bore}'],
      line: [
        '缸径 {bore}，行程至 {travel}，推力 {rated_force}。',
        '{bore} bore, up to {travel}, {rated_force}.',
      ],
      about: [
        'ISO 15552 安装尺寸，自调缓冲。低摩擦密封，跑合一千公里后漏气不增。',
        'Mounts to ISO 15552 and cushions itself. Low-friction seals leak no more after a thousand kilometres.',
      ],
      models: 'QYC-32 QYC-40 QYC-50 QYC-63 QYC-80 QYC-100',
      specs: `
        bore 32 40 50 63 80 100
        travel 1000 1500 1500 2000 2000 2000
        rated_force 480 750 1170 1870 3010 4710
        working_pressure 10 10 10 10 10 10
        weight 0.62 0.86 1.35 1.78 2.95 3.9`,
      motif: 'pneumatic-cylinder',
      price: [128, 146, 178, 225, 318, 426],
      unit: 'piece',
      least: 5,
    },
  },
  sifu: {
    name: ['深圳司服驱动技术有限公司', 'Shenzhen Sifu Drives Co., Ltd'],
    mark: 'SD',
    at: 'shenzhen',
    founded: 2007,
    staff: 390,
    brand: 'Sifu',
    does: ['伺服电机与总线驱动器。', 'Servo motors and fieldbus drives.'],
    profile: [
      '司服的驱动器装机时自己唱一段音阶，从声音里听出机械共振，再把它们一一避开。',
      'At start-up a Sifu drive sings a scale, hears where the machine resonates and keeps away from those notes.',
    ],
    industries: ['robotics'],
    tags: ['servo'],
    certificate: 'CE',
    series: {
      name: ['{power} 总线伺服套装', 'Servo set, {power}'],
      line: [
        '功率 {power}，额定扭矩 {rated_torque}，转速 {speed}。',
        '{power}, {rated_torque}, {speed}.',
      ],
      about: [
        '23 位绝对值编码器，无电池。安全转矩关断达 SIL 3，接线一根电缆。',
        'A 23-bit absolute encoder without battery. Safe torque off to SIL 3, and one cable.',
      ],
      models: 'SDM-01 SDM-04 SDM-075 SDM-15 SDM-30 SDM-55',
      specs: `
        power 0.1 0.4 0.75 1.5 3 5.5
        rated_torque 0.32 1.27 2.39 7.16 14.3 26.3
        speed 6000 6000 6000 3000 3000 2000
        weight 0.5 1.3 2.4 6.1 11.5 24
        current 1.1 2.8 4.6 9.8 18 29`,
      texts: { interface: ['EtherCAT', 'EtherCAT'], protection: ['IP67', 'IP67'] },
      motif: 'servo-axis',
      price: [860, 1080, 1380, 2180, 3680, 6200],
      unit: 'set',
    },
  },
  shiyan: {
    name: ['苏州视檐机器视觉有限公司', 'Suzhou Shiyan Machine Vision Co., Ltd'],
    mark: 'SI',
    at: 'suzhou',
    founded: 2012,
    staff: 230,
    brand: 'Shiyan',
    does: ['工业相机与三维轮廓仪。', 'Industrial cameras and 3D profilers.'],
    profile: [
      '视檐的仓库里有两百种会反光、会透明、会变色的零件，都是客户寄来的难题。新相机先过这一关。',
      'Shiyan keeps two hundred parts that shine, vanish or change colour, all sent by customers in despair. A new camera must first see these.',
    ],
    tags: ['vision', 'sensors'],
    certificate: 'CE',
    series: {
      name: ['{resolution#} MP 工业相机', 'Industrial camera, {resolution}'],
      line: ['{resolution}，帧率 {frame_rate}，功耗低。', '{resolution} at {frame_rate}.'],
      about: [
        '硬件触发抖动小于 1 µs，可存 16 套参数。坏点每次上电自检。',
        'Trigger jitter below 1 µs and sixteen stored settings. Dead pixels are looked for at each start.',
      ],
      models: 'SIC-05 SIC-12 SIC-50 SIC-120 SIC-250',
      specs: `
        resolution 0.5 1.6 5 12 25
        frame_rate 520 220 79 68 30
        power 0.003 0.003 0.004 0.005 0.008
        weight 0.06 0.06 0.08 0.09 0.16
        working_temperature 0..50 0..50 0..50 0..50 0..50`,
      texts: { interface: ['千兆 / 万兆网', 'Gigabit or 10 gigabit Ethernet'] },
      motif: 'vision-station',
      price: [1280, 1680, 2980, 5600, 12800],
      unit: 'unit',
    },
  },
  ganwang: {
    name: ['上海感望传感技术有限公司', 'Shanghai Ganwang Sensors Co., Ltd'],
    mark: 'GW',
    at: 'shanghai',
    founded: 2004,
    staff: 200,
    brand: 'Ganwang',
    does: ['激光测距与接近传感器。', 'Laser distance and proximity sensors.'],
    profile: [
      '感望给每个传感器配一句话的故障码，比如“我被油蒙住了”。维修工说，这是第一次听懂机器说话。',
      'A Ganwang sensor gives its fault in a sentence, such as: there is oil on my eye. It was the first time, a fitter said, that he understood a machine.',
    ],
    tags: ['sensors', 'measuring'],
    certificate: 'CE',
    series: {
      name: ['{sensing_distance} 激光位移传感器', 'Laser sensor, {sensing_distance}'],
      line: [
        '量程 {sensing_distance}，精度 {measuring_accuracy}，响应 {response_time}。',
        '{sensing_distance} range, {measuring_accuracy}, {response_time}.',
      ],
      about: [
        '黑橡胶与镜面钢均可测。IO-Link 输出，换件自动载入参数。',
        'Reads black rubber and mirror steel alike. IO-Link hands its settings to the replacement.',
      ],
      models: 'GWL-10 GWL-30 GWL-100 GWL-300 GWL-600',
      specs: `
        sensing_distance 10 30 100 300 600
        measuring_accuracy 0.5 2 10 40 120
        response_time 0.3 0.5 1 1.5 2
        weight 0.07 0.07 0.09 0.12 0.18`,
      texts: { protection: ['IP67', 'IP67'], interface: ['IO-Link', 'IO-Link'] },
      motif: 'proximity-switch',
      price: [2980, 1980, 1480, 1680, 2180],
      unit: 'unit',
    },
  },
  aguirre: {
    name: ['阿吉雷拉安全控制公司', 'Aguirrena Safety SL'],
    mark: 'AG',
    at: 'bilbao',
    founded: 1990,
    staff: 100,
    brand: 'Aguirrena',
    does: ['安全光幕与安全门锁。', 'Light curtains and guard locks.'],
    profile: [
      '阿吉雷拉的老板年轻时在冲床上少了半截手指。公司的光幕从不卖“够用”的那一档。',
      'The owner of Aguirrena lost half a finger to a press when young. His firm has never sold a curtain that is merely good enough.',
    ],
    tags: ['safety', 'sensors'],
    certificate: 'IEC 61496',
    series: {
      name: ['{travel} 安全光幕', 'Safety light curtain, {travel}'],
      line: [
        '保护高度 {travel}，距离至 {sensing_distance}，响应 {response_time}。',
        'Guards {travel} over {sensing_distance} and answers in {response_time}.',
      ],
      about: [
        '4 类，SIL 3。手指与手掌分辨率可选，屏蔽区按机型示教。',
        'Type 4, SIL 3. Resolutions for fingers or hands, with blanking taught at the machine.',
      ],
      models: 'AG-300 AG-600 AG-900 AG-1200 AG-1800',
      specs: `
        travel 300 600 900 1200 1800
        sensing_distance 6000 12000 12000 20000 20000
        response_time 9 12 15 18 24
        weight 1.1 1.9 2.7 3.5 5.1`,
      texts: { protection: ['IP65', 'IP65'] },
      motif: 'proximity-switch',
      price: [420, 560, 690, 820, 1080],
      currency: 'EUR',
      unit: 'set',
    },
  },
} as const satisfies Record<string, Firm>;
