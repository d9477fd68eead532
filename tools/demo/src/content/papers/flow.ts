import { chapters, type Paper } from '../paper.ts';

export const flowPapers: Readonly<Record<string, Paper>> = {
  cipdata: {
    title: [
      '在线清洗：按浊度停，还是按钟点停',
      'Cleaning in place: stop by turbidity or by the clock?',
    ],
    brief: [
      '一家乳品厂半年的清洗记录，省水三成，风险没有增加。',
      'Half a year of a dairy’s records: a third less water and no more risk.',
    ],
    industries: ['food_beverage'],
    tags: ['cleaning', 'energy'],
    supplier: 'aldermoor',
    daysAgo: 9,
    cn: chapters(`
      # 钟点的由来
      四十分钟的清洗程序多半是二十年前定的，当时没有在线仪表，只好留足余量。余量没人敢动，因为出了事找不到是谁动的。
      # 怎样敢动
      先并行三个月：照旧按钟点洗，同时记录浊度、电导和温度。把每次“其实早就干净了”的分钟数列出来，再请质量部一起看。
      这家厂的中位数是十一分钟。
      # 停机条件
      浊度低于阈值并保持九十秒，电导回到软水值，回水温度达标，三者同时成立才停；任何一项仪表故障，自动回到钟点程序。半年里回退过六次，都是探头脏了。`),
    en: chapters(`
      # Where the forty minutes come from
      Most programmes were set twenty years ago, without instruments and with a margin for safety. Nobody dares touch the margin, for afterwards everyone would know who did.
      # How to dare
      Run both for three months: clean by the clock as ever, and record turbidity, conductivity and temperature. List by how many minutes each clean was already clean, and read it together with quality.
      In this dairy the median was eleven.
      # When to stop
      Turbidity under its limit for ninety seconds, conductivity back at that of soft water and the return hot enough: all three at once. If an instrument fails, the clock takes over. In six months it did so six times, each time for a dirty probe.`),
  },
  coldchain: {
    title: [
      '速冻能耗：一张霜层换来的两成电',
      'Frost and freezing: a fifth of the power in a layer of ice',
    ],
    brief: [
      '螺旋速冻机的风道、除霜与装载密度。',
      'Air ducts, defrosting and belt loading in spiral freezers.',
    ],
    industries: ['food_beverage'],
    tags: ['cold_chain', 'energy'],
    supplier: 'dingzhong',
    daysAgo: 66,
    cn: chapters(`
      # 霜的账
      蒸发器上两毫米霜，传热降三成，风机多花电，冻结时间变长，产品失水也多。除霜晚一小时，等于少冻半吨鱼。
      # 轮流除霜
      把风道分成四段，每段二十分钟轮一次，其余三段照常运行。产品温度波动不超过一度半，班次不用停。
      # 装载密度
      网带不是越满越好。满到风绕着走，中间那条反而冻不透。用染色粉吹一次，看哪里没有颜色，就在那里留缝。`),
    en: chapters(`
      # What frost costs
      Two millimetres on the coil take a third off its heat transfer. The fans work harder, freezing takes longer and the product loses more water: an hour’s delay in defrosting is half a tonne of fish not frozen.
      # Taking turns
      Part the ducts into four and defrost each for twenty minutes while the other three run on. Product temperature wavers by no more than a degree and a half, and no shift stops.
      # How full is the belt
      Fuller is not better. When the air has to go round, the middle lane stays soft. Blow coloured powder through once; where there is no colour, leave a gap.`),
  },
  duplex: {
    title: ['双相钢泵壳的六个裂纹', 'Six cracks in duplex pump casings'],
    brief: [
      '从断口、金相到铸造补缩，把裂纹分成三类并给出检验清单。',
      'From fracture and structure to feeding: three kinds of crack and a list of checks.',
    ],
    industries: ['pumps_filtration'],
    tags: ['pumps', 'desalination'],
    supplier: 'hongxi',
    daysAgo: 34,
    cn: chapters(`
      # 三类裂纹
      热裂出现在厚薄交界，断口氧化发蓝；σ 相脆裂出现在冷却慢的中心，断口亮；焊补裂纹沿熔合线走，只有着色看得见。
      六只泵壳里，三只属于第二类，原因都是固溶后冷得太慢。
      # 冷却速度是命门
      从 1,060 °C 到 600 °C 必须在三分钟内走完。水池要够大，工件要摆开，挂具不能挡水流。热电偶放在最厚处，不要放在边上图好看。
      # 检验清单
      铁素体含量三点测，低温冲击每炉一组，焊补处百分百着色，返修次数写在铭牌背面。买泵的人有权看这四张纸。`),
    en: chapters(`
      # Three kinds of crack
      Hot tears, where thick meets thin, with a blue, oxidised face. Sigma-phase cracks in the slow-cooled middle, with a bright one. Cracks of weld repair, along the fusion line, seen only with dye.
      Of six casings three were of the second kind, each cooled too slowly after solution treatment.
      # Cooling is everything
      From 1,060 to 600 °C within three minutes. The tank must be large, the castings apart and no hanger in the way of the water. Put the thermocouple where it is thickest, and not at the edge where the reading looks well.
      # What to check
      Ferrite at three points, cold impact once a heat, dye on all repairs, and the number of repairs on the back of the plate. Whoever buys the pump may ask for these four sheets.`),
  },
  membrane: {
    title: ['超滤膜丝断了怎么找', 'Finding the broken fibre'],
    brief: [
      '压力衰减、气泡与声学三种找漏法的灵敏度和工时。',
      'Pressure decay, bubbles and sound: how sensitive each is and how long it takes.',
    ],
    industries: ['pumps_filtration', 'desalination'],
    tags: ['membranes'],
    supplier: 'moxi',
    daysAgo: 90,
    cn: chapters(`
      # 断一根有多严重
      一万根里断一根，出水浊度看不出来，细菌却过得去。饮用水厂要求按 4 log 去除率反算，允许的断丝数往往是个位数。
      # 三种方法
      压力衰减测整组，十分钟，能发现一根；气泡法找到哪一支，要把组件接透明管；声学法贴着壳听，最快，但要安静。
      建议先衰减、后声学、再气泡，四十分钟找到并封堵。
      # 断在哪里就改哪里
      断在根部是灌封胶太硬，断在中段是曝气太猛，断在出厂那批是运输受冻。记下位置，比补丝更值钱。`),
    en: chapters(`
      # How bad is one
      One fibre in ten thousand does not show in turbidity, yet bacteria pass. Drinking-water plants reckon back from 4-log removal, and the number allowed is often below ten.
      # Three methods
      Pressure decay tests a rack in ten minutes and notices one fibre. Bubbles tell which module, through a clear pipe. Sound, with a probe on the housing, is the quickest but wants silence.
      Decay first, sound second, bubbles last: found and plugged in forty minutes.
      # Mend the cause
      Breaks at the root mean hard potting, breaks in the middle mean too much air, and breaks in one delivery mean it froze on the road. Where it broke is worth more than the repair.`),
  },
  beadmill: {
    title: [
      '研磨能量：每公斤浆料该花多少度电',
      'Milling energy: how much power a kilogram should take',
    ],
    brief: [
      '用比能而不是小时数放大砂磨工艺。',
      'Scale a mill by specific energy and not by hours.',
    ],
    industries: ['coatings'],
    tags: ['mixing', 'pigments'],
    supplier: 'zhumo',
    daysAgo: 28,
    cn: chapters(`
      # 小时数为什么骗人
      小机磨三小时的配方，大机也磨三小时，细度却不对。机器不同，每小时给浆料的能量差几倍。真正决定细度的，是每公斤固体吃进去的电。
      # 怎样量
      主电机功率减去空载功率，除以固体流量。空载要带珠带水量，不能空转量。把细度对比能画一条线，多数颜料在双对数纸上是直的。
      # 放大三步
      小机跑出直线；定目标细度，读出比能；大机按比能设流量，转速保持珠子线速不变。误差一般在一成以内，剩下的一成是温度。`),
    en: chapters(`
      # Why hours deceive
      Three hours in the small mill, three in the large, and the fineness is wrong. Machines differ several times over in the energy they give per hour. What counts is the power each kilogram of solids has taken in.
      # How to measure
      Motor power less idle power, over the flow of solids. Take the idle reading with beads and water, never empty. Plot fineness against it; for most pigments the line is straight on double-logarithmic paper.
      # Three steps up
      Draw the line in the small mill, read off the energy for the fineness wanted, and set the flow of the large one by it, with the beads at the same tip speed. It will be right within a tenth, and the tenth is temperature.`),
  },
  emulsion: {
    title: ['膏霜放大失败的八成原因', 'Why four creams in five fail to scale'],
    brief: [
      '冷却速度、剪切历史与真空度，附小试到两吨锅的换算表。',
      'Cooling, shear history and vacuum, with conversions from bench to two tonnes.',
    ],
    industries: ['personal_care'],
    tags: ['mixing', 'formulation'],
    supplier: 'ningzhi',
    daysAgo: 49,
    cn: chapters(`
      # 失败的样子
      小样细腻，大锅发粗；三天后析水；泵出来有气泡。看上去三个毛病，多半是一个原因：大锅冷得不一样。
      # 冷却要分段
      七十度到五十度慢，每分钟不超过半度，让晶体长匀；五十度以下可以快。夹套分三段的意义就在这里，底部先冷，会在锅底结一层。
      # 剪切要算历史
      均质不是越久越好。把转速乘时间记成一个数，小试和大生产对齐这个数，而不是对齐分钟。超过上限，乳滴反而变粗。`),
    en: chapters(`
      # What failure looks like
      Smooth on the bench and coarse in the vessel; water after three days; bubbles at the pump. Three faults to the eye and mostly one cause: the large vessel cools in another way.
      # Cool in stages
      From 70 to 50 °C slowly, no more than half a degree a minute, that crystals grow alike; below 50 it may be quick. That is what three jacket zones are for. Chill the bottom first and a crust forms.
      # Shear has a history
      Longer is not finer. Multiply speed by time and match that number between bench and plant instead of the minutes. Past its limit the droplets grow again.`),
  },
};
