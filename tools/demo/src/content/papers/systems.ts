import { chapters, type Paper } from '../paper.ts';

export const systemPapers: Readonly<Record<string, Paper>> = {
  mute: {
    title: [
      '让哑设备开口：不改程序的数据采集',
      'Making mute machines talk without touching their programs',
    ],
    brief: [
      '信号灯、电流与门开关，三根线看懂八成停机。',
      'Lamps, current and door switches: three wires explain four stops in five.',
    ],
    industries: ['intelligent_manufacturing', 'intelligent_automation'],
    tags: ['retrofit', 'sensors'],
    supplier: 'zhiyan',
    daysAgo: 6,
    cn: chapters(`
      # 不碰程序
      老设备的程序没人敢改，源文件也多半丢了。好在多数问题不用改程序：三色灯、主轴电流、门开关，三根线就能分出加工、空转、待料、报警。
      # 电流会说话
      同一台机床，切削、退刀、换刀的电流形状各不相同。录二十个循环做样板，以后就认得出来，连件数都能数。
      # 数据给谁看
      先给班长，不给老板。班长看见自己能解决的，才会继续擦干净探头。三个月后再上大屏，那时数据已经可信。`),
    en: chapters(`
      # Leave the program alone
      Nobody dares change it and its source is mostly lost. Most questions do not need it: lamp, spindle current and door switch tell cutting from idling, waiting and alarm.
      # Current speaks
      Cutting, retracting and changing tools each have a shape. Record twenty cycles as a pattern, and from then on they are known; even parts can be counted.
      # Who sees it
      The foreman first and not the owner. Who sees what he can mend will keep the sensor clean. After three months put it on the wall: by then it can be believed.`),
  },
  vcomm: {
    title: ['虚拟调试九天：一条装配线的日志', 'Nine days of virtual commissioning: a line’s diary'],
    brief: [
      '模型要多细、接口怎么定、哪些错误只有现场才有。',
      'How fine the model, how to fix the interfaces, and which faults only appear on site.',
    ],
    industries: ['intelligent_manufacturing'],
    tags: ['digital_twin'],
    supplier: 'ostervik',
    daysAgo: 52,
    cn: chapters(`
      # 模型够用就好
      气缸给行程和时间，传感器给位置和抖动，工件给三种不良。再细就是浪费，因为没人维护。
      # 接口清单先签字
      每个信号有名字、方向、常态、负责人。四百八十个点，签完字再接线。我们找出的六十一个错误里，四十四个是名字对不上。
      # 只有现场才有的
      反光、气压波动、网线太长。给现场留两天，不要留零天。九天调完，不是因为没有错，是因为错在办公室里先犯过了。`),
    en: chapters(`
      # Fine enough
      Cylinders get a stroke and a time, sensors a place and a jitter, parts three ways to be bad. More is waste, since nobody will keep it up.
      # Sign the list of signals
      Each has a name, a direction, a normal state and an owner. Four hundred and eighty were signed before a wire was pulled. Of 61 faults found, 44 were names that did not agree.
      # What only the site has
      Glare, sagging air and cables too long. Leave two days for them and not none. It took nine days not because nothing went wrong, but because it had gone wrong in the office.`),
  },
  aircut: {
    title: ['空气切割：每米缝多少钱', 'Cutting with air: what a metre costs'],
    brief: [
      '与氮气对账：露点、含油与断面，三张表算清。',
      'Set against nitrogen: dew point, oil and edge, in three tables.',
    ],
    industries: ['laser', 'laser_cutting'],
    tags: ['laser_cutting', 'energy'],
    supplier: 'yaoqie',
    daysAgo: 17,
    cn: chapters(`
      # 空气不是免费的
      压缩、干燥、除油都要电。四十立方的站一小时五十五度，分到每米切缝，三毫米碳钢是两分八，氮气是一毛九。
      # 露点决定镜片
      露点从 −20 降到 −40 °C，保护镜寿命翻一倍。含油超过 0.01 毫克，省下的气钱全赔在镜片上。
      # 断面怎么看
      空气断面带一层氧化，喷漆可以，直接焊不行。要焊的件，边上留给氮气；其余全部改空气，一年回本。`),
    en: chapters(`
      # Air is not free
      It takes power to compress, dry and de-oil: 55 kW for forty cubic metres. Per metre of 3 mm steel that is 0.028 yuan, against 0.19 for nitrogen.
      # Dew point keeps the window
      From −20 to −40 °C the cover slide lasts twice as long. With more than 0.01 mg of oil, all that was saved on gas is lost on glass.
      # The edge
      Air leaves a skin of oxide. It takes paint and does not take a weld. Keep nitrogen for parts to be welded and cut the rest with air: it pays in a year.`),
  },
  greases: {
    title: ['减速器油脂里的铁：换还是不换', 'Iron in the grease: change it or not?'],
    brief: [
      '两百台机器人三年油样，给出按铁含量延寿的判据。',
      'Three years of samples from two hundred robots, and a rule to extend by iron content.',
    ],
    industries: ['robotics', 'gears_drives'],
    tags: ['reducers', 'lubrication', 'maintenance'],
    supplier: 'lishuo',
    daysAgo: 44,
    cn: chapters(`
      # 六千小时的由来
      手册写六千小时换脂，是按满载算的。两百台里只有十九台接近满载，其余换下来的脂还是好的。
      # 看铁，也看斜率
      铁含量低于 500 ppm 且每千小时涨幅小于 60，可以延到一万小时；超过 1,000 或突然上扬，停机看齿面。颜色不可信，黑不等于坏。
      # 取样不拆机
      在放脂孔接一支注射器，机器热的时候抽五毫升。冷脂取不准。标上轴号和小时，寄出去，三天出数。`),
    en: chapters(`
      # Where 6,000 hours come from
      The manual reckons with full load. Of two hundred robots nineteen came near it; what was drained from the others was still good.
      # Look at iron, and at its slope
      Below 500 ppm and rising by less than 60 in a thousand hours, go on to 10,000. Above 1,000, or with a sudden rise, stop and look at the teeth. Colour does not count: black is not bad.
      # Sample without opening
      Put a syringe to the drain and draw five millilitres while it is warm; cold grease lies. Mark axis and hours, post it, and in three days there is a number.`),
  },
  vision: {
    title: ['反光零件的八种打光', 'Eight ways to light a shiny part'],
    brief: [
      '亮场、暗场、同轴与条纹，附选型树。',
      'Bright field, dark field, coaxial and fringes, with a tree to choose by.',
    ],
    industries: ['intelligent_automation', 'robotics'],
    tags: ['vision'],
    supplier: 'shiyan',
    daysAgo: 30,
    cn: chapters(`
      # 先问看什么
      看有无用背光，看划痕用暗场，看字符用同轴，看高低用条纹。问题没说清就换相机，是最贵的办法。
      # 亮不等于清楚
      把光调到刚好不饱和，再用偏振片去掉直反。多数“相机不行”其实是灯离得太近。
      # 留给未来的零件
      灯架留两个自由度，亮度进配方。换零件时改数字，不改支架。`),
    en: chapters(`
      # First ask what to see
      Presence, backlight; scratches, dark field; lettering, coaxial; heights, fringes. To buy another camera before the question is clear is the dearest way.
      # Bright is not plain
      Set the lamp just below saturation and take off the glare with a polariser. Most cameras that are said to be bad have a lamp too near.
      # The next part
      Leave two adjustments on the bracket and keep brightness in the recipe. A new part then changes a number and not the bracket.`),
  },
  airleak: {
    title: ['压缩空气：从漏点清单到气耗卡', 'Compressed air: from a list of leaks to a card'],
    brief: [
      '一家气动厂给自己查漏的全过程。',
      'How a maker of pneumatics looked for its own leaks.',
    ],
    industries: ['intelligent_automation'],
    tags: ['pneumatics', 'energy'],
    supplier: 'qiyue',
    daysAgo: 71,
    cn: chapters(`
      # 周日听一次
      周日停产，空压机却每四分钟启动一次。把车间安静下来，耳朵就能找到三成漏点，超声仪找另外六成。
      # 每个漏点标价
      一毫米的孔，七公斤气，一年四千二百元。把价钱写在吊牌上挂在漏点旁，两周修掉八成，不用开会。
      # 气耗卡
      每台设备算一个“每件用气”，贴在操作台。涨了就说明有地方又漏，不用再等到周日。`),
    en: chapters(`
      # Listen on a Sunday
      Nothing runs, and the compressor starts every four minutes. In the quiet, ears find a third of the leaks and an ultrasonic probe most of the rest.
      # Price each one
      A one-millimetre hole at 7 bar costs 4,200 yuan a year. Write it on a tag and hang it there. Four in five were mended within two weeks, without a meeting.
      # The card
      Each machine gets its air per piece, on the panel. When it rises something leaks again, and nobody need wait for Sunday.`),
  },
};
