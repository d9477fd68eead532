import { productCard, prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Chips, cars, batteries, hydrogen, low-altitude aviation. */
export const mobilityStories = {
  glassCore: {
    minutesAgo: 228,
    types: ['editorpick'],
    industries: ['electronic_chip', 'advanced_packaging'],
    tags: ['substrates'],
    cover: plate('electronic_chip', 'processor-board', 'glass-core'),
    suppliers: ['hengji'],
    products: ['HJ-GC70', 'HJ-BF40'],
    cn: {
      title: '玻璃芯基板小试：翘曲降六成，崩边成新题',
      standfirst: '四百张玻璃芯板走完一条有机基板产线，平得出乎意料，也脆得在意料之中。',
      author: '陆昭宁',
      source: '本网记者 无锡报道',
      body: [
        ...prose(`
          封装基板越做越大，翘曲成了绕不过去的坎。一块 85 毫米见方的有机基板，回流焊时四角能翘起 150 微米，比焊球本身还高出一截。用玻璃代替有机芯板的想法谈了多年，难在产线没有为它准备。
          无锡一家基板厂今年春天做了一次小试：不买新设备，让四百张 0.7 毫米玻璃芯板走现有的有机产线，看它在哪里碎、在哪里好。
          先说好的。增层八层之后，玻璃芯板 260 °C 下的翘曲平均 52 微米，同尺寸有机板 138 微米。层间对位也更准，因为玻璃不吸水、不伸缩，通孔的对位误差从 ±9 微米缩到 ±4。
        `),
        ...table(
          '四百张玻璃芯板的去向',
          `
          工序 | 投入 | 损失 | 主要原因
          通孔金属化 | 400 | 11 | 孔口微裂
          增层压膜 | 389 | 7 | 滚轮压痕
          电镀与蚀刻 | 382 | 29 | 夹具崩边
          切割 | 353 | 46 | 切边裂纹
          通过 | 307 | — | —
          `,
        ),
        ...prose(`
          再说坏的。四百张最后剩 307 张，良率 77%。损失最大的一步是切割：刀轮在有机板上跑得好好的，遇到玻璃，边上会留下看不见的微裂，几个热循环后长成真的裂。换成激光改质加裂片，小批 60 张只坏了 3 张。
          电镀槽的夹具是另一处。夹爪原为有机板设计，咬合力 40 牛，玻璃受不了；改成 12 牛加硅胶垫，又出现接触不良。项目经理章一白说：“材料没有问题，是我们的手还没有学会轻。”
          检测也要换眼睛。有机板不透光，看表面就够；玻璃透光，裂纹藏在厚度中间，普通相机看不见。厂里加了一道侧光照明的暗场检查，把漏检从十九张降到两张。
        `),
        ...quote('有机板是纸，玻璃是瓷。产线过去搬的是纸。', '章一白，项目经理'),
        ...productCard('HJ-GC70'),
      ],
    },
    en: {
      title: 'Glass-core substrates: flatter by 60%, and chipped at the edge',
      standfirst:
        'Four hundred glass cores went down a line built for organic boards. They stayed flatter than hoped and proved as brittle as feared.',
      author: 'Lu Zhaoning',
      source: 'Ironbridge, Wuxi',
      slug: 'glass-core-substrates',
      body: [
        ...prose(`
          As chip packages grow, so does the trouble of keeping them flat. The corners of an organic substrate 85 mm square can rise by 150 micrometres in the reflow oven, more than the height of the balls beneath it. Replacing the organic core with glass has been talked about for years. What was missing was a line to make it on.
          A substrate maker in Wuxi tried it this spring without buying anything. It sent 400 cores of 0.7 mm glass down its existing line and watched where they thrived and where they broke.
          The good news first. With eight build-up layers on it, glass bowed 52 micrometres at 260 °C; an organic board of the same size bowed 138. Layers registered better too, since glass neither swells nor shrinks: the error at the vias fell from 9 micrometres to 4.
        `),
        ...table(
          'What became of 400 glass cores',
          `
          Step | In | Lost | Mainly because of
          Via metallisation | 400 | 11 | Cracks at the hole
          Film lamination | 389 | 7 | Roller marks
          Plating and etching | 382 | 29 | Chips from clamps
          Dicing | 353 | 46 | Edge cracks
          Passed | 307 | – | –
          `,
        ),
        ...prose(`
          The bad news: 307 survived, a yield of 77%. Dicing did most of the damage. A wheel that runs happily through organic board leaves cracks in glass too small to see, which grow with each heating. Scoring inside the glass with a laser and then parting it lost three of a trial lot of 60.
          Clamps came next. They grip with 40 newtons, made for boards that do not care. At 12 newtons with silicone pads the glass was safe and the contact was not. “There is nothing wrong with the material,” says Zhang Yibai, who led the trial. “Our hands have not learned to be gentle.”
          Inspection needed new eyes as well. Cracks hide within the thickness of glass, where a camera made for opaque board sees nothing. Lit from the edge against a dark field they shine, and escapes fell from nineteen to two.
        `),
        ...quote(
          'Organic board is paper and glass is china. This line has only ever carried paper.',
          'Zhang Yibai, project manager',
        ),
        ...productCard('HJ-GC70'),
      ],
    },
  },
  castRepair: {
    minutesAgo: 830,
    types: ['editorpick'],
    industries: ['auto', 'die_casting'],
    tags: ['die_casting'],
    cover: plate('auto', 'car-body', 'cast-repair'),
    cn: {
      title: '一体压铸之后，修理厂怎么办',
      standfirst:
        '后地板从七十个零件变成一个，省的是主机厂，愁的是钣金工。三家修理厂在试一种“切块换”的办法。',
      author: '贺兰亭',
      body: prose(`
        事故车停在举升机上，后纵梁尾端裂了一道二十厘米的口子。放在五年前，这是换一根纵梁的事；现在整个后地板是一件铝压铸，没有纵梁可换。保险公司给的两个选项是：换整件，工料七万；或者推定全损。
        一体压铸把后地板从七十多个冲压件、上千个焊点变成一个铸件，主机厂省下的是模具、焊机和人。但铸铝不像钢板能拉、能敲、能烤，裂了就是裂了。
        常州、台州和廊坊的三家修理厂从去年起和一家主机厂做试点：铸件在设计时预留四道切割线，线内是一块可更换的“端块”。事故伤在端块里，就沿线切下，换上新块，用结构胶加自冲铆接，不焊。
        试点做了 53 台。平均工料 1.6 万元，是换整件的四分之一；修后抽三台做了碰撞，吸能与新件相差不到 4%。限制也写得清楚：伤不能越过切割线，线外哪怕一条细裂都要换整件；胶要在 23 °C 固化十二小时，冬天得有烤房。
        为什么不焊？压铸铝里裹着气，一焊就冒泡；再者铸件靠铸态组织吃力，焊缝旁边一圈会软下去两三成。胶接把力摊到一掌宽的面上，铆钉只管在胶固化之前把位置定住，也防它日后从边上揭开。切面要打磨、脱脂、等离子活化，从擦净到涂胶不能超过一小时。
        台州那家的老板蒋国庆干了二十六年钣金，他说这活不像钣金，像装修：“量准、切直、粘牢。锤子用不上了，得学会看说明书。”
      `),
    },
    en: {
      title: 'After the giant casting, the body shop',
      standfirst:
        'Seventy parts have become one rear floor. That saves the car maker money and leaves the panel beater without a panel. Three shops are trying another way.',
      author: 'He Lanting',
      slug: 'repairing-giant-castings',
      body: prose(`
        The car on the lift has a crack of twenty centimetres at the tail of its rear rail. Five years ago that meant a new rail. Now the whole rear floor is one aluminium casting and there is no rail to replace. The insurer offers a new casting at 70,000 yuan, or a write-off.
        Casting the rear floor in one piece does away with some seventy pressings and a thousand welds. Dies, welders and wages are what the maker saves. But cast aluminium cannot be pulled, hammered or warmed back into shape. Cracked is cracked.
        Since last year three body shops in Changzhou, Taizhou and Langfang have been working with one maker on an alternative. The casting is designed with four lines along which it may be cut. Inside them lies an end block. If the damage is within the block, it is sawn off and a new one is bonded and riveted in its place. Nothing is welded.
        Fifty-three cars have been repaired so. The average bill was 16,000 yuan, a quarter of the price of a new casting, and three of the cars were then crashed on purpose: they absorbed within 4% of what a new one does. The limits are plain. One hairline beyond the cut and the whole casting must go. The adhesive needs twelve hours at 23 °C, which in winter means an oven.
        Why not weld? Die-cast aluminium holds gas, which boils out under a torch, and the metal beside a weld loses a quarter of its strength. Adhesive spreads the load over a hand’s breadth; rivets hold the place while it cures and keep the edge from peeling. From the last wipe to the glue no more than an hour may pass.
        Jiang Guoqing, who owns the shop in Taizhou, has been a panel beater for 26 years. It is less like beating panels, he says, than fitting a kitchen. “Measure, cut straight, glue well. I do not need the hammer. I need to read the instructions.”
      `),
    },
  },
  teaByAir: {
    minutesAgo: 1360,
    types: [],
    industries: ['low_altitude_Economy'],
    tags: ['drones'],
    cover: plate('low_altitude_Economy', 'multirotor', 'tea-by-air'),
    cn: {
      title: '茶青坐飞机下山',
      standfirst:
        '从茶园到厂房，人背两个小时，无人机飞七分钟。浙南一个茶村今年春天飞了四千多架次，最难的不是飞，是落。',
      author: '叶知夏',
      source: '本网记者 泰顺报道',
      body: prose(`
        清明前的茶青离枝两小时就开始发热。泰顺这个村子的茶园在海拔八百米，下山的路绕十一公里，过去靠人背和骡子驮，送到厂里时最底下一层已经闷红了。
        今年三月，村里来了三架载重三十公斤的多旋翼。起飞点在山腰平台，降落点在厂房屋顶，直线一千九百米，落差四百二十米，单程七分钟。四十天飞了 4,260 架次，运了 108 吨茶青，红变率从 6% 降到不足 1%。
        电池比飞机忙。下山满载、上山空载，下山时电机部分回收能量，一块电池可以跑三个来回。村里备了十八块，用一台旧冷柜改的恒温箱保存，避免高温快充。
        最难的是落。山谷下午起风，屋顶上方常有两三米的乱流。机手吴崇安试了几种办法，最后在屋顶四角各立一根带风标的杆子，程序看四个风标的朝向决定从哪一侧进。“仪表说风速六米，可它不告诉你风在转圈。”
        装篓也有学问。茶青怕压，三十公斤不能装成一袋，村里用竹篾编了四只扁篓，一只七公斤，叠起来中间留风道，飞七分钟，出来比进去还凉一度。吊挂的绳子从两米缩到一米二，落地时不再打摆。
        成本呢？每公斤茶青运费一块一，比人背贵两毛，但茶厂愿意出：红变少了，一斤干茶多卖十五块。
        飞手也是本村的。三个返乡的年轻人考了执照，采茶季一天飞十二个小时，三人轮着来；平时给邻村的果园打药。村里正商量夏天让它送别的。山上还有杨梅，也怕捂。
      `),
    },
    en: {
      title: 'The tea comes down by air',
      standfirst:
        'Two hours on foot, seven minutes by drone. A tea village in southern Zhejiang flew more than four thousand loads this spring. Flying is easy; landing is not.',
      author: 'Ye Zhixia',
      source: 'Ironbridge, Taishun',
      slug: 'tea-by-air',
      body: prose(`
        Fresh leaf begins to heat two hours after it is picked. In this village in Taishun the gardens lie at 800 metres and the road down winds for eleven kilometres. Porters and mules used to carry the leaf, and by the time it reached the factory the bottom of each basket had turned red.
        In March three multirotors arrived, each able to lift 30 kg. They take off from a terrace half-way up and land on the factory roof, 1,900 metres away and 420 metres below. One way takes seven minutes. In forty days they flew 4,260 loads and 108 tonnes, and the share of spoiled leaf fell from 6% to less than one.
        The batteries work harder than the aircraft. Loads go down and baskets come up empty, and on the way down the motors recover some energy, so one charge lasts three round trips. Eighteen batteries wait in an old refrigerator that keeps them at an even temperature.
        Landing is the hard part. In the afternoon wind fills the valley and turns over above the roof. After several attempts the pilot, Wu Chong’an, put a pole with a vane at each corner, and the aircraft now chooses its approach by looking at all four. “The instrument says six metres a second,” he says. “It does not tell you the wind is going in circles.”
        Packing took some thought too. Leaf bruises, so the load rides in four flat bamboo baskets of seven kilograms with a gap between them for air, and arrives a degree cooler than it left. Shortening the sling from two metres to 1.2 stopped it swinging on the way in.
        It costs 1.1 yuan a kilogram, a fifth more than a porter. The factory pays gladly: with less red leaf, half a kilo of finished tea sells for fifteen yuan more.
        The pilots are from the village: three who came home, passed the test, and spray orchards for the neighbours out of season. The village is discussing what to fly in summer. There are bayberries up there too, and they do not keep either.
      `),
    },
  },
  windHydrogen: {
    minutesAgo: 3210,
    types: ['oversea'],
    industries: ['renewable_energy', 'hydrogen'],
    tags: ['hydrogen'],
    cover: plate('renewable_energy', 'electrolyser', 'wind-hydrogen'),
    cn: {
      title: '苏格兰海岛上的电解槽：允许停机，反而更耐用',
      standfirst:
        '奥克尼群岛一座小型制氢站不再追求平稳运行，让四个电堆跟着风轮流歇，省下了一套没买的电池。',
      author: '卡勒姆·里德',
      source: '本网特约记者 奥克尼报道',
      body: prose(`
        电解槽厂家最怕停机。每停一次，气体会穿过隔膜，电极少一点寿命，所以制氢站通常配一套电池，用来熬过没风的时候。奥克尼群岛上一座小站反其道而行，已经过了两个冬天。
        站里有四个 250 千瓦电堆。风小了，控制系统不是让四个一起降，而是让其中一个正经停下：管路充氮，留一点保护电流，其余三个仍在接近满负荷的舒服区间里运行。谁歇，按运行小时排队。
        跟着风跑了 9,400 小时，电压衰减每千小时 1.1%，比厂家给的平稳运行数据还略低。原计划采购的电池没有买，那是站里第二贵的东西，31 万英镑。
        为什么停一个比降四个好？碱性电解槽负荷低于两成半，产气少，而透过隔膜的氢气不会少，氧气里的含氢就往上爬，到百分之二必须联锁停机。让三个跑在七八成，一个彻底歇着，谁也不会走到那条线上。歇着的那个也不能断电：反向电流会腐蚀镍电极，所以留着每平方厘米几毫安的保护电流，一个电堆一夜耗电不过十来度。
        热是另一笔账。电堆要七十度才好干活，冷透了再起要四十分钟。站里把四个电堆的碱液管连成一圈，干活的给歇着的保温，起动缩到了六分钟。
        负责人艾拉·弗莱特不认为谁都能照搬：电堆要小到可以轮休，阀门要经得起一天动作四十次，她已经换了十一只。“我们没有让它更温柔，”她说，“只是让它更诚实。”
      `),
    },
    en: {
      title: 'An electrolyser that is allowed to stop',
      standfirst:
        'On a Scottish island, engineers gave up running a hydrogen plant smoothly. Letting it follow the wind made it last longer.',
      author: 'Callum Reid',
      source: 'Ironbridge, Orkney',
      slug: 'an-electrolyser-that-stops',
      body: prose(`
        Makers of electrolysers dislike stopping. Each shutdown lets gas cross the membrane and takes something off the life of the cell, so plants are given batteries to ride through calm spells. On an island in Orkney a small plant has done the opposite for two winters and has the figures to show for it.
        It has four stacks of 250 kW. When the wind drops, the control does not turn all of them down; it stops one, properly, with nitrogen in the pipes and a trickle of current to keep the electrodes where they should be. The others go on near full load, where they are happiest. Which one rests is decided by hours run.
        After 9,400 hours of wind the cells have lost 1.1% of their voltage per thousand hours, a little less than the maker’s figure for steady running. The battery that was planned was never bought. At 310,000 pounds, it would have been the second most expensive thing on the site.
        Why rest one rather than turn down four? At a quarter load an alkaline stack makes little gas while as much hydrogen as ever seeps through the diaphragm, and at 2% hydrogen in the oxygen it must trip. Three at full stretch never come near that line. Their lye also keeps the idle one warm, so that it starts in six minutes instead of forty.
        The engineer in charge, Isla Flett, does not think the trick will suit everyone. It needs stacks small enough to rest in turn, and valves that are happy to move forty times a day; she has replaced eleven. “We did not make it gentler,” she says. “We made it honest.”
      `),
    },
  },
  cellTabs: {
    minutesAgo: 140,
    types: ['newswire'],
    industries: ['renewable_energy', 'auto'],
    tags: ['standards'],
    cn: {
      title: '大圆柱电池全极耳焊接检测，团体标准征求意见',
      standfirst: '草案提出焊点电阻、熔深与飞溅三项指标，并首次规定在线检测的抽样办法。',
      author: '标准组',
      body: prose(`
        一项面向大圆柱电池全极耳激光焊接的团体标准近日开始征求意见，为期四十五天。
        草案规定了焊点电阻、熔深和飞溅颗粒三项指标的测量方法，其中飞溅颗粒以集流盘背面每平方厘米大于 50 微米的颗粒数计。与以往不同，草案第一次写明在线检测的抽样办法：连续生产时每 500 只抽 3 只破坏检查，换批首件必检。
        有参编企业表示，争议集中在电阻的限值上。按极耳面积折算还是按单点计，结果相差近一倍。
        意见反馈后，起草组将组织三家实验室比对，预计明年一季度送审。
      `),
    },
  },
} as const satisfies Record<string, Story>;
