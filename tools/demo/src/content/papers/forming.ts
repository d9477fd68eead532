import { chapters, type Paper } from '../paper.ts';

export const formingPapers: Readonly<Record<string, Paper>> = {
  metering: {
    title: ['注塑车间电能计量：四块表够不够', 'Metering a moulding shop: are four meters enough?'],
    brief: [
      '从总表到每台机器四路分表，怎样用三个月数据找出真正的浪费。',
      'From one meter at the gate to four on each machine: how three months of data find the real waste.',
    ],
    industries: ['plastics', 'injection_moulding'],
    tags: ['energy', 'injection'],
    supplier: 'lanyan',
    daysAgo: 4,
    cn: chapters(`
      # 先量，再谈节能
      大多数车间只有一块总表。总表告诉你花了多少，却不告诉你花在哪里。我们在三个车间装了分表：加热、驱动、合模、辅机各一路，连续记录九十天。
      结果出人意料：辅机占了三成一，其中一半是待料时空转的干燥机和冷水机。
      # 四路表怎样装
      加热回路取自接触器后端，驱动取自伺服驱动器进线，合模单独取油泵电机，辅机用插座母排总进线。互感器选 0.5 级即可，采样一分钟一次。
      不要把冷水机归到某一台机器，它属于车间；按流量分摊才公平。
      # 三条先做的事
      干燥机按料位联动，待料超过二十分钟降到保温；冷却水设定从 12 °C 提到 18 °C，先在非精密件上试；料筒加保温套，六个月回本。
      三项做完，每公斤制品电耗从 0.92 降到 0.74 kWh。`),
    en: chapters(`
      # Measure first
      Most shops have one meter. It tells what was spent and never on what. In three shops we fitted four to each machine, for heating, drive, clamp and auxiliaries, and let them run for ninety days.
      The auxiliaries took 31%, and half of that went into dryers and chillers idling beside machines that waited for material.
      # How to fit four meters
      Take heating behind its contactors, the drive at the servo inverter, the clamp at the pump motor and the auxiliaries at the busbar of their sockets. Class 0.5 transformers will do, read once a minute.
      Do not charge the chiller to one machine. It belongs to the shop and is fairly shared by flow.
      # Three things to do first
      Tie dryers to the hopper’s level and let them fall back after twenty minutes; raise chilled water from 12 to 18 °C, on parts that are not precise; jacket the barrels, which pays in six months.
      With the three in place a kilogram of parts took 0.74 kWh instead of 0.92.`),
  },
  foodpet: {
    title: [
      '再生 PET 进食品级：从挑战测试到批次放行',
      'Recycled PET for food: from challenge test to batch release',
    ],
    brief: [
      '一条热洗线要通过哪些测试，放行时看哪几个数。',
      'Which tests a washing line must pass, and which figures release a batch.',
    ],
    industries: ['plastics', 'plastics_recycling', 'packaging'],
    tags: ['recycling', 'standards'],
    supplier: 'lvhuan',
    daysAgo: 23,
    cn: chapters(`
      # 挑战测试在测什么
      把五种替代污染物按规定浓度浸入片料，跑完整条线，再看残留。清洗去掉的多是表面的，真正起作用的是固相增黏段的高温和真空。
      测试前把线体跑干净，空白样不干净，整次作废。
      # 进料决定一半结果
      瓶到瓶的原料里，非食品来源不得超过百分之五。靠证明不够，靠抽样：每包抽一千片，近红外加人工复核。
      标签胶和多层瓶是两大难点，前者看碱洗温度，后者看分选速度。
      # 放行看四个数
      特性黏度、乙醛、色度 b 值和水分。前三个按批，水分按小时。任何一个超限，回炉不混批，混批会把一个小问题变成一整仓。`),
    en: chapters(`
      # What the challenge test challenges
      Flakes are soaked in five model contaminants at set levels, sent through the whole line and analysed. Washing takes off what sits on the surface; the work is done by heat and vacuum in the solid-state stage.
      Run the line clean beforehand. If the blank is dirty, the test is void.
      # Half the result is in the feed
      For bottle to bottle, no more than 5% may come from other than food. Papers do not suffice; sampling does: a thousand flakes from each bale, near-infrared first and a person after.
      Label glue and multilayer bottles are the two troubles. The first is a matter of caustic temperature, the second of sorting speed.
      # Four figures release a batch
      Intrinsic viscosity, acetaldehyde, the colour value b and moisture: the first three by batch, the last by the hour. If one is out, reprocess and never blend. Blending turns a small fault into a silo of it.`),
  },
  fivemicron: {
    title: [
      '冷机首件：让车床在八微米内醒来',
      'The first cold part: waking a lathe within eight microns',
    ],
    brief: [
      '主轴热伸长、床身温差与补偿模型，附一张可抄的测点表。',
      'Spindle growth, bed gradients and a model to correct them, with a list of points to copy.',
    ],
    industries: ['metalworking'],
    tags: ['machine_tools', 'measuring'],
    supplier: 'shuojin',
    daysAgo: 41,
    cn: chapters(`
      # 热从哪里来
      主轴轴承占一半，电机占三成，剩下的是切屑和冷却液。冬天早班第一件偏差最大，不是机床不准，是它还没醒。
      我们在六台车床上贴了三十二个温度点，跑了一个冬天。
      # 两分钟一次够了
      模型不必复杂：主轴前后轴承、床身上下各一点，加上环境，五个输入。每两分钟算一次补偿，比每秒算更稳，因为刀补不该抖。
      最大的误差来自停机之后的再启动，给模型加一个“停了多久”的输入，误差少一半。
      # 操作工要做的
      开机先空转，不必久，八分钟；首件放宽半丝，量完再修；午休不要关机。三条贴在机床上，比任何补偿都便宜。`),
    en: chapters(`
      # Where the heat comes from
      Half from the spindle bearings, three tenths from the motor, the rest from chips and coolant. On a winter morning the first part is the worst: the lathe is not inaccurate, it is not awake.
      We put thirty-two thermometers on six lathes and watched them through a winter.
      # Every two minutes is enough
      The model can be plain: both spindle bearings, the top and foot of the bed, and the room; five inputs. A correction each two minutes is steadier than one a second, for offsets should not tremble.
      The largest error came after a stop. Telling the model how long the machine had stood halved it.
      # What the operator does
      Turn the spindle first, for eight minutes and no longer; leave five microns on the first part, measure and finish; do not switch off for lunch. Three lines on the door cost less than any software.`),
  },
  giantcast: {
    title: ['一体压铸的返修账', 'What it costs to repair a giant casting'],
    brief: [
      '碰撞、缩孔与尺寸漂移：四种返修路线的成本与判据。',
      'Crashes, shrinkage and drift: four ways to repair, what each costs and when to choose it.',
    ],
    industries: ['metalworking', 'die_casting', 'auto'],
    tags: ['die_casting'],
    supplier: 'yinhe',
    daysAgo: 58,
    cn: chapters(`
      # 零件少了，风险集中了
      七十个冲压件变成一个铸件，省了焊点，也把七十个小问题合成一个大问题。一处缩孔，报废的是一整块后地板。
      # 四种返修
      补焊只许在非受力区，面积不超过四平方厘米；浸渗处理微漏；胶铆补片用于碰撞；最贵的是切割换段，需要预先设计切割线。
      没有切割线的设计，等于告诉保险公司只能换整件。
      # 判据要写在图上
      把每个区域的允许缺陷等级直接标在三维图里，检验员不用翻标准。我们建议分三级：受力、密封、外观，颜色一眼能懂。`),
    en: chapters(`
      # Fewer parts, gathered risk
      Seventy stampings became one casting. The welds are gone, and seventy small troubles are now one large one: a single void scraps a whole rear floor.
      # Four repairs
      Welding, outside loaded zones and over no more than four square centimetres. Impregnation, for small leaks. Bonded and riveted patches, after a crash. Dearest of all, cutting out a section along a line that must have been designed in.
      A casting without such a line tells the insurer to replace it whole.
      # Put the limits on the drawing
      Mark each zone’s permitted defects in the model itself, so that inspectors need no book. Three classes suffice, loaded, sealing and visible, in colours that speak for themselves.`),
  },
  monofilm: {
    title: [
      '单一材质软包：热封窗口从四度变成十二度',
      'Pouches of one material: a sealing window from four degrees to twelve',
    ],
    brief: [
      '聚乙烯复合膜怎样上高速包装机，封口、挺度与阻隔的取舍。',
      'How polyethylene laminates run on fast machines, and what is traded between seal, stiffness and barrier.',
    ],
    industries: ['packaging', 'plastics'],
    tags: ['films', 'recycling'],
    supplier: 'brenner',
    daysAgo: 12,
    cn: chapters(`
      # 窗口为什么窄
      外层和内层是同一种塑料，熔点相差不到十度。刀温高一点外层起皱，低一点内层不封。窗口只有四度，包装工自然不愿意。
      # 三种把窗口撑开的办法
      外层纵向拉伸提高熔点；内层换茂金属牌号降低起封温度；封刀改短脉冲，先加热后加压。三法合用，窗口到十二度，速度只降一成。
      # 阻隔怎么办
      镀氧化硅最干净，价格也最高；EVOH 控制在百分之五以内，多数回收线可以接受。干货用前者不值，油脂类用后者不够，选之前先算保质期。`),
    en: chapters(`
      # Why the window is narrow
      Skin and sealant are one plastic, and their melting points lie less than ten degrees apart. Hotter, and the skin wrinkles; cooler, and nothing seals. With four degrees to work in, operators refuse, and rightly.
      # Three ways to prise it open
      Stretch the skin, which raises its melting point; use metallocene grades inside, which lowers the other; and give the bars a short pulse, heat before pressure. Together they reach twelve degrees at nine tenths of the speed.
      # And the barrier
      A silica coat is the cleanest and dearest. EVOH below 5% is accepted by most recyclers. For dry goods the first is a waste and for fats the second too little: reckon the shelf life before you choose.`),
  },
  wetlace: {
    title: [
      '水刺线的水：从每吨布三百吨到四十吨',
      'Water in spunlace: from 300 tonnes a tonne to 40',
    ],
    brief: [
      '回水过滤、柱塞寿命与热泵干燥，三套数据对比。',
      'Filtering, plunger life and heat-pump drying, with three sets of data.',
    ],
    industries: ['nonwovens'],
    tags: ['spunlace', 'energy'],
    supplier: 'shuici',
    daysAgo: 77,
    cn: chapters(`
      # 水去了哪里
      水本身不消耗，消耗的是把它变脏又变干净的能量。一条三米二的线，每小时循环四百吨，补水只有十几吨，多在干燥时蒸发。
      # 过滤精度换泵的寿命
      砂滤加袋滤只能到五十毫克，柱塞三个月一换；加一级盘式微滤到零点二毫克，柱塞一年不动。过滤的电费，抵不过一套柱塞。
      # 热泵干燥
      圆网烘干排的是八十度湿气。热泵把潜热拿回来，蒸汽降四成。前提是布带进烘箱的水要少，先把真空吸水做好。`),
    en: chapters(`
      # Where the water goes
      Water is not used up; what is used is the energy that dirties and cleans it. A line 3.2 m wide circulates 400 t an hour and needs a dozen or so of fresh, most of it to replace what the dryer takes.
      # Filter rating buys pump life
      Sand and bags reach 50 mg/L, and plungers last three months. A disc filter reaches 0.2 and they last a year. The power for it costs less than one set of plungers.
      # Drying with a heat pump
      A drum dryer blows out damp air at 80 °C. A heat pump takes the latent heat back and 40% of the steam with it, provided the web comes in dry: mend the vacuum slots first.`),
  },
};
