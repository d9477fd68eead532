import type { Firm } from '../firm.ts';

export const chipFirms = {
  tiezhi: {
    name: ['深圳贴枝电子装备有限公司', 'Shenzhen Tiezhi Electronics Equipment Co., Ltd'],
    mark: 'TZ',
    at: 'shenzhen',
    founded: 2009,
    staff: 280,
    brand: 'Tiezhi',
    does: ['高精度固晶机与倒装贴片机。', 'Die bonders and flip-chip placers.'],
    profile: [
      '贴枝的贴装头先自己照镜子再去贴。温度变一度，尺子就长一点，它每十分钟重认一次零点。',
      'Before it places a die a Tiezhi head looks at itself in a mirror. A degree lengthens every scale, so it finds its zero again each ten minutes.',
    ],
    industries: ['advanced_packaging'],
    tags: ['semiconductor', 'vision'],
    certificate: 'CE',
    series: {
      name: ['{placement_accuracy} 倒装贴片机', 'Flip-chip placer, {placement_accuracy}'],
      line: [
        '贴装精度 {placement_accuracy}，每小时 {capacity#} 件，基板宽 {working_width}。',
        'Places within {placement_accuracy}, {capacity}, on panels of {working_width}.',
      ],
      about: [
        '双视觉上下对位，压力 0.1–50 N 可控。支持面板级与晶圆级载板。',
        'Looks up and down at once and presses with 0.1 to 50 N. For wafers and for panels.',
      ],
      models: 'TZB-10 TZB-7 TZB-5 TZB-3 TZB-1',
      specs: `
        placement_accuracy 10 7 5 3 1.5
        capacity 18000 12000 9000 6000 2500
        working_width 300 300 515 515 620
        power 3 3.5 4.5 5 6`,
      motif: 'placement-head',
      unit: 'unit',
    },
  },
  banceng: {
    name: ['珠海板嶒电路有限公司', 'Zhuhai Banceng Circuits Co., Ltd'],
    mark: 'BC',
    at: 'zhuhai',
    founded: 2003,
    staff: 740,
    brand: 'Banceng',
    does: ['高多层与高频高速电路板。', 'High-layer and high-speed circuit boards.'],
    profile: [
      '板嶒的三十二层板用了四种材料压在一起，涨缩各不相同。它在每张板边印一排小尺子，压完再量。',
      'Banceng’s thirty-two layers are pressed from four materials, each growing by its own amount. A row of little rulers on the edge tells afterwards how much.',
    ],
    tags: ['circuit_boards'],
    certificate: 'IATF 16949',
    series: {
      name: ['{layers} 层高速电路板', '{layers}-layer high-speed board'],
      line: [
        '{layers} 层，线宽线距 {line_space}，介电常数 {dielectric_constant}。',
        '{layers} layers, {line_space}, dielectric constant {dielectric_constant}.',
      ],
      about: [
        '背钻残桩小于 8 mil，阻抗公差 ±7%。附每批切片照片。',
        'Back-drilled stubs below 8 mil, impedance within 7%. Photographs of sections come with each lot.',
      ],
      models: 'BCH-8 BCH-12 BCH-16 BCH-24 BCH-32',
      specs: `
        layers 8 12 16 24 32
        line_space 90 75 75 65 60
        dielectric_constant 4.1 3.8 3.6 3.4 3.2
        thickness 1400..1800 1600..2200 2000..2600 2600..3400 3200..4500`,
      motif: 'processor-board',
      price: [1680, 2450, 3600, 6200, 9800],
      unit: 'square_metre',
      least: 5,
    },
  },
  tanzhen: {
    name: ['无锡探榛测试技术有限公司', 'Wuxi Tanzhen Test Technology Co., Ltd'],
    mark: 'TN',
    at: 'wuxi',
    founded: 2013,
    staff: 160,
    brand: 'Tanzhen',
    does: ['晶圆探针卡与测试座。', 'Probe cards and test sockets.'],
    profile: [
      '探榛的探针比头发细四倍，扎一百万次才换。扎痕深浅每片抽九点，客户自己也能量。',
      'A Tanzhen probe is a quarter as thick as a hair and touches down a million times. Nine marks on each wafer are measured, and customers may check.',
    ],
    tags: ['semiconductor', 'measuring'],
    certificate: 'ISO 9001',
    series: {
      name: ['{points} 针垂直探针卡', 'Vertical probe card, {points} probes'],
      line: [
        '{points} 针，适配 {wafer_diameter} 晶圆，寿命 {cycles#} 次。',
        '{points} probes for {wafer_diameter} wafers, {cycles}.',
      ],
      about: [
        '针压一致性 ±10%，可单针更换。高温 150 °C 下热漂移小于 8 µm。',
        'Force is even within 10% and probes change singly. At 150 °C it drifts less than 8 µm.',
      ],
      models: 'TNP-500 TNP-1000 TNP-2000 TNP-5000 TNP-10000',
      specs: `
        points 500 1000 2000 5000 10000
        wafer_diameter 200 200 300 300 300
        cycles 1000000 1000000 1000000 800000 600000
        working_temperature -40..125 -40..125 -40..150 -40..150 -40..150`,
      motif: 'wafer',
      unit: 'piece',
    },
  },
  sanre: {
    name: ['东莞散蕊热材料有限公司', 'Dongguan Sanrui Thermal Materials Co., Ltd'],
    mark: 'SR',
    at: 'dongguan',
    founded: 2011,
    staff: 190,
    brand: 'Sanrui',
    does: ['导热垫片与相变材料。', 'Thermal pads and phase-change materials.'],
    profile: [
      '散蕊报的导热系数是压紧以后测的，不是松着测的。数字难看一点，客户的芯片凉一点。',
      'Sanrui quotes conductivity measured under pressure. The figure is less handsome, and the customer’s chip is cooler.',
    ],
    tags: ['thermal'],
    certificate: 'ISO 14001',
    series: {
      name: ['{thermal_conductivity} 导热垫片', 'Thermal pad, {thermal_conductivity}'],
      line: [
        '导热 {thermal_conductivity}，厚 {thickness}，使用 {working_temperature}。',
        '{thermal_conductivity}, {thickness}, {working_temperature}.',
      ],
      about: [
        '低渗油配方，光模块可用。可模切，背胶、补强按图加工。',
        'Bleeds little oil, so optics may stand beside it. Die-cut, backed and reinforced to drawing.',
      ],
      models: 'SRP-3 SRP-5 SRP-8 SRP-12 SRP-15',
      specs: `
        thermal_conductivity 3 5 8 12 15
        thickness 300..5000 300..5000 500..3000 500..2000 500..2000
        working_temperature -50..180 -50..180 -50..160 -50..150 -50..150
        density 2.7 3.1 3.3 3.4 3.2`,
      motif: 'chip-section',
      price: [380, 520, 960, 1860, 2680],
      unit: 'square_metre',
      least: 2,
    },
  },
  bukit: {
    name: ['武吉塞拉电子材料公司', 'Bukit Selara Materials Sdn Bhd'],
    mark: 'BS',
    at: 'penang',
    founded: 2006,
    staff: 170,
    brand: 'Selara',
    does: ['无铅焊锡膏与底部填充胶。', 'Lead-free solder pastes and underfills.'],
    profile: [
      '武吉塞拉在槟城雨季里调焊膏：湿度九成也不塌，北方干燥的冬天更不用说。',
      'Selara tunes its pastes in Penang’s wet season. What does not slump at 90% humidity will not slump elsewhere.',
    ],
    industries: ['advanced_packaging'],
    tags: ['soldering', 'semiconductor'],
    certificate: 'ISO 14001',
    series: {
      name: ['无铅焊锡膏，粉径 {particle_size}', 'Lead-free solder paste, {particle_size}'],
      line: [
        '粉径 {particle_size}，黏度 {viscosity}，适合细间距印刷。',
        'Powder of {particle_size}, {viscosity}, for fine pitches.',
      ],
      about: [
        '免清洗，空洞率低于 5%。开罐 12 小时内印刷性能不变。',
        'No-clean, with voids below 5%. It prints the same for twelve hours after opening.',
      ],
      models: 'BS-T3 BS-T4 BS-T5 BS-T6 BS-T7',
      specs: `
        particle_size 25..45 20..38 15..25 5..15 2..11
        viscosity 170000..210000 170000..210000 180000..220000 180000..220000 190000..230000
        solids 88.5 88.5 88.8 89 89
        density 4.3 4.3 4.3 4.3 4.3`,
      motif: 'chip-section',
      price: [62, 68, 84, 128, 186],
      currency: 'USD',
      unit: 'kilogram',
      least: 10,
    },
  },
  huapian: {
    name: ['合肥划嵊半导体设备有限公司', 'Hefei Huasheng Wafer Equipment Co., Ltd'],
    mark: 'HS',
    at: 'hefei',
    founded: 2014,
    staff: 170,
    brand: 'Huasheng',
    does: ['晶圆划片机与清洗机。', 'Dicing saws and wafer cleaners.'],
    profile: [
      '划嵊的刀片只有头发一半厚，崩边多大，机器自己照相量。换刀后的前五刀不计入良率，它敢写在合同里。',
      'Huasheng’s blade is half as thick as a hair, and the machine photographs its own chipping. That only the first five cuts of a new blade may fail is in the contract.',
    ],
    tags: ['semiconductor'],
    certificate: 'CE',
    series: {
      name: [
        '{wafer_diameter} 晶圆划片机，{axes} 主轴',
        'Dicing saw, {wafer_diameter}, {axes} spindles',
      ],
      line: [
        '适配 {wafer_diameter} 晶圆，主轴 {speed}，定位 {repeatability}。',
        '{wafer_diameter} wafers, {speed}, {repeatability}.',
      ],
      about: [
        '刀痕自动检测与补偿，切割水循环回用。玻璃、陶瓷与碳化硅有专用刀参。',
        'Kerfs are inspected and corrected, and cutting water circulates. Recipes for glass, ceramic and silicon carbide.',
      ],
      models: 'HSD-150S HSD-200S HSD-200D HSD-300S HSD-300D',
      specs: `
        wafer_diameter 150 200 200 300 300
        axes 1 1 2 1 2
        speed 60000 60000 60000 60000 60000
        repeatability 0.002 0.002 0.0015 0.0015 0.001
        power 3 3.5 5 4.5 6`,
      motif: 'wafer',
      unit: 'unit',
    },
  },
} as const satisfies Record<string, Firm>;
