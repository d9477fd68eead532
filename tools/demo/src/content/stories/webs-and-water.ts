import { productCard, prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Nonwovens and pumps: cloth that is made with water, and water that must be moved. */
export const webWaterStories = {
  squeezeFirst: {
    minutesAgo: 14_300,
    types: [],
    industries: ['nonwovens'],
    tags: ['energy', 'retrofit'],
    cover: plate('nonwovens', 'fibre-web', 'squeeze-first'),
    cn: {
      title: '水刺布的烘箱前面，藏着一半天然气账单',
      standfirst:
        '水用泵抽走，每公斤几分钱；用火烤走，每公斤四毛。常熟一家水刺厂把烘箱前的两道吸水箱重做了一遍。',
      author: '梁静一',
      source: '本网记者 常熟报道',
      body: [
        ...prose(`
          水刺是用水把纤维缝在一起：一排 0.12 毫米的喷孔，60 到 110 公斤的压力，纤维被打得互相缠绕，布就有了强度。代价是布湿透了，一公斤纤维带着近两公斤水走向烘箱，而烘干占了全线能耗的一半以上。
          常熟一家做湿巾基布的厂，每小时产布 1.5 吨。能源主管褚衡算了两个数：用真空把一公斤水抽走，耗电不到 0.1 度；用热风把一公斤水蒸发掉，连排风损失在内要 1.1 度的热。差十倍多，可厂里这些年的技改都花在烘箱上。
          他先称布。从最后一道水刺头到烘箱入口，一路剪样、称重、烘干、再称。烘箱入口的含水是干布重的 160%，而设备刚买来时的验收记录是 115%。
          ## 水为什么没有抽走
          - 吸水箱的缝口磨宽了，从 8 毫米到 11 毫米，真空从 −0.35 bar 掉到 −0.22。
          - 陶瓷面板上积了油剂和短绒，有效开口只剩六成。
          - 水环真空泵的工作液是循环水，夏天 34 °C，泵的吸气能力掉了近三成。
        `),
        ...table(
          '改造前后（每小时 1.5 吨布）',
          `
          项目 | 改造前 | 改造后
          烘箱入口含水率 | 160% | 110%
          需蒸发水量（kg/h） | 2,400 | 1,650
          烘箱供热（kW） | 2,640 | 1,815
          真空系统用电（kW） | 110 | 185
          线速（m/min） | 120 | 131
          `,
        ),
        ...prose(`
          换了面板，加了一道双缝吸水箱，水环泵换成带后冷却的罗茨风机。真空多用 75 千瓦电，烘箱少用 825 千瓦热，折合每小时 82 立方米天然气。按一年 7,200 小时、气价 3.6 元、电价 0.72 元，净省 174 万元，投入 210 万元，十五个月回本。烘箱有了余量，线速也提了一成，这一块还没有算进去。
          有一条底线：含水不能无限往下抽。真空过大，细纤维会被吸进缝口，布面起条纹。褚衡把上限定在 −0.45 bar，写在阀门旁边。
        `),
        ...quote('能用泵搬走的水，不要用火去请。', '褚衡，能源主管'),
      ],
    },
    en: {
      title: 'Half of the gas bill is decided before the dryer',
      standfirst:
        'Sucking a kilogram of water out of cloth costs a few fen; boiling it out costs forty. A spunlace mill in Changshu rebuilt what stands in front of its oven.',
      author: 'Liang Jingyi',
      source: 'Ironbridge, Changshu',
      slug: 'squeeze-before-you-dry',
      body: [
        ...prose(`
          Spunlace is sewn with water. Jets of 0.12 mm at 60 to 110 bar drive fibres round one another until a web becomes cloth. The price is that it comes out soaked: each kilogram of fibre carries nearly two of water to the dryer, and drying takes more than half of the energy of the line.
          A mill in Changshu makes 1.5 tonnes an hour for wet wipes. Chu Heng, its energy manager, compared two figures. To draw off a kilogram of water by vacuum takes less than 0.1 kWh. To evaporate it, exhaust losses included, takes 1.1 kWh of heat. That is more than ten to one, and for years every improvement had gone into the dryer.
          So he weighed cloth, cutting samples from the last jet head to the oven door. At the door it held 160% of its dry weight in water. When the line was new, the record says, it held 115.
          ## Why the water stayed
          - Suction slots had worn from 8 to 11 mm, and vacuum had slipped from −0.35 bar to −0.22.
          - Fibre finish and lint had closed two fifths of the ceramic faces.
          - The liquid-ring pumps ran on cooling water at 34 °C in summer and lost nearly a third of their draw.
        `),
        ...table(
          'Before and after, at 1.5 tonnes an hour',
          `
          Item | Before | After
          Water at the dryer, of dry weight | 160% | 110%
          To evaporate, kg/h | 2,400 | 1,650
          Dryer heat, kW | 2,640 | 1,815
          Vacuum, kW | 110 | 185
          Line speed, m/min | 120 | 131
          `,
        ),
        ...prose(`
          New faces went in, a second suction box with two slots, and blowers with aftercoolers in place of the ring pumps. Vacuum takes 75 kW more and the dryer 825 kW less, which is 82 cubic metres of gas an hour. Over 7,200 hours that is worth 1.74 million yuan net, against 2.1 million spent: fifteen months. The tenth gained in speed is not in that sum.
          There is a floor. Pull too hard and fine fibre goes down the slot and leaves stripes. Chu’s limit, −0.45 bar, is written beside the valve.
        `),
        ...quote(
          'If a pump can carry the water away, do not ask a fire to.',
          'Chu Heng, energy manager',
        ),
      ],
    },
  },
  dischargedFilter: {
    minutesAgo: 47_500,
    types: [],
    industries: ['nonwovens', 'pumps_filtration'],
    tags: ['meltblown', 'standards'],
    cover: plate('nonwovens', 'spunbond-line', 'discharged-filter'),
    suppliers: ['xuchuan'],
    products: ['XCA-H13'],
    cn: {
      title: '滤材标签怎么读：把静电去掉，还剩多少',
      standfirst:
        '驻极滤材刚出厂时最漂亮。ISO 16890 要求把电荷消掉再测一遍，报价单上的等级因此值得重读。',
      author: '韩朔',
      body: [
        ...prose(`
          熔喷布抓细颗粒，一半靠细，一半靠电。纤维在高压电场里带上电荷，像蹭过毛衣的尺子，把本来会从缝里溜走的微粒吸过来。好处是阻力低，坏处是电会跑：油雾、湿气、细烟尘都会把它盖住，用上几周，效率往下掉。
          过去欧洲的滤材分级用 0.4 微米单一粒径，F7、F9 这些老名字至今还印在不少报价单上。现行的 ISO 16890 换了问法：这张滤材能挡住空气里多少 PM1、PM2.5、PM10？
          ## 两次测量
          先测新滤材，再把同一块放进异丙醇蒸气里二十四小时，电荷消尽，再测一遍。两次的平均值就是报告值，向下取到 5 的倍数；而要叫 ePM1，**新的和消电后的都必须不低于 50%**。光靠电撑起来的滤材，过不了第二关。
        `),
        ...table(
          '三张滤材的两次测量（ePM1，面速 0.15 m/s）',
          `
          滤材 | 初始 | 消电后 | 平均 | 可标等级 | 初阻力（Pa）
          甲：重驻极，粗纤维 | 86% | 31% | 58% | 不得标 ePM1 | 28
          乙：驻极，纤维 1.8 µm | 82% | 56% | 69% | ePM1 65% | 46
          丙：玻纤，不带电 | 71% | 71% | 71% | ePM1 70% | 92
          `,
        ),
        ...prose(`
          甲的初始效率最高、阻力最低，价格也最低，却没有资格标 ePM1。它不是坏料，用在粗效后面、三个月一换的风柜里很合算；但若写在洁净车间的标书上，就是拿新衣服的颜色保证洗后的颜色。
          乙和丙差别在电费。风量每小时 3,400 立方米，一年开 6,000 小时，阻力每多 50 帕，风机大约多用 570 度电。丙的效率不掉，但这笔钱每年都要付。
          ## 采购时问四句
          - 给我两个数，不要只给平均值。
          - 测试面速是多少？和我的风柜一样吗？
          - 克重和效率的卷间波动多大？有没有每卷的曲线？
          - 用到终阻力时，效率是多少？
        `),
        ...productCard('XCA-H13'),
      ],
    },
    en: {
      title: 'Reading a filter’s label: what is left when the charge has gone',
      standfirst:
        'Electret media look their best on the day they leave the plant. ISO 16890 tests them a second time without their charge, and that second figure is the one to ask for.',
      author: 'Han Shuo',
      slug: 'when-the-charge-has-gone',
      body: [
        ...prose(`
          Meltblown media catch fine dust half by being fine and half by being charged. In a strong field the fibres take on a charge, like a ruler rubbed on a jumper, and draw in particles that would have slipped between them. It keeps resistance low. But charge fades: oil mist, damp and smoke cover it up, and within weeks efficiency slides.
          Older European grades rested on one particle size, 0.4 micrometres, and their names, F7 and F9, still decorate quotations. ISO 16890 asks instead how much PM1, PM2.5 or PM10 a filter keeps out of the air.
          ## Measured twice
          The medium is tested new, then left for 24 hours in isopropanol vapour until its charge is gone, and tested again. The reported figure is the mean of the two, rounded down to a multiple of five. To be called ePM1, **both must reach 50%**. A medium that lives by charge alone fails the second time.
        `),
        ...table(
          'Three media, each tested twice (ePM1, face velocity 0.15 m/s)',
          `
          Medium | New | Discharged | Mean | May be called | Resistance, Pa
          A: coarse, heavily charged | 86% | 31% | 58% | not ePM1 | 28
          B: charged, 1.8 µm fibre | 82% | 56% | 69% | ePM1 65% | 46
          C: glass, no charge | 71% | 71% | 71% | ePM1 70% | 92
          `,
        ),
        ...prose(`
          A has the best start, the least resistance and the lowest price, and may not be called ePM1. It is no bad material; changed every three months in an ordinary air handler it is a bargain. In a tender for a clean room it is a promise about the colour of a shirt before it has been washed.
          Between B and C the difference is electricity. At 3,400 cubic metres an hour and 6,000 hours a year, every 50 Pa costs the fan some 570 kWh. C never fades, and you pay for that each year.
          ## Four questions for the seller
          - Both figures, please, not the mean.
          - At what face velocity, and is it mine?
          - How far do weight and efficiency vary from roll to roll?
          - What is the efficiency at final resistance?
        `),
        ...productCard('XCA-H13'),
      ],
    },
  },
  sixDegrees: {
    minutesAgo: 9640,
    types: ['editorpick'],
    industries: ['pumps_filtration'],
    tags: ['pumps'],
    cover: plate('pumps_filtration', 'volute-pump', 'six-degrees'),
    suppliers: ['hongxi'],
    products: ['HXC-80'],
    cn: {
      title: '水只热了六度，泵里像灌了石子',
      standfirst:
        '冷凝水从 90 °C 升到 96 °C，一台好泵八个月打烂两只叶轮。一张汽蚀余量的账，每个选泵的人都该会算。',
      author: '孟澜',
      source: '本网记者 嘉兴报道',
      caption: '离心泵蜗壳与叶轮剖面：气泡在叶片入口生成，在出口前溃灭',
      body: [
        ...prose(`
          嘉兴一家印染厂回收冷凝水，泵换了两次叶轮，进口边缘都像被虫蛀过，满是小坑。开机时泵体里哗啦作响，像灌了石子。厂家说泵没问题，厂里说水没问题，两边都对，只是少算了一笔账。
          液体进泵之前，压力要足够高，不能低到沸腾。如果叶轮入口的压力跌破水的饱和蒸汽压，水就在那里变成气泡，走到压力高的地方又突然溃灭，每次溃灭都像一只小锤。这叫汽蚀。
          ## 账怎么算
          装置能给的余量，叫有效汽蚀余量：液面压力减去蒸汽压，换算成米，加上液面高出泵的高度，减去进口管路的损失。泵需要的余量写在样本曲线上。前者必须大于后者，并留 0.5 到 1 米。
        `),
        ...table(
          '同一台泵，两种水温（开式水箱，泵需 3.8 m）',
          `
          项目 | 90 °C | 96 °C
          饱和蒸汽压（kPa） | 70.1 | 87.7
          大气压减蒸汽压，折合（m） | 3.3 | 1.4
          水箱液面高差（m） | +2.5 | +2.5
          进口管路损失（m） | −1.1 | −1.1
          有效汽蚀余量（m） | 4.7 | 2.8
          与 3.8 m 相比 | 余 0.9 | 缺 1.0
          `,
        ),
        ...prose(`
          去年车间给疏水阀做了保温，节能改造很成功，冷凝水也因此热了六度。蒸汽压在接近沸点时涨得极快，六度就吃掉了近两米余量。
          ## 四条出路，先挑便宜的
          - 减损失：进口管从 DN80 换成 DN125，滤网换大一号，损失从 1.1 米降到 0.4 米。花费六千元。
          - 抬水箱：抬高一米，就多一米。
          - 换叶轮或加诱导轮：泵的需求从 3.8 米降到 2.4 米。
          - 降转速：需求随流量和转速下降，但先问工艺答不答应。
          厂里做了前两条，水箱抬高 0.8 米，有效余量回到 4.3 米。十一个月过去，叶轮拆开看，连加工纹路都还在。泵厂的服务工程师栾实说，他现在接到异响的电话，第一句话不问泵，问水温。
        `),
        ...quote('泵不会吸水，水是被推进去的。推的力气不够，再好的泵也要哭。', '栾实，服务工程师'),
        ...productCard('HXC-80'),
      ],
    },
    en: {
      title: 'Six degrees, and the pump sounds full of gravel',
      standfirst:
        'Condensate went from 90 to 96 °C and a sound pump ate two impellers in eight months. The sum that explains it takes five lines.',
      author: 'Meng Lan',
      source: 'Ironbridge, Jiaxing',
      caption: 'Volute pump cut across its shaft: bubbles form at the inlet of the vanes',
      slug: 'six-degrees-and-gravel',
      body: [
        ...prose(`
          A dye works in Jiaxing recovers its condensate. Twice in eight months the pump was opened and twice the leading edges of the impeller looked worm-eaten. Running, it sounded as though somebody had poured gravel in. The maker said there was nothing wrong with the pump. The works said there was nothing wrong with the water. Both were right.
          Liquid must reach a pump at a pressure high enough that it does not boil. Where pressure at the vane falls below the vapour pressure, bubbles form; a little further on they collapse, each like a tiny hammer. That is cavitation.
          ## The sum
          What the plant has to offer is called NPSH available: surface pressure less vapour pressure, in metres, plus the height of the liquid above the pump, less losses in the suction pipe. What the pump needs is on its curve. The first must exceed the second, with half a metre or a metre to spare.
        `),
        ...table(
          'One pump, two temperatures (open tank; the pump needs 3.8 m)',
          `
          Item | 90 °C | 96 °C
          Vapour pressure, kPa | 70.1 | 87.7
          Atmosphere less vapour, m | 3.3 | 1.4
          Level above pump, m | +2.5 | +2.5
          Suction losses, m | −1.1 | −1.1
          Available, m | 4.7 | 2.8
          Against 3.8 m | 0.9 over | 1.0 short
          `,
        ),
        ...prose(`
          The year before, the works had lagged its steam traps. As a saving it was a success, and it made the condensate six degrees hotter. Close to boiling, vapour pressure climbs steeply. Six degrees took nearly two metres.
          ## Four ways out, cheapest first
          - Cut losses. A DN125 suction pipe for a DN80 one and a larger strainer: 0.4 m instead of 1.1, for 6,000 yuan.
          - Raise the tank. A metre up is a metre gained.
          - Fit an inducer, and the pump needs 2.4 m rather than 3.8.
          - Run slower, if the process agrees.
          The works did the first two, lifting the tank by 0.8 m, and has 4.3 m to offer. After eleven months the impeller still shows its tool marks. Luan Shi, who services pumps, no longer begins with the pump when somebody rings about a noise. He asks how warm the water is.
        `),
        ...quote(
          'Pumps do not suck. Water is pushed in, and if the push is too weak the best pump will weep.',
          'Luan Shi, service engineer',
        ),
        ...productCard('HXC-80'),
      ],
    },
  },
  drierCake: {
    minutesAgo: 55_800,
    types: [],
    industries: ['pumps_filtration'],
    tags: ['energy', 'retrofit'],
    cover: plate('pumps_filtration', 'filter-press', 'drier-cake'),
    cn: {
      title: '污泥里的水，每吨要付 480 元路费',
      standfirst:
        '一家电镀园区给板框压滤机换了隔膜滤板，泥饼含固从 22% 到 36%。少运走的每一吨，都是水。',
      author: '白亦然',
      source: '本网记者 温州报道',
      body: [
        ...prose(`
          电镀污泥是危险废物，出园区的每一吨都要称重、贴签、交处置费，温州一带去年是 480 元，再加运费 90 元。可车上拉的大半是水：含固 22% 的泥饼，看着能堆成块，一吨里有 780 公斤水。
          园区每天产生 4 吨干泥。含固 22% 时，要运走 18.2 吨；到 36%，只有 11.1 吨。差的 7.1 吨，一天就是四千元。
          ## 挤，而不是等
          老压滤机靠进料泵把泥压进滤室，压到 8 bar，滤液出不来就算完，一批三个半小时。泥饼外面硬、芯子稀，因为外层先结实，把里面的水堵住了。
          隔膜滤板在滤室里多了一层可以鼓起来的膜。进料到六成就停，改从膜后面灌 15 bar 的水，把还软的泥饼整体挤薄；再从中心孔吹五分钟压缩空气，把剩在孔隙里的水赶出去。
        `),
        ...table(
          '同一种泥，两种滤板',
          `
          项目 | 普通滤板 | 隔膜滤板
          进料压力（bar） | 8 | 6
          压榨压力（bar） | — | 15
          每批时间（h） | 3.5 | 2.1
          泥饼含固 | 22% | 36%
          每天泥饼（t） | 18.2 | 11.1
          吨干泥电耗（kWh） | 38 | 52
          滤布寿命（批） | 900 | 620
          `,
        ),
        ...prose(`
          代价写在最后两行：多用电，多费布。隔膜本身也娇气，进料不满就压榨，膜会被顶破。头一个月破了四张，后来在滤液流量低于每分钟 20 升时才允许压榨，由程序说了算，没有再破。
          改造用了 58 万元，只换滤板、加一套压榨水泵和储气罐，机架和油缸照旧。按一年 330 天算，处置与运费少付约 130 万元，五个多月回本。
          环保主管虞季接下来想动的是加药。石灰助滤好用，却也是干泥的一部分，每加一吨，就要多付一吨的路费。试验室里换成铁盐加少量高分子，含固略降到 34%，干泥却少了 11%。算总账，仍然划算。
        `),
        ...quote('我们付的不是污泥的钱，是水的钱。', '虞季，园区环保主管'),
      ],
    },
    en: {
      title: 'Paying 480 yuan a tonne to move water',
      standfirst:
        'A plating park fitted membrane plates to its filter press and took its sludge from 22% solids to 36. Every tonne that no longer leaves the gate is water.',
      author: 'Bai Yiran',
      source: 'Ironbridge, Wenzhou',
      slug: 'paying-to-move-water',
      body: [
        ...prose(`
          Plating sludge is hazardous waste. Each tonne that leaves a park near Wenzhou is weighed, labelled and paid for: 480 yuan for disposal last year and 90 for the lorry. Most of the load is water. A cake of 22% solids can be stacked with a shovel and still holds 780 kg of it in every tonne.
          The park makes four tonnes of dry solids a day. At 22% that is 18.2 tonnes to send away. At 36% it is 11.1. The difference costs some four thousand yuan, daily.
          ## Squeeze instead of waiting
          The old press simply pumped sludge into its chambers at 8 bar until nothing more came out, which took three and a half hours. Cakes had a hard shell and a wet heart, because the outside set first and sealed the inside in.
          A membrane plate adds a skin that can swell. Feeding stops when the chamber is six tenths full; water at 15 bar behind the skin then squeezes the soft cake from both faces; and for five minutes air is blown through from the core to chase what is left out of the pores.
        `),
        ...table(
          'One sludge, two kinds of plate',
          `
          Item | Chamber | Membrane
          Feed, bar | 8 | 6
          Squeeze, bar | – | 15
          Time per batch, h | 3.5 | 2.1
          Solids in the cake | 22% | 36%
          Cake a day, t | 18.2 | 11.1
          Power per dry tonne, kWh | 38 | 52
          Cloth life, batches | 900 | 620
          `,
        ),
        ...prose(`
          The last two lines are the price: more power and more cloth. Membranes are touchy besides. Squeeze a chamber that is not properly filled and the skin bursts. Four went in the first month. Now the control allows the squeeze only when filtrate has dropped below 20 litres a minute, and none has gone since.
          Plates, a squeeze pump and an air receiver came to 580,000 yuan; frame and cylinder stayed. Over 330 days the park pays about 1.3 million less, so five months and a little were enough.
          Yu Ji, who answers for the environment here, is looking at chemistry next. Lime helps filtering, but lime is solids too and travels at the same fare. With iron salt and a trace of polymer the cake came out at 34%, a little wetter, and there was 11% less of it to dry.
        `),
        ...quote('The bill says sludge. What we pay for is water.', 'Yu Ji, environmental manager'),
      ],
    },
  },
} as const satisfies Record<string, Story>;
