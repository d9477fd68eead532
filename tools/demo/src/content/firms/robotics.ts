import type { Firm } from '../firm.ts';

export const roboticsFirms = {
  tuoju: {
    name: ['沈阳拓矩机器人有限公司', 'Shenyang Tuoju Robots Co., Ltd'],
    mark: 'TJ',
    at: 'shenyang',
    founded: 2007,
    staff: 520,
    brand: 'Tuoju',
    does: ['六轴工业机器人，20–300 kg。', 'Six-axis robots of 20 to 300 kg.'],
    profile: [
      '拓矩的机器人关节可在现场更换，四颗定位销，换完不用重新标定。备件库按客户线体配，不按型号配。',
      'Joints of a Tuoju robot are changed on site: four pins, and no new calibration. Spares are kept by customer line and not by model.',
    ],
    tags: ['arms', 'welding'],
    certificate: 'CE',
    series: {
      name: ['{payload} 六轴机器人', 'Six-axis robot, {payload}'],
      line: [
        '负载 {payload}，臂展 {reach}，重复定位 {repeatability}。',
        'Lifts {payload} over {reach} and repeats within {repeatability}.',
      ],
      about: [
        '控制柜可带两个附加轴。碰撞检测不用传感器，急停距离随负载计算。',
        'The cabinet drives two more axes. Collisions are felt without a sensor, and stopping distance follows the load.',
      ],
      models: 'TJR-20 TJR-50 TJR-80 TJR-130 TJR-210 TJR-300',
      specs: `
        payload 20 50 80 130 210 300
        reach 1730 2150 2250 2550 2700 2800
        repeatability 0.04 0.05 0.06 0.06 0.07 0.08
        power 4.5 6.5 8 10 14 18
        weight 240 540 620 890 1180 1560`,
      texts: { protection: ['IP67（腕部）', 'IP67 at the wrist'] },
      motif: 'robot-arm',
      price: [98000, 128000, 146000, 178000, 226000, 298000],
      unit: 'unit',
    },
  },
  bingfa: {
    name: ['杭州并筏自动化有限公司', 'Hangzhou Bingfa Automation Co., Ltd'],
    mark: 'BF',
    at: 'hangzhou',
    founded: 2014,
    staff: 140,
    brand: 'Bingfa',
    does: ['并联机器人与视觉分拣单元。', 'Delta robots and picking cells.'],
    profile: [
      '并筏的并联机器人在饼干厂和药厂里每分钟抓一百二十次。臂杆用碳纤，摔断了一根只要八百块。',
      'In biscuit and drug plants a Bingfa delta picks a hundred and twenty times a minute. Its rods are carbon fibre, and a broken one costs about a hundred dollars.',
    ],
    industries: ['food_beverage'],
    tags: ['picking', 'vision'],
    certificate: 'CE',
    series: {
      name: ['{payload} 并联机器人', 'Delta robot, {payload}'],
      line: [
        '负载 {payload}，工作直径 {reach}，标准节拍 {cycle_time}。',
        '{payload} over a {reach} circle, a standard cycle of {cycle_time}.',
      ],
      about: [
        '全封闭臂座，可冲洗。四台共用一个相机，按成熟度和缺陷分道。',
        'A closed base that may be hosed down. Four robots share one camera and sort by ripeness and faults.',
      ],
      models: 'BFD-1 BFD-3 BFD-5 BFD-8 BFD-12',
      specs: `
        payload 1 3 5 8 12
        reach 800 1130 1130 1300 1600
        cycle_time 0.32 0.38 0.45 0.55 0.7
        repeatability 0.1 0.1 0.1 0.15 0.2
        weight 78 118 132 165 210`,
      motif: 'delta-robot',
      price: [62000, 78000, 86000, 108000, 138000],
      unit: 'unit',
    },
  },
  lingxi: {
    name: ['东莞灵隰自动化有限公司', 'Dongguan Lingxi Automation Co., Ltd'],
    mark: 'LX',
    at: 'dongguan',
    founded: 2012,
    staff: 190,
    brand: 'Lingxi',
    does: ['SCARA 机器人与桌面装配站。', 'SCARA robots and bench assembly stations.'],
    profile: [
      '灵隰的客户在手机壳和耳机里找零点几毫米。它的丝杠自己磨，说买来的都“差一口气”。',
      'Lingxi’s customers hunt for tenths of a millimetre inside earphones. It grinds its own ball screws; bought ones, it says, are a breath short.',
    ],
    industries: ['electronic_chip'],
    tags: ['arms', 'assembly'],
    certificate: 'CE',
    series: {
      name: ['{payload} SCARA 机器人，臂展 {reach}', 'SCARA robot, {payload}, {reach}'],
      line: [
        '负载 {payload}，臂展 {reach}，节拍 {cycle_time}。',
        '{payload}, {reach} reach, {cycle_time} per cycle.',
      ],
      about: [
        '中空轴走线，末端可连续旋转。支持锁付、点胶工艺包，按工艺段调速。',
        'Cables run through the hollow shaft, which may turn without end. Packages for screwdriving and dispensing come with it.',
      ],
      models: 'LXS-3/400 LXS-6/500 LXS-6/700 LXS-10/800 LXS-20/1000',
      specs: `
        payload 3 6 6 10 20
        reach 400 500 700 800 1000
        cycle_time 0.36 0.38 0.42 0.45 0.52
        repeatability 0.01 0.015 0.02 0.02 0.025
        weight 14 18 21 36 52`,
      motif: 'scara',
      price: [21800, 25800, 28600, 38500, 49800],
      unit: 'unit',
    },
  },
  zhuawei: {
    name: ['北京爪苇末端执行器有限公司', 'Beijing Zhuawei Grippers Co., Ltd'],
    mark: 'ZW',
    at: 'beijing',
    founded: 2017,
    staff: 80,
    brand: 'Zhuawei',
    does: ['电动夹爪、软体夹爪与快换。', 'Electric and soft grippers, and tool changers.'],
    profile: [
      '爪苇的软爪能夹起一块豆腐，也能夹起一颗带露水的草莓。每根手指卖一个水果的价钱，坏了不心疼。',
      'A soft gripper from Zhuawei lifts a block of tofu or a strawberry with the dew on. Each finger costs no more than the fruit.',
    ],
    industries: ['cobots'],
    tags: ['grippers', 'cobots'],
    certificate: 'CE',
    series: {
      name: ['{travel} 行程电动夹爪', 'Electric gripper, {travel} stroke'],
      line: [
        '行程 {travel}，夹持力 {rated_force}，自重 {weight}。',
        '{travel} stroke, {rated_force}, {weight}.',
      ],
      about: [
        '力控与位置反馈内置，掉电自锁。不用外接控制器，一根网线即可。',
        'Feels force and position by itself and holds when power fails. One network cable, no controller.',
      ],
      models: 'ZWG-30 ZWG-50 ZWG-80 ZWG-100 ZWG-140',
      specs: `
        travel 30 50 80 100 140
        rated_force 60 100 140 200 320
        repeatability 0.02 0.02 0.03 0.03 0.05
        weight 0.42 0.68 0.95 1.3 1.9`,
      texts: {
        interface: ['EtherCAT / Modbus', 'EtherCAT or Modbus'],
        protection: ['IP54', 'IP54'],
      },
      motif: 'gripper',
      price: [3980, 4680, 5680, 6980, 8900],
      unit: 'unit',
    },
  },
  kanoya: {
    name: ['叶野精机株式会社', 'Kanoha Precision KK'],
    mark: 'KP',
    at: 'nagoya',
    founded: 1969,
    staff: 310,
    brand: 'Kanoha',
    does: ['摆线针轮减速器，供重载关节。', 'Cycloidal gears for heavy joints.'],
    profile: [
      '叶野的针齿每颗都量过。公司至今不肯说合格线在哪，只说“装得进去，又不晃”。',
      'Each pin at Kanoha is measured. The firm will not say where the limit lies: it must go in, and it must not rattle.',
    ],
    industries: ['gears_drives'],
    tags: ['reducers'],
    certificate: 'ISO 9001',
    series: {
      name: ['{rated_torque} 摆线减速器', 'Cycloidal gear, {rated_torque}'],
      line: [
        '额定扭矩 {rated_torque}，背隙 {backlash}，减速比 {ratio}。',
        '{rated_torque}, backlash {backlash}, ratios {ratio}.',
      ],
      about: [
        '主轴承内置，抗弯刚度高。额定寿命 6,000 小时，可按剩余油脂铁含量延寿。',
        'Main bearings are built in. Rated for 6,000 hours, and longer if the iron in the grease allows.',
      ],
      models: 'KP-20E KP-40E KP-80E KP-110E KP-320E',
      specs: `
        rated_torque 167 412 784 1078 3136
        backlash 1 1 0.8 0.8 0.7
        ratio 57..161 57..153 57..153 81..175 81..185
        weight 4.7 9.3 13.1 17.4 44.3`,
      motif: 'planetary-stage',
      price: [780, 1120, 1580, 1960, 4300],
      currency: 'USD',
      unit: 'unit',
      least: 5,
    },
  },
} as const satisfies Record<string, Firm>;
