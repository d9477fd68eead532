import type { Firm } from '../firm.ts';

export const renewableFirms = {
  yelan: {
    name: ['保定叶岚风电叶片有限公司', 'Baoding Yelan Wind Blades Co., Ltd'],
    mark: 'YA',
    at: 'baoding',
    founded: 2005,
    staff: 680,
    brand: 'Yelan',
    does: ['陆上风机叶片，58–96 m。', 'Onshore blades of 58 to 96 metres.'],
    profile: [
      '叶岚的叶片用可拆解环氧：退役后泡一夜，玻纤原样取出。第一片试验叶片已经被拆过一次，又做成了公交站的长椅。',
      'Yelan’s blades use an epoxy that lets go: after a night in the bath the glass comes out whole. The first test blade has been taken apart already and is now the bench of a bus stop.',
    ],
    industries: ['wind_power', 'reinforced_plastics'],
    tags: ['blades', 'composites'],
    certificate: 'ISO 9001',
    series: {
      name: ['{travel} 陆上风电叶片', 'Onshore wind blade, {travel}'],
      line: [
        '叶片长 {travel}，配套机组 {power}，单片重 {weight}。',
        '{travel} long, for {power} turbines, {weight} each.',
      ],
      about: [
        '碳玻混编主梁，前缘保护现场可补。每片埋四个光纤应变点。',
        'Spars of carbon and glass; the leading edge can be mended on site. Four optical strain points are laid into each.',
      ],
      models: 'YLB-58 YLB-68 YLB-78 YLB-86 YLB-96',
      specs: `
        travel 58000 68000 78000 86000 96000
        power 2500 3600 5000 6250 8000
        weight 11800 15600 20500 25200 32800
        working_temperature -40..50 -40..50 -40..50 -40..50 -40..50`,
      motif: 'wind-turbine',
      unit: 'piece',
      least: 3,
    },
  },
  chulian: {
    name: ['厦门储涟能源有限公司', 'Xiamen Chulian Energy Storage Co., Ltd'],
    mark: 'CL',
    at: 'xiamen',
    founded: 2016,
    staff: 520,
    brand: 'Chulian',
    does: ['工商业液冷储能柜。', 'Liquid-cooled storage cabinets for factories.'],
    profile: [
      '储涟的柜子按峰谷价卖：先看一年电费单，再说装几台。装多了回本慢，它会劝你少装一台。',
      'Chulian sells by the tariff: it reads a year of bills before naming a number. If one cabinet fewer pays back sooner, it says so.',
    ],
    tags: ['storage', 'batteries'],
    certificate: 'IEC 62619',
    series: {
      name: ['{energy} 液冷储能柜', 'Storage cabinet, {energy}'],
      line: ['电量 {energy}，功率 {power}，循环 {cycles#} 次。', '{energy} at {power}, {cycles}.'],
      about: [
        '单簇管理，不并联电流。柜内温差 2.5 °C 以内，探测到可燃气先排风后灭火。',
        'One string, one converter: no circulating current. Cells stay within 2.5 °C; gas is vented first and fire fought second.',
      ],
      models: 'CLC-100 CLC-215 CLC-261 CLC-372 CLC-418',
      specs: `
        energy 100 215 261 372 418
        power 50 100 125 186 215
        cycles 8000 8000 10000 10000 12000
        efficiency 89 90 91 91 91
        weight 1600 2550 2700 3900 4200`,
      texts: { protection: ['IP55', 'IP55'] },
      motif: 'battery-cell',
      price: [98000, 168000, 189000, 262000, 286000],
      unit: 'set',
    },
  },
  qingyuan: {
    name: ['苏州氢苑电解装备有限公司', 'Suzhou Qingyuan Electrolysers Co., Ltd'],
    mark: 'QU',
    at: 'suzhou',
    founded: 2014,
    staff: 240,
    brand: 'Qingyuan',
    does: ['碱性电解水制氢设备。', 'Alkaline electrolysers.'],
    profile: [
      '氢苑的电解槽敢跟着风走：负荷从三成到满只要四分钟，气体纯度不掉。',
      'Qingyuan’s stacks follow the wind: from 30% to full load in four minutes, and the gas stays pure.',
    ],
    industries: ['hydrogen'],
    tags: ['hydrogen', 'energy'],
    certificate: 'CE',
    series: {
      name: ['{hydrogen_flow} 碱性电解槽', 'Alkaline electrolyser, {hydrogen_flow}'],
      line: [
        '产氢 {hydrogen_flow}，额定 {power}，压力 {working_pressure}。',
        '{hydrogen_flow} from {power} at {working_pressure}.',
      ],
      about: [
        '直流电耗 4.2 kWh/Nm³，复合隔膜。小室电压逐片测量，衰减一目了然。',
        '4.2 kWh per Nm³ behind a composite diaphragm. Each cell’s voltage is read, so ageing is plain to see.',
      ],
      models: 'QYE-100 QYE-200 QYE-500 QYE-1000 QYE-1500',
      specs: `
        hydrogen_flow 100 200 500 1000 1500
        power 430 860 2150 4300 6450
        working_pressure 16 16 16 16 16
        efficiency 80 80 82 82 83
        weight 4200 7600 16500 31000 45000`,
      motif: 'electrolyser',
      unit: 'set',
    },
  },
  guangyuan: {
    name: ['合肥光垣逆变器有限公司', 'Hefei Guangyuan Inverters Co., Ltd'],
    mark: 'GG',
    at: 'hefei',
    founded: 2008,
    staff: 460,
    brand: 'Guangyuan',
    does: ['组串式光伏逆变器。', 'String inverters.'],
    profile: [
      '光垣的逆变器装在鱼塘上、盐田边，外壳的防腐是拿海风吹出来的：样机在舟山的码头挂了三年。',
      'Guangyuan’s inverters hang over fish ponds and salt pans. Their coating was proven by sea wind, three years on a quay in Zhoushan.',
    ],
    tags: ['solar'],
    certificate: 'IEC 62109',
    series: {
      name: ['{power} 组串式逆变器', 'String inverter, {power}'],
      line: [
        '输出 {power}，最高效率 {efficiency}，{channels} 路跟踪。',
        '{power}, {efficiency} at best, {channels} trackers.',
      ],
      about: [
        '拉弧检测与关断一体，风扇可单独更换。夜间可作无功补偿。',
        'Detects arcs and opens the string; fans change one by one. At night it supplies reactive power.',
      ],
      models: 'GGS-36 GGS-60 GGS-110 GGS-225 GGS-320',
      specs: `
        power 36 60 110 225 320
        efficiency 98.5 98.6 98.7 99 99
        channels 4 6 9 12 16
        voltage 1100 1100 1100 1500 1500
        weight 42 62 85 98 112`,
      texts: { protection: ['IP66', 'IP66'] },
      motif: 'solar-field',
      price: [7800, 10500, 15800, 24800, 32500],
      unit: 'unit',
    },
  },
  zhoucheng: {
    name: ['大连舟埕传动有限公司', 'Dalian Zhoucheng Drivetrains Co., Ltd'],
    mark: 'ZC',
    at: 'dalian',
    founded: 2002,
    staff: 390,
    brand: 'Zhoucheng',
    does: [
      '风电主轴轴承与增速箱维修。',
      'Main bearings for turbines, and the overhaul of gearboxes.',
    ],
    profile: [
      '舟埕在塔上修齿轮箱，不吊下来。一次省一台一千吨的吊车，也省半个月的风。',
      'Zhoucheng mends gearboxes up the tower. It saves a thousand-tonne crane, and half a month of wind.',
    ],
    industries: ['wind_power', 'gears_drives'],
    tags: ['maintenance', 'lubrication'],
    certificate: 'ISO 9001',
    series: {
      name: ['风电主轴承，内径 {bore}', 'Main shaft bearing, {bore} bore'],
      line: [
        '内径 {bore}，配套 {power} 机组，重 {weight}。',
        '{bore} bore for {power} turbines, {weight}.',
      ],
      about: [
        '双列圆锥滚子，滚道感应淬火。游隙在线监测，润滑脂可分区更换。',
        'Double-row tapered rollers on induction-hardened races. Clearance is watched on line, and grease renewed zone by zone.',
      ],
      models: 'ZCB-950 ZCB-1250 ZCB-1600 ZCB-2000 ZCB-2600',
      specs: `
        bore 950 1250 1600 2000 2600
        power 2500 4000 5000 6250 8500
        weight 1850 3200 5400 8600 14800
        working_temperature -40..80 -40..80 -40..80 -40..80 -40..80`,
      motif: 'nacelle',
      unit: 'piece',
    },
  },
  tidewend: {
    name: ['泰德温海上运维公司', 'Tidewend Offshore ApS'],
    mark: 'TW',
    at: 'aarhus',
    founded: 2011,
    staff: 80,
    brand: 'Tidewend',
    does: ['海上风机叶片检修平台。', 'Platforms for mending blades at sea.'],
    profile: [
      '泰德温的平台抱着叶片自己爬，浪高两米照样干活。北海一年能出海的日子，它多了六十天。',
      'Tidewend’s platform climbs the blade by itself and works in two-metre waves. In the North Sea that is sixty more days a year.',
    ],
    industries: ['wind_power'],
    tags: ['blades', 'maintenance'],
    certificate: 'CE',
    series: {
      name: ['{payload} 叶片检修平台', 'Blade platform, {payload}'],
      line: [
        '载重 {payload}，适用叶片 {travel}，抗风 12 m/s。',
        'Carries {payload} on blades up to {travel}, in winds of 12 m/s.',
      ],
      about: [
        '履带真空吸附，夹持力随曲率调整。前缘补涂、避雷修复、无损检测可换装。',
        'Tracked suction feet follow the curve. Tools for leading edges, lightning strips and ultrasonics swap over.',
      ],
      models: 'TW-240 TW-320 TW-450 TW-600 TW-800',
      specs: `
        payload 240 320 450 600 800
        travel 60000 70000 85000 100000 115000
        power 9 11 15 18 22
        weight 780 960 1250 1600 2050`,
      motif: 'wind-turbine',
      price: [186000, 228000, 296000, 368000, 455000],
      currency: 'EUR',
      unit: 'set',
    },
  },
} as const satisfies Record<string, Firm>;
