import type { Firm } from '../firm.ts';

export const metalworkingFirms = {
  liangdao: {
    name: ['株洲亮刃刀具有限公司', 'Zhuzhou Liangren Tools Co., Ltd'],
    mark: 'LR',
    at: 'zhuzhou',
    founded: 2001,
    staff: 360,
    brand: 'Liangren',
    does: ['整体硬质合金立铣刀与钻头。', 'Solid carbide end mills and drills.'],
    profile: [
      '亮刃自己压棒料、自己涂层，只把磨床买进来。每支刀柄刻有二维码，扫得到棒料批号和刃口半径。',
      'Liangren presses its own rod and coats its own tools; only the grinders are bought. A code on each shank leads to the batch of rod and the radius of the edge.',
    ],
    tags: ['tooling', 'machine_tools'],
    certificate: 'ISO 9001',
    series: {
      name: ['{tool_diameter} 四刃硬质合金立铣刀', 'Four-flute carbide end mill, {tool_diameter}'],
      line: [
        '直径 {tool_diameter}，可加工硬度 {hardness} 以下的模具钢。',
        'Diameter {tool_diameter}, for die steels up to {hardness}.',
      ],
      about: [
        '不等分齿抑制振颤，AlCrN 涂层厚 3 µm。刃口钝化 6–8 µm，首件即可上正式参数。',
        'Unequal flutes keep chatter down under 3 µm of AlCrN. Edges are honed to 6–8 µm, so the first part runs at full data.',
      ],
      models: 'LR4-D4 LR4-D6 LR4-D8 LR4-D10 LR4-D12 LR4-D16',
      specs: `
        tool_diameter 4 6 8 10 12 16
        hardness 58 58 55 55 52 52
        speed 12000 8000 6000 4800 4000 3000`,
      texts: { material: ['超细晶粒硬质合金', 'Ultra-fine grain carbide'] },
      motif: 'milling',
      price: [38, 46, 68, 96, 138, 235],
      unit: 'piece',
      least: 10,
    },
  },
  shuojin: {
    name: ['沈阳朔晋机床有限公司', 'Shenyang Shuojin Machine Tools Co., Ltd'],
    mark: 'SJ',
    at: 'shenyang',
    founded: 1996,
    staff: 620,
    brand: 'Shuojin',
    does: ['斜床身数控车床与车铣复合中心。', 'Slant-bed lathes and turn-mill centres.'],
    profile: [
      '朔晋的床身在露天放一个冬天再精加工，老工人说铸铁“睡一觉”才老实。如今炉里也能时效，但主机型仍按老办法做。',
      'Shuojin leaves its castings outdoors for a winter before finishing them; iron, the old hands say, must sleep on it. A furnace would do, but for its main machines the firm keeps to the old way.',
    ],
    tags: ['machine_tools'],
    certificate: 'CE',
    series: {
      name: ['{turning_diameter} 斜床身数控车床', 'Slant-bed lathe, {turning_diameter}'],
      line: [
        '最大车削直径 {turning_diameter}，主轴 {speed}，主电机 {power}。',
        'Turns up to {turning_diameter} at {speed} with {power} at the spindle.',
      ],
      about: [
        '30° 整体斜床身，硬轨配液压尾座。主轴热伸长每两分钟补偿一次，冷机首件偏差小于 8 µm。',
        'A one-piece bed at 30°, box ways and a hydraulic tailstock. Spindle growth is corrected every two minutes; the first cold part is within 8 µm.',
      ],
      models: 'SJL-200 SJL-260 SJL-320 SJL-400 SJL-500',
      specs: `
        turning_diameter 200 260 320 400 500
        travel 350 500 750 1000 1500
        speed 5000 4500 4000 3200 2500
        power 7.5 11 15 18.5 30
        weight 3100 4200 5600 7400 11800`,
      motif: 'lathe',
      price: [218000, 276000, 348000, 452000, 690000],
      unit: 'unit',
    },
  },
  tiechong: {
    name: ['济南铁冲锻压设备有限公司', 'Jinan Tiechong Presses Co., Ltd'],
    mark: 'TC',
    at: 'jinan',
    founded: 1988,
    staff: 540,
    brand: 'Tiechong',
    does: ['伺服压力机与级进冲压线。', 'Servo presses and progressive stamping lines.'],
    profile: [
      '铁冲把压力机当作机床来卖：滑块曲线可以编程，厂里有一间模具实验室，帮客户把四道工序并成三道。',
      'Tiechong sells presses as if they were machine tools: the slide’s curve is programmed, and a die laboratory helps customers turn four operations into three.',
    ],
    industries: ['sheet_metal', 'auto'],
    tags: ['stamping', 'energy'],
    certificate: 'CE',
    series: {
      name: ['{nominal_force} 闭式伺服压力机', 'Straight-side servo press, {nominal_force}'],
      line: [
        '公称力 {nominal_force}，滑块行程 {travel}，下死点可保压。',
        '{nominal_force} over a {travel} stroke, with dwell at the bottom.',
      ],
      about: [
        '双点直驱，制动能量回到电容柜，冲裁时从柜中取电。噪声比同吨位飞轮机低 7 dB。',
        'Two direct-driven points; braking charges a capacitor bank from which blanking draws. Quieter by 7 dB than a flywheel press of the same force.',
      ],
      models: 'TCS-160 TCS-250 TCS-315 TCS-400 TCS-630 TCS-800',
      specs: `
        nominal_force 1600 2500 3150 4000 6300 8000
        travel 180 220 250 280 400 500
        strokes 70 60 50 45 40 30
        table_length 1500 1900 2200 2600 3500 4200
        power 55 90 110 132 220 280`,
      motif: 'stamping-press',
      price: [680000, 920000, 1150000, 1420000, 2650000, 3480000],
      unit: 'unit',
    },
  },
  yinhe: {
    name: ['重庆殷合压铸机械有限公司', 'Chongqing Yinhe Die Casting Machinery Co., Ltd'],
    mark: 'YH',
    at: 'chongqing',
    founded: 2006,
    staff: 330,
    brand: 'Yinhe',
    does: ['冷室压铸机与真空压铸单元。', 'Cold-chamber die-casting machines and vacuum cells.'],
    profile: [
      '殷合的机器大多在山城的摩配厂里二十四小时开着。公司在每台机器上装了一个便宜的传感器：料饼厚度，它说这是压铸厂最诚实的数字。',
      'Most Yinhe machines run day and night for the motorcycle trade of Chongqing. Each carries one cheap sensor, for the thickness of the biscuit: the most honest number in a foundry, the firm says.',
    ],
    industries: ['die_casting', 'auto'],
    tags: ['die_casting'],
    certificate: 'CE',
    series: {
      name: ['{clamping_force} 冷室压铸机', 'Cold-chamber die caster, {clamping_force}'],
      line: [
        '锁模力 {clamping_force}，铝合金单次浇注 {shot_weight}。',
        'Clamps with {clamping_force} and pours {shot_weight} of aluminium.',
      ],
      about: [
        '实时压射闭环，增压建压 18 ms。真空阀与模具计数联动，到期提醒清理。',
        'Injection is controlled in real time and intensifies in 18 ms. The vacuum valve counts shots with the die and asks to be cleaned.',
      ],
      models: 'YHC-280 YHC-420 YHC-650 YHC-900 YHC-1350',
      specs: `
        clamping_force 2800 4200 6500 9000 13500
        shot_weight 1900 3600 6800 11200 19500
        tie_bar_spacing 560 660 760 930 1100
        power 22 30 45 75 110
        weight 11500 17800 29500 47000 72000`,
      motif: 'moulding-machine',
      price: [285000, 398000, 620000, 960000, 1580000],
      unit: 'unit',
    },
  },
  hailstone: {
    name: ['黑尔斯通量具公司', 'Hailstone Metrology Ltd'],
    mark: 'HM',
    at: 'sheffield',
    founded: 1961,
    staff: 130,
    brand: 'Hailstone',
    does: [
      '车间用三坐标测量机，不要恒温间。',
      'Coordinate measuring machines for the shop floor, without a climate room.',
    ],
    profile: [
      '黑尔斯通的祖业是磨量块。如今它的测量机立在车床旁边，用二十三个温度点把自己的变形算出来再减掉。',
      'Hailstone’s forefathers lapped gauge blocks. Its machines now stand beside lathes and, from twenty-three thermometers, work out how far they have bent and take it off again.',
    ],
    tags: ['measuring', 'machine_tools'],
    certificate: 'ISO 17025',
    series: {
      name: ['车间型三坐标测量机，行程 {travel}', 'Shop-floor measuring machine, {travel}'],
      line: [
        '纵向行程 {travel}，在 15–35 °C 的车间里测到 {measuring_accuracy}。',
        'Travels {travel} and measures within {measuring_accuracy} in shops of 15 to 35 °C.',
      ],
      about: [
        '花岗岩基座，封闭导轨防切屑。测头库六位，可由机床上下料机器人直接调用。',
        'Granite base and guideways closed against chips. Six probes in the rack; the loading robot may call the programs.',
      ],
      models: 'HM-454 HM-575 HM-7105 HM-9126 HM-12208',
      specs: `
        travel 500 700 1000 1200 2000
        measuring_accuracy 1.8 2.1 2.4 2.8 3.6
        payload 180 350 800 1200 2000
        weight 980 1650 2900 4100 8600`,
      motif: 'gear-train',
      price: [86000, 112000, 148000, 189000, 296000],
      currency: 'EUR',
      unit: 'unit',
    },
  },
  duanlan: {
    name: ['郑州洛钧热处理炉业有限公司', 'Zhengzhou Luojun Furnaces Co., Ltd'],
    mark: 'LJ',
    at: 'zhengzhou',
    founded: 1993,
    staff: 210,
    brand: 'Luojun',
    does: [
      '真空气淬炉与低压渗碳炉。',
      'Vacuum furnaces for gas quenching and low-pressure carburising.',
    ],
    profile: [
      '洛钧给每炉件留一张“身份证”：装炉照片、各区温度、淬火压力曲线。齿轮厂据此把变形大的位置挪开，返磨少了三成。',
      'Luojun gives each load a passport: a photograph of the charge, the temperature of every zone, the quench curve. Gear makers moved parts away from bad corners by it and regrind a third less.',
    ],
    tags: ['heat_treatment', 'energy'],
    certificate: 'ISO 9001',
    series: {
      name: [
        '{working_pressure} 高压气淬真空炉，容积 {volume}',
        'Vacuum furnace, {volume}, quench at {working_pressure}',
      ],
      line: [
        '有效容积 {volume}，最高气淬压力 {working_pressure}，加热功率 {power}。',
        '{volume} of usable space, gas quench up to {working_pressure}, {power} of heating.',
      ],
      about: [
        '石墨毡炉胆，氮气可回收。冷却风机变频，薄件可分级淬火以减小变形。',
        'Graphite-felt hot zone with nitrogen recovery. The fan’s speed is controlled, so thin parts are quenched in steps and stay straight.',
      ],
      models: 'LJV-446 LJV-559 LJV-669 LJV-7710 LJV-9912',
      specs: `
        volume 96 225 324 490 972
        working_pressure 10 10 12 15 20
        working_temperature 150..1300 150..1300 150..1350 150..1350 150..1350
        power 75 120 150 225 360
        payload 200 400 600 900 1500`,
      motif: 'gear-train',
      price: [880000, 1180000, 1460000, 1980000, 2950000],
      unit: 'unit',
    },
  },
} as const satisfies Record<string, Firm>;
