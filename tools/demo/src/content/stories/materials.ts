import { prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Plastics, composites, nonwovens, coatings. */
export const materialStories = {
  bladeTown: {
    minutesAgo: 380,
    types: ['editorpick'],
    industries: ['renewable_energy', 'wind_power', 'reinforced_plastics'],
    tags: ['blades', 'composites', 'recycling'],
    cover: plate('renewable_energy', 'wind-turbine', 'blade-town'),
    cn: {
      title: '退役叶片的去处：一座县城的破碎线',
      standfirst:
        '第一批风电场迎来退役潮。河北一座县城的破碎线，把 40 米长的叶片变成了井盖和声屏障。',
      author: '韩朔',
      source: '本网记者 张北报道',
      caption: '风力发电机与叶轮扫掠圆',
      body: [
        ...prose(`
          叶片是夜里运来的。40.3 米，六吨半，超长车队只能在零点到五点之间过县城。天亮时它已经被绳锯切成十二段，躺在水泥场上，像一条被分割的鲸鱼。
          “整机里最难处理的就是它。”厂长武建明说。塔筒是钢，机舱是铜和铁，都有人抢着要；叶片是玻璃纤维、环氧树脂、巴沙木和一点碳纤维，热固性树脂一旦固化就再也熔不回去。过去的办法是埋。
          这条破碎线去年十月投产，设计年处理一万吨。工序并不神秘：绳锯分段，剪成半米见方，双轴破碎，再过锤磨和风选，得到三样东西——长度 3–12 毫米的短纤、树脂粉和木屑。难点在粉尘和刀具。玻璃纤维吃刀，第一套刀片只撑了四百吨；改成堆焊碳化钨的齿形刀后，能撑一千一百吨。
        `),
        ...table(
          '每吨叶片的产出与去向',
          `
          产出 | 重量（kg） | 去向 | 单价（元/吨）
          短纤 | 540 | 井盖、声屏障、模压料 | 900–1,300
          树脂粉 | 310 | 水泥窑替代燃料与填料 | 120
          木屑与泡沫 | 90 | 生物质燃料 | 260
          金属件 | 60 | 回炉 | 2,400
          `,
        ),
        ...prose(`
          账算得过来吗？每吨收处理费 1,050 元，卖料收入约 720 元，电费、刀具和人工约 1,480 元，毛利不到三百。武建明直言，运费超过三百公里就不划算。“所以这种厂不该大，该多。”
          下游更让他上心。短纤强度只剩原丝的六成，做不回叶片，但做井盖有富余。县里已经铺了两千三百套，比铸铁的轻一半，也没有人偷。
          再往后，他想做的是分级：叶根处纤维厚、树脂新，单独破碎，短纤能卖到一千六；叶尖带漆带铅配重，只配进水泥窑。
        `),
        ...quote('埋掉最便宜，可是埋不完。', '武建明，破碎线厂长'),
      ],
    },
    en: {
      title: 'Where old blades go: a shredding line in a county town',
      standfirst:
        'The first wind farms are being taken down. North of Beijing, one small plant turns 40-metre blades into manhole covers and noise barriers.',
      author: 'Han Shuo',
      source: 'Ironbridge, Zhangbei',
      caption: 'Turbines and the swept circle of a rotor',
      slug: 'where-old-blades-go',
      body: [
        ...prose(`
          The blades arrive at night. At 40.3 metres and six and a half tonnes each, they may pass through town only between midnight and five. By daylight a wire saw has cut one into twelve, and it lies across the concrete like a landed whale.
          “This is the part nobody wants,” says Wu Jianming, who manages the plant. Towers are steel and nacelles are copper and iron; buyers queue for both. A blade is glass fibre, epoxy, balsa and a little carbon, and epoxy once cured will not melt again. Until now most were buried.
          The line opened last October and can take 10,000 tonnes a year. There is little mystery in it: saw, shear, shred, mill, and sort by air into short fibre, resin powder and wood. Dust and blunt knives are the trouble. The first set of cutters lasted 400 tonnes. Hard-faced with tungsten carbide, they last 1,100.
        `),
        ...table(
          'What a tonne of blade becomes',
          `
          Output | kg | Goes to | Yuan per tonne
          Short fibre | 540 | Manhole covers, noise barriers, moulding compound | 900–1,300
          Resin powder | 310 | Cement kilns, filler | 120
          Wood and foam | 90 | Fuel | 260
          Metal | 60 | Melting | 2,400
          `,
        ),
        ...prose(`
          Does it pay? Owners pay 1,050 yuan a tonne to be rid of a blade and the products fetch about 720. Power, cutters and wages take 1,480, which leaves less than 300. Beyond 300 kilometres of road the sum no longer works. “So plants like this should not be large,” Wu says. “They should be many.”
          He worries more about customers than supply. Recovered fibre keeps about 60% of its strength, too little for another blade and more than enough for a manhole cover. The county has laid 2,300 of them. They weigh half as much as iron and, unlike iron, nobody steals them.
          Next he wants to sort before he shreds. Fibre from the root, thick and clean, would fetch 1,600 yuan; tips, with their paint and weights, are fit only for the kiln.
        `),
        ...quote(
          'Burying them is cheapest. But you run out of ground.',
          'Wu Jianming, plant manager',
        ),
      ],
    },
  },
  meltblown: {
    minutesAgo: 1490,
    types: [],
    industries: ['nonwovens'],
    tags: ['meltblown', 'retrofit'],
    cover: plate('nonwovens', 'spunbond-line', 'meltblown'),
    suppliers: ['xuchuan'],
    products: ['XCA-H13', 'XCS-60'],
    cn: {
      title: '五条熔喷线的后来',
      standfirst:
        '口罩布退潮之后，佛山一家厂的五条熔喷线各有去处：两条做滤材，两条做吸音棉，一条拆了卖零件。',
      author: '梁静一',
      body: prose(`
        仓库角落里还堆着三百多卷口罩布，标签日期停在四年前。“留着当教材，”佛山絮川的生产总监区伟文说，“告诉新人，什么叫一哄而上。”
        最热的时候，这家厂有五条熔喷线，二十四小时开着，一天卖两次价。退潮之后，账上最大的资产成了最大的包袱。卖设备？一条买来六百多万元的线，二手商只肯出七十万。
        于是改。两条幅宽 2.4 米的线换了喷丝板和驻极装置，从低效口罩布转做高效空气滤材。难点不在设备，在稳定：口罩布允许每卷有高有低，滤材客户要每一卷的效率曲线。厂里把在线克重仪从一台加到三台，又花半年调热风均匀性，合格率才从 61% 爬到 93%。
        另两条 1.6 米的线加了短纤送料口，做汽车吸音棉。熔喷细纤维吸高频，短纤撑厚度，一平方米卖价只有口罩布最高峰时的百分之二，但订单按年签。
        换客户比换喷丝板难。口罩布的买家看价格，一个电话下单；滤材厂要来验厂三次，看的是记录，不是机器。第一家肯签合同的客户，先让他们连做了四十卷，一卷不合格就从头算起，做到第三轮才过。
        人也换了一半。会抢单的销售走了，留下来的是两个肯陪客户做风阻试验的工程师。
        最后一条线拆了。螺杆和计量泵留作备件，热风机卖给一家做地毯的邻居，机架进了废钢场。区伟文算过，拆的这条其实最值：省下的备件够另外四条用五年。
      `),
    },
    en: {
      title: 'What became of five meltblown lines',
      standfirst:
        'When the mask boom ended, a maker in Foshan found a use for each of its lines: two for filters, two for acoustic felt, and one for spare parts.',
      author: 'Liang Jingyi',
      slug: 'five-meltblown-lines',
      body: prose(`
        In a corner of the warehouse stand some three hundred rolls of mask fabric with labels four years old. “We keep them for teaching,” says Ou Weiwen, head of production at Xuchuan. “This is what a stampede looks like.”
        At the peak the plant ran five meltblown lines round the clock and quoted prices twice a day. When demand went, its largest asset became its largest burden. A line bought for more than six million yuan would fetch 700,000.
        So it converted them. Two lines of 2.4 metres were given new dies and charging bars and now make high-efficiency filter media. The machinery was the easy part. Mask buyers had tolerated good rolls and bad; filter makers want the curve of every roll. It took three on-line gauges instead of one, and half a year of evening out the hot air, before yield climbed from 61% to 93%.
        Two narrower lines have gained a feeder for staple fibre and make felt that deadens noise in car doors. Fine fibre absorbs the high notes and staple gives it body. A square metre sells for a fiftieth of what mask fabric did at its height, but orders run for a year.
        Customers were harder to change than dies. Mask buyers rang up and asked the price. Filter makers came three times to read the records. The first to sign wanted forty rolls in a row without a fault, counted from the start again after each failure; it took three attempts. The salesmen who could fight for an order have gone. Two engineers who will spend a day at a customer’s wind tunnel have stayed.
        The fifth was dismantled. Screw and metering pumps became spares, the blower went to a carpet maker next door, the frame to scrap. Ou has done the sum and thinks it was the best bargain of all: the parts will keep the other four running for five years.
      `),
    },
  },
  humidity: {
    minutesAgo: 2050,
    types: [],
    industries: ['coatings', 'auto'],
    tags: ['coating', 'energy'],
    cover: plate('coatings', 'spray-gun', 'humidity'),
    cn: {
      title: '水性漆车间，湿度比温度贵',
      standfirst:
        '一条汽车塑件喷涂线把湿度窗口从 ±3% 放宽到 ±8%，空调能耗降了三成，橘皮没有增加。代价是配方要跟着天气走。',
      author: '方绍文',
      body: prose(`
        喷涂车间的空调，九成力气花在湿度上。水性漆要靠空气把水带走，湿度高了流挂，低了起橘皮，供应商给的窗口通常是 65% ± 3%。为了守住这 ±3%，芜湖一家保险杠厂的四套空调机组夏天先把空气冷到 11 °C 除湿，再加热回 23 °C，冷热两头烧钱。
        工艺工程师祝凡花了一个冬天做了件事：在 55%–75% 之间每隔 4% 喷三十块试板，测流平、光泽和膜厚，画出一张图。图上有一条斜带——湿度高时，只要把稀释比减少 1.5%、闪干时间延长 20 秒，外观仍然合格。
        “窗口不是一个点，是一条路。”于是控制逻辑反了过来：不再让空气迁就漆，而让漆在一定范围内迁就空气。配漆间每班按室外露点选三个配方之一，机器人程序跟着切换闪干时间。
        一年下来，空调电耗降 31%，天然气降 27%。橘皮仪读数的均值没有变，离散略大了一点，仍在主机厂要求之内。祝凡说，最花时间的不是试板，是说服质量部接受三份作业指导书。
        还有两道护栏。色差敏感的银粉漆不参加，铝粉的排列跟着干燥速度走，湿度一变颜色就变，这类件占两成，仍守 ±3%，集中在夜里喷。其余件每两小时喷一块试板，流平值低于 6.5 就退回原来的窗口，一年里退过十一次，九次在梅雨季。
        为什么湿度这么费钱？夏天把一立方米湿空气从 30 °C、八成湿度处理到 23 °C、六成五，七成的冷量花在凝水上；水凝出来了，空气也冷过了头，还得再加热。放宽五个百分点，很多时候连再热都省了。
      `),
    },
    en: {
      title: 'In a waterborne paint shop, humidity costs more than heat',
      standfirst:
        'A bumper line widened its humidity window from ±3% to ±8% and cut air-conditioning power by a third. The finish is as smooth as before. The recipe now follows the weather.',
      author: 'Fang Shaowen',
      slug: 'humidity-costs-more-than-heat',
      body: prose(`
        Nine tenths of what a paint shop’s air handlers do is about moisture. Waterborne paint dries by giving its water to the air. Too damp and it sags; too dry and it looks like orange peel. Suppliers usually ask for 65% and allow three points either way. To keep within three, a bumper plant in Wuhu cooled its summer air to 11 °C to wring it out and heated it back to 23, paying at both ends.
        Zhu Fan, a process engineer, spent a winter spraying panels: thirty at every four points from 55 to 75%, each measured for flow, gloss and thickness. On her chart the good ones formed a slanting band. In damper air the finish holds if the paint is thinned 1.5% less and left to flash off for 20 seconds longer.
        “The window is not a point,” she says. “It is a road.” So the logic was turned round. Instead of bending the air to the paint, the plant bends the paint to the air. Each shift the mixing room picks one of three recipes by the dew point outdoors, and the robots change their flash time with it.
        Over a year the air handlers have used 31% less power and 27% less gas. Readings for orange peel have the same mean and spread slightly wider, still within what the car maker allows. Persuading the quality department to live with three work instructions took longer than the panels did.
        There are two guard rails. Metallics stay out of it, since flakes lie differently as drying changes and the colour shifts; they are a fifth of the work, keep their three points and are sprayed at night. For everything else a test panel goes through every two hours, and if its flow is poor the old window returns. That has happened eleven times, nine of them in the rainy season.
      `),
    },
  },
  rpetWeek: {
    minutesAgo: 96,
    types: ['newswire'],
    industries: ['plastics', 'plastics_recycling'],
    tags: ['prices', 'recycling'],
    cn: {
      title: '再生 PET 瓶片周评：华东小涨，瓶源偏紧',
      standfirst: '本周华东蓝白瓶片主流成交较上周上涨约 80 元/吨，开机率维持七成。',
      author: '行情组',
      body: prose(`
        本周华东再生 PET 市场延续偏强。蓝白瓶片主流成交较上周上涨约 80 元/吨，白色食品级片材料因出口询单增加，涨幅略大。
        原料端，雨水天气使毛瓶回收量减少，打包站库存普遍不足五天。清洗线开机率维持在七成左右，部分小厂因瓶源紧张轮流停机。
        需求端，短纤企业按需采购，对高价货抵触；片材企业补库意愿较好。预计下周以稳为主，关注天气转晴后毛瓶到货情况。
        （本稿数据由本网行情组向 23 家企业询价整理，为演示内容，不构成交易依据。）
      `),
    },
  },
  bioFilm: {
    minutesAgo: 2890,
    types: ['oversea'],
    industries: ['packaging', 'plastics'],
    tags: ['recycling', 'standards'],
    cover: plate('packaging', 'bagger', 'bio-film'),
    cn: {
      title: '荷兰五家面包厂试用单一材料袋：面包没事，封口刀先不干了',
      standfirst:
        '一个冬天，五家面包厂改用纯聚乙烯薄膜。保质期没变，封口温度窗口却从 40 °C 缩到 12 °C。',
      author: '玛丽特·德弗里斯',
      source: '本网特约记者 乌得勒支报道',
      body: prose(`
        面包袋好做，不好回收。常见的面包袋是聚酯贴聚乙烯，外层挺括、内层热封，分拣线没有办法把它们拆开。乌得勒支周边五家面包厂约定，整个冬天只用一种袋子：纯聚乙烯，靠纵向拉伸变硬。
        面包没有意见。六天失水与旧袋相差不到 0.1 个百分点，顾客唯一注意到的是新袋子不那么响。机器的意见很大：旧膜从“能封上”到“粘刀”有 40 °C 余地，新膜只有 12 °C。第一天，一条线停了 31 次。
        窗口为什么变窄？旧膜外层是聚酯，二百五十度才软，刀再热也不粘；内层聚乙烯一百一十度就能封上，中间隔着一大截。新膜里外是同一种料，靠拉伸和密度差出十几度：外层取向度高，软得晚一点，内层混了低密度的料，软得早一点。温度低了封不牢，高了外层也跟着缩，袋口就皱。
        改了三处才救回来：封口刀镀陶瓷，测温点往刀面挪近，压合时间跟着线速走，不再用定时器。到二月，每班停机两次，比试验前还少一次。
        分拣的一头也做了核对。每家厂交出两百只用过的袋子，混进当地分拣线的来料里，近红外一次认出九成六；留着面包屑的也认得出，只有被口香糖粘成团的不行。再生料打成颗粒，熔指与原料相差不到一成，做不回食品袋，做垃圾袋绰绰有余。
        新膜贵 6%。划不划算，要看不可分拣包装的收费，而这笔费用明年还要涨。五家里已有两家决定不换回去。
      `),
    },
    en: {
      title: 'One polymer or none: bakers test bags that can be sorted',
      standfirst:
        'Five bakeries in the Netherlands spent a winter packing bread in single-material film. Shelf life held. The sealing jaws did not.',
      author: 'Marit de Vries',
      source: 'Ironbridge, Utrecht',
      slug: 'single-material-bread-bags',
      body: prose(`
        Bread bags are easy to make and hard to recycle. The usual film joins a polyester face to a polyethylene sealing layer, and no sorting line can part them. Five bakeries around Utrecht agreed to run a winter on film made of polyethylene alone, stretched in the machine direction to make it stiff.
        The bread did not mind. Moisture loss after six days was within a tenth of a point of the old bag, and customers noticed only that the new one was quieter. The machines minded a good deal. A two-layer film offers 40 °C between sealing and sticking to the jaws. The new one offers twelve. On the first day one line stopped 31 times.
        Why so narrow? In the old film the polyester face does not soften until 250 °C while the layer inside seals at 110. In the new one both are polyethylene, kept a dozen degrees apart by stretching the outside and blending the inside softer. A little too hot and the face shrinks with the seal.
        Three changes brought it back: jaws with a ceramic coat, sensors nearer the surface, and a dwell that follows line speed instead of a timer. By February stops were down to two a shift, one fewer than before the trial.
        The other end was checked as well. Two hundred used bags from each bakery were mixed into the feed of a sorting line, and infrared cameras knew 96% of them, crumbs and all. The pellets will not make another bread bag. They make a good bin liner.
        The film costs 6% more. Whether that pays depends on the fee that packers owe for what cannot be sorted, which rises again next year. Two of the five bakeries have already stayed with it.
      `),
    },
  },
} as const satisfies Record<string, Story>;
