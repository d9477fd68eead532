import type { Firm } from '../firm.ts';

export const manufacturingFirms = {
  paicheng: {
    name: ['杭州排澄软件有限公司', 'Hangzhou Paicheng Software Co., Ltd'],
    mark: 'PC',
    at: 'hangzhou',
    founded: 2015,
    staff: 130,
    brand: 'Paicheng',
    does: ['离散工厂的排产与现场看板终端。', 'Scheduling and shop-floor terminals for job shops.'],
    profile: [
      '排澄的人进厂先站三天流水线再写代码。它的排产软件允许班长改，但要写一句为什么，这些“为什么”后来成了规则。',
      'People from Paicheng stand at the line for three days before they write code. Foremen may change its schedule if they say why in a sentence, and those sentences became the rules.',
    ],
    tags: ['scheduling', 'traceability'],
    certificate: 'ISO 27001',
    series: {
      name: ['{stations} 工位现场终端套装', 'Shop-floor terminals for {stations} stations'],
      line: [
        '覆盖 {stations} 个工位，报工响应 {response_time}。',
        'Covers {stations} stations and answers within {response_time}.',
      ],
      about: [
        '断网也能报工，恢复后自动补传。图纸、作业指导和检验项随工单走，旧版自动作废。',
        'Works without the network and catches up later. Drawings, instructions and checks follow the order; old versions withdraw themselves.',
      ],
      models: 'PCT-10 PCT-25 PCT-50 PCT-100 PCT-200',
      specs: `
        stations 10 25 50 100 200
        response_time 200 200 200 300 300
        channels 20 50 100 200 400`,
      texts: { interface: ['以太网，OPC UA', 'Ethernet, OPC UA'], protection: ['IP65', 'IP65'] },
      motif: 'vision-station',
      price: [86000, 168000, 298000, 520000, 920000],
      unit: 'set',
    },
  },
  rouyuan: {
    name: ['大连柔垣智能装备有限公司', 'Dalian Rouyuan Flexible Systems Co., Ltd'],
    mark: 'RY',
    at: 'dalian',
    founded: 2009,
    staff: 220,
    brand: 'Rouyuan',
    does: ['托盘库与柔性加工单元。', 'Pallet pools and flexible machining cells.'],
    profile: [
      '柔垣让两台加工中心共用一条轨道和一屋子托盘，夜里没人也能把第二天的活排好。',
      'Rouyuan lets two machining centres share one rail and a roomful of pallets, which at night, with nobody there, line up tomorrow’s work.',
    ],
    industries: ['metalworking'],
    tags: ['flexible_lines', 'machine_tools'],
    certificate: 'CE',
    series: {
      name: ['{stations} 工位托盘柔性单元', 'Flexible cell, {stations} pallets'],
      line: [
        '{stations} 个托盘位，单盘 {payload}，换盘 {cycle_time}。',
        '{stations} pallets of {payload}, changed in {cycle_time}.',
      ],
      about: [
        '接入不同牌子的机床，零点定位 5 µm。刀具寿命不够的任务不会上机。',
        'Takes machines of any make with zero points good to 5 µm. Jobs without enough tool life are not loaded.',
      ],
      models: 'RYF-12 RYF-18 RYF-24 RYF-36 RYF-48',
      specs: `
        stations 12 18 24 36 48
        payload 500 500 800 800 1200
        cycle_time 38 38 42 42 48
        repeatability 0.005 0.005 0.005 0.008 0.008
        power 11 15 18.5 22 30`,
      motif: 'high-bay-store',
      unit: 'set',
    },
  },
  zhiyan: {
    name: ['南京滞岩工业互联有限公司', 'Nanjing Zhiyan Industrial Networks Co., Ltd'],
    mark: 'ZY',
    at: 'nanjing',
    founded: 2016,
    staff: 90,
    brand: 'Zhiyan',
    does: ['老设备数据采集网关。', 'Gateways that make old machines talk.'],
    profile: [
      '滞岩专治“哑设备”：没有网口的，从信号灯和电流里把状态读出来，二十分钟装一台，不动原程序。',
      'Zhiyan cures mute machines. Where there is no port it reads lamps and currents, in twenty minutes each, and never touches the program.',
    ],
    industries: ['intelligent_automation'],
    tags: ['retrofit', 'sensors'],
    certificate: 'CE',
    series: {
      name: ['{channels} 路设备采集网关', 'Machine gateway, {channels} channels'],
      line: [
        '{channels} 路输入，采样 {sampling_rate}，断网续传 30 天。',
        '{channels} inputs at {sampling_rate}, thirty days of memory.',
      ],
      about: [
        '内置六十余种控制器协议。电流指纹可分辨空转、加工与待料。',
        'Speaks some sixty controller protocols. Current patterns tell cutting from idling and from waiting.',
      ],
      models: 'ZYG-4 ZYG-8 ZYG-16 ZYG-32 ZYG-64',
      specs: `
        channels 4 8 16 32 64
        sampling_rate 1 2 4 4 8
        voltage 24 24 24 24 24
        working_temperature -25..65 -25..65 -25..65 -25..65 -25..65`,
      texts: { interface: ['以太网 / 4G，MQTT', 'Ethernet or 4G, MQTT'] },
      motif: 'control-cabinet',
      price: [1280, 1860, 2980, 4650, 7800],
      unit: 'unit',
    },
  },
  xunpin: {
    name: ['武汉循频状态监测有限公司', 'Wuhan Xunpin Condition Monitoring Co., Ltd'],
    mark: 'XP',
    at: 'wuhan',
    founded: 2012,
    staff: 110,
    brand: 'Xunpin',
    does: [
      '无线振动温度传感器与诊断服务。',
      'Wireless vibration sensors and the diagnosis behind them.',
    ],
    profile: [
      '循频的报告只有一页：坏在哪、还能撑几天、要准备哪个备件。写不满一页的，它不发。',
      'A report by Xunpin is one page: what is failing, how many days are left, which part to order. If there is nothing to say, none is sent.',
    ],
    tags: ['sensors', 'maintenance'],
    certificate: 'ATEX',
    series: {
      name: [
        '{axes} 轴无线振动传感器，{sampling_rate}',
        'Wireless vibration sensor, {axes} axes, {sampling_rate}',
      ],
      line: [
        '{axes} 轴测振，采样 {sampling_rate}，工作 {working_temperature}。',
        '{axes} axes at {sampling_rate}, from {working_temperature}.',
      ],
      about: [
        '电池可用五年，电量按天汇报。轴承型号填进去，故障频率自动标在谱图上。',
        'Five years to a battery, reported daily. Enter the bearing and its fault frequencies appear on the spectrum.',
      ],
      models: 'XPV-1A XPV-1B XPV-3A XPV-3B XPV-3C',
      specs: `
        axes 1 1 3 3 3
        sampling_rate 12.8 25.6 12.8 25.6 51.2
        working_temperature -40..85 -40..85 -40..85 -40..105 -40..125
        weight 0.11 0.12 0.14 0.15 0.18`,
      texts: { protection: ['IP68', 'IP68'] },
      motif: 'gear-train',
      price: [680, 860, 980, 1280, 1680],
      unit: 'piece',
      least: 10,
    },
  },
  lunqi: {
    name: ['合肥轮契物流装备有限公司', 'Hefei Lunqi Logistics Equipment Co., Ltd'],
    mark: 'LQ',
    at: 'hefei',
    founded: 2014,
    staff: 270,
    brand: 'Lunqi',
    does: ['潜伏式与叉车式搬运机器人。', 'Mobile robots that lift shelves and pallets.'],
    profile: [
      '轮契的车不认磁条，认柱子。工厂改布局那天，车队自己跑一圈就记住了。',
      'Lunqi’s carts follow no tape; they know the pillars. When a plant moves its walls, the fleet drives around once and remembers.',
    ],
    industries: ['robotics'],
    tags: ['logistics', 'batteries'],
    certificate: 'CE',
    series: {
      name: ['{payload} 潜伏式搬运机器人', 'Mobile robot, {payload}'],
      line: [
        '载重 {payload}，停位 {repeatability}，一次充电 {flight_time}。',
        'Carries {payload}, stops within {repeatability}, runs {flight_time} on a charge.',
      ],
      about: [
        '激光与视觉融合导航，可与人同道。车队一百台以内不需单独服务器机房。',
        'Lasers and cameras guide it among people. Fleets below a hundred need no server room.',
      ],
      models: 'LQM-300 LQM-600 LQM-1000 LQM-1500 LQM-2500',
      specs: `
        payload 300 600 1000 1500 2500
        repeatability 8 8 10 10 12
        flight_time 480 480 420 420 360
        line_speed 120 108 90 78 66
        weight 130 165 215 290 460`,
      motif: 'mobile-robot',
      price: [56000, 68000, 86000, 108000, 158000],
      unit: 'unit',
    },
  },
  ostervik: {
    name: ['奥斯特维克仿真公司', 'Ostervik Simulation AS'],
    mark: 'OV',
    at: 'gothenburg',
    founded: 2008,
    staff: 60,
    brand: 'Ostervik',
    does: [
      '产线数字孪生与虚拟调试控制台。',
      'Digital twins of lines and consoles to commission them by.',
    ],
    profile: [
      '奥斯特维克的规矩是：模型跑不通，就不许拧第一颗螺丝。客户的现场调试从六周缩到九天。',
      'Ostervik’s rule: until the model runs, no bolt is turned. Its customers’ commissioning fell from six weeks to nine days.',
    ],
    tags: ['digital_twin'],
    certificate: 'ISO 27001',
    series: {
      name: ['{points} 点虚拟调试控制台', 'Virtual commissioning console, {points} signals'],
      line: [
        '仿真 {points} 个信号点，周期 {response_time}，可接真实控制器。',
        'Simulates {points} signals every {response_time}, with the real controller attached.',
      ],
      about: [
        '机械、气动与安全回路同时仿真。故障可回放，培训新人不占设备。',
        'Mechanics, pneumatics and safety run together. Faults can be replayed, so trainees need no machine.',
      ],
      models: 'OV-500 OV-1000 OV-2000 OV-4000 OV-8000',
      specs: `
        points 500 1000 2000 4000 8000
        response_time 1 1 2 2 4
        channels 2 4 8 16 32`,
      texts: { interface: ['PROFINET、EtherCAT', 'PROFINET, EtherCAT'] },
      motif: 'servo-axis',
      price: [18500, 28500, 42000, 63000, 96000],
      currency: 'EUR',
      unit: 'set',
    },
  },
} as const satisfies Record<string, Firm>;
