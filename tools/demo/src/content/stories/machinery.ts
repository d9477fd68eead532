import { productCard, prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Metalworking, laser, pumps, additive manufacturing. */
export const machineryStories = {
  oldPress: {
    minutesAgo: 610,
    types: ['editorpick'],
    industries: ['metalworking', 'sheet_metal'],
    tags: ['retrofit', 'energy'],
    cover: plate('metalworking', 'stamping-press', 'old-press'),
    cn: {
      title: '一台 1994 年压力机的第二条命',
      standfirst:
        '飞轮、离合器都不要了，机身留下。给三十年的老压力机装上伺服电机，花了新机三分之一的钱。',
      author: '邵一鸣',
      source: '本网记者 重庆报道',
      caption: '闭式压力机正视图：1 滑块导轨，2 凹模',
      body: [
        ...prose(`
          重庆一家冲压厂里，编号 07 的压力机比车间主任还大两岁。4,000 kN，闭式双点，1994 年出厂，机身上的漆换过四次颜色。去年它的离合器第三次大修，报价 46 万元，老板想卖废铁。
          “机身没坏，”负责改造的工程师钟晓东拿百分表贴着导轨转了一圈，“铸件放三十年，应力早跑光了，比新的还稳。”
          方案是：拆掉飞轮、离合器、制动器和主电机，在原来的齿轮轴两端各接一台低速大扭矩伺服电机，加装超级电容储能柜。机身、曲轴、连杆、滑块全部保留，只重刮导轨、换铜瓦。
          改完的机器变得不像自己。过去滑块只会一种走法，现在可以在接触板料前减速、压住、再走，也可以在下死点附近来回摆动。一副过去要两道拉延的支架，现在一道成形；噪声从 97 分贝降到 84。
        `),
        ...table(
          '07 号机改造前后',
          `
          项目 | 改造前 | 改造后 | 同吨位新机
          行程次数（次/分） | 20 | 12–34 可变 | 12–40
          单件电耗（kWh） | 0.062 | 0.041 | 0.039
          噪声（dB） | 97 | 84 | 82
          投入（万元） | — | 168 | 520
          交付（周） | — | 11 | 40
          `,
        ),
        ...prose(`
          不是每台老机都值得。钟晓东的门槛有三条：机身探伤无裂纹，曲轴跳动不超 0.15 毫米，原图纸至少还能找到一半。他看过二十多台，点头的只有九台。
          省电的账也要看活。大拉延件一天换两次模，伺服省得多；若是一套模冲一个月的垫片，飞轮的惯性反而便宜，改了不划算。操作工最先习惯的是安静，其次是换模：过去靠点动一寸一寸对，现在手轮摇到哪里停到哪里，换模从 50 分钟缩到 18 分钟。
        `),
        ...quote(
          '新机器卖的是性能，老机器卖的是脾气。脾气磨合好了，不该浪费。',
          '钟晓东，改造工程师',
        ),
      ],
    },
    en: {
      title: 'A second life for a press from 1994',
      standfirst:
        'The flywheel and clutch went; the frame stayed. Fitting servo motors to a thirty-year-old press cost a third of a new one.',
      author: 'Shao Yiming',
      source: 'Ironbridge, Chongqing',
      caption: 'Straight-side press, front view: 1 slide gibs, 2 lower die',
      slug: 'second-life-for-a-press',
      body: [
        ...prose(`
          In a stamping shop in Chongqing, press number 07 is two years older than the foreman. It is a straight-side machine of 4,000 kN, built in 1994 and repainted four times. When the clutch came due for its third overhaul at 460,000 yuan, the owner thought of scrap.
          “There is nothing wrong with the frame,” said Zhong Xiaodong, the engineer who was asked for a second opinion, after running a dial gauge along the gibs. “Thirty years have let the stress out of the casting. It is steadier than a new one.”
          Out came the flywheel, clutch, brake and main motor. At each end of the old gear shaft now sits a slow servo motor with a great deal of torque, and beside the press a cabinet of capacitors takes back the energy of each stroke. Frame, crankshaft and slide are what they were; the gibs were scraped and the bushes renewed.
          It behaves like another machine. The slide used to know one motion. Now it can slow before it meets the sheet, hold, and go on, or rock about the bottom of its stroke. A bracket that took two draws takes one. Noise fell from 97 to 84 decibels.
        `),
        ...table(
          'Press 07 before and after',
          `
          Item | Before | After | New press
          Strokes per minute | 20 | 12–34 | 12–40
          Energy per part, kWh | 0.062 | 0.041 | 0.039
          Noise, dB | 97 | 84 | 82
          Cost, thousand yuan | – | 1,680 | 5,200
          Delivery, weeks | – | 11 | 40
          `,
        ),
        ...prose(`
          Not every veteran deserves it. Zhong asks for a frame without cracks, a crankshaft that runs true within 0.15 mm, and at least half of the original drawings. Of some twenty presses he has looked at, nine passed.
          The work matters too. Deep draws with two die changes a day gain most; a press that stamps washers for a month on end is better off with its flywheel. Operators noticed the quiet first and the die changes second: 18 minutes where inching took 50.
        `),
        ...quote(
          'You buy a new machine for its performance and keep an old one for its temper. Once that is settled it is a pity to waste.',
          'Zhong Xiaodong, retrofit engineer',
        ),
      ],
    },
  },
  airCutting: {
    minutesAgo: 265,
    types: ['editorpick'],
    industries: ['laser', 'laser_cutting', 'metalworking'],
    tags: ['laser_cutting', 'energy'],
    cover: plate('laser', 'laser-head', 'air-cutting'),
    suppliers: ['yaoqie'],
    products: ['YQ-LC12', 'YQ-AIR40'],
    cn: {
      title: '气体比电费贵：激光切割改用空气的账',
      standfirst:
        '三家钣金厂把氮气换成压缩空气，切 6 毫米不锈钢每米便宜了六成。省钱的前提，是先把空气洗干净。',
      author: '程予安',
      caption: '切割头剖面：1 准直镜，2 喷嘴',
      body: [
        ...prose(`
          光源越做越便宜，切割的成本表上，气体悄悄排到了第一位。一台 12 千瓦激光机切 6 毫米不锈钢，每小时要吹掉四十多立方米氮气，折合六七十元，比电费和折旧加起来还多。
          用压缩空气代替氮气不是新想法。空气里八成是氮，剩下两成氧会让切口发黄、毛刺变硬，过去只敢切薄板。功率上到万瓦之后，情况变了：切得快，熔融金属在氧化之前已经被吹走，6 毫米以下的断面黄边窄到 0.1 毫米以内，打磨一遍即可焊接。
        `),
        ...table(
          '12 kW 切 6 mm 不锈钢，每米切缝成本（元，三厂平均）',
          `
          项目 | 液氮 | 制氮机 | 空气站
          气体 | 0.34 | 0.16 | 0.05
          电 | 0.07 | 0.11 | 0.12
          喷嘴与保护镜 | 0.02 | 0.02 | 0.04
          合计 | 0.43 | 0.29 | 0.21
          `,
        ),
        ...prose(`
          看得见的是气费，看不见的是镜片。三家厂里有一家头两个月换了十九片保护镜，原因是空压机带油。油雾在镜片上烧出黑点，几秒钟就能毁掉一只价值数千元的镜组。后来加了冷干、吸附、活性炭三级净化，露点压到 −40 °C，换镜频率才降回每月两片。
          压力也要重新配。用氮气时喷嘴前 16 公斤左右，用空气要 13 公斤上下、流量更大，普通空压机只有 8 公斤，所以空气站都带一级增压。喷嘴口径从 3.0 毫米换到 3.5 毫米，焦点再往板里压 1 毫米，毛刺才从挂手变成一抹就掉。三家厂调到满意，各用了九天到三周。
          所以结论不是“空气便宜”，而是“干净的空气便宜”。要焊、要喷粉、断面要白的件，仍然用氮；内部支架、机箱隔板这类，占了三家厂产量的七成，换过去就不再回来。
        `),
        ...productCard('YQ-AIR40'),
      ],
    },
    en: {
      title: 'When gas costs more than power: the case for cutting with air',
      standfirst:
        'Three sheet-metal shops replaced nitrogen with compressed air and halved what a metre of cut costs. First they had to wash the air.',
      author: 'Cheng Yu’an',
      caption: 'Cutting head in section: 1 collimating lens, 2 nozzle',
      slug: 'cutting-with-air',
      body: [
        ...prose(`
          Laser sources get cheaper every year, and so something else has crept to the top of the cost sheet. Cutting 6 mm stainless steel, a 12 kW machine blows away more than forty cubic metres of nitrogen an hour. That is sixty or seventy yuan, more than power and depreciation together.
          Using air instead is an old idea. Four fifths of air is nitrogen; the rest is oxygen, which yellows the edge and hardens the burr, so shops kept it for thin sheet. High power has changed that. The cut is now so quick that molten metal is gone before it oxidises. On sheet up to 6 mm the tinted edge is under 0.1 mm and a single pass of the grinder makes it fit for welding.
        `),
        ...table(
          'Cost of a metre of cut, 12 kW, 6 mm stainless (yuan, mean of three shops)',
          `
          Item | Liquid nitrogen | Generator | Air station
          Gas | 0.34 | 0.16 | 0.05
          Power | 0.07 | 0.11 | 0.12
          Nozzles and windows | 0.02 | 0.02 | 0.04
          Total | 0.43 | 0.29 | 0.21
          `,
        ),
        ...prose(`
          What the table hides is glass. One of the three shops went through nineteen protective windows in two months, because its compressor passed oil. A mist of it burns a black dot on the window and, seconds later, a lens behind it worth several thousand yuan. With a dryer, an adsorber and a carbon bed, and a dew point of −40 °C, the count fell to two a month.
          Pressure has to be set anew. Air wants about 13 bar at the nozzle and a great deal of it, while an ordinary compressor gives eight, so each station has a booster. With a nozzle of 3.5 mm instead of 3.0 and the focus a millimetre deeper in the sheet, burrs come off with a thumb. Finding that took the shops between nine days and three weeks.
          The lesson, then, is not that air is cheap but that clean air is. Parts to be welded on show, powder-coated or left bright still get nitrogen. Brackets and panels that nobody sees are seven tenths of what these shops cut, and for those none of the three has gone back.
        `),
        ...productCard('YQ-AIR40'),
      ],
    },
  },
  waterBearing: {
    minutesAgo: 1130,
    types: [],
    industries: ['pumps_filtration', 'desalination'],
    tags: ['pumps', 'desalination', 'energy'],
    cover: plate('pumps_filtration', 'pump-set', 'water-bearing'),
    suppliers: ['hongxi'],
    products: ['HXD-450'],
    cn: {
      title: '海水淡化厂的高压泵，把油箱拆了',
      standfirst:
        '推力轴承改用海水自己润滑，漏油、油冷、换油一并消失。换来的新课题是：水有多干净？',
      author: '孟澜',
      source: '本网记者 舟山报道',
      body: prose(`
        舟山一座海水淡化厂的泵房里，六台高压泵排成一列。前五台旁边都蹲着一只油箱，第六台没有。
        反渗透要把海水压到 60 多公斤，泵轴上的推力相当于压着一辆卡车，传统做法是用强制润滑的油轴承扛住。油要冷却、要过滤、要半年一换，还怕漏——淡化水是给人喝的，油封失效一次就是一次事故报告。
        第六台用的是水润滑推力轴承：碳石墨对碳化硅，中间一层几微米厚的水膜，水就取自泵出口。没有油箱、油泵和油冷器，机组短了 1.1 米。
        运行一年半，厂里记下三个数字：机械损失从 14 千瓦降到 6 千瓦；年维护工时从 96 小时降到 22 小时；轴承磨损 18 微米，按这个速度可用九年。
        水膜不是自己有的。开机前轴承面贴着轴承面，要等转速到每分钟六百转，水才被楔形的瓦面带进去，把轴托起来；停机时反过来。所以启停最伤轴承，碳石墨的软就用在这里，它肯让。厂里把启停从每天两次改成每周一次，调峰交给另外五台。
        水也不能太热。超过 45 °C，水的粘度只剩常温的六成，膜就薄了，取水口因此加了一只温度开关。
        代价也写在日志里。进水里若有大于 25 微米的颗粒，水膜会被划破。去年台风后海水浑浊，轴承温度两天升了 4 °C，值班员停机清洗了取水滤网。设备主任倪航的结论是：“油轴承怕漏，水轴承怕脏。怕脏好办，海水淡化厂本来就是管脏的。”
        剩下五台将在三年内陆续改造。
      `),
    },
    en: {
      title: 'A desalination plant throws out the oil tank',
      standfirst:
        'With thrust bearings lubricated by the water it pumps, leaks, coolers and oil changes are gone. What remains is a question: how clean is the water?',
      author: 'Meng Lan',
      source: 'Ironbridge, Zhoushan',
      slug: 'desalination-without-oil',
      body: prose(`
        Six high-pressure pumps stand in a row in a desalination plant on the island of Zhoushan. Five have an oil tank squatting beside them. The sixth has none.
        Reverse osmosis needs seawater at more than 60 bar, and the thrust on the shaft is about the weight of a lorry. The usual answer is an oil bearing with its own pump. The oil must be cooled, filtered and changed twice a year, and it must never leak: people drink what this plant makes, and each failed seal is an incident with a report.
        In the sixth pump, carbon runs on silicon carbide with a few micrometres of water between, drawn from the pump’s own discharge. Tank, oil pump and cooler are gone, and the set is 1.1 metres shorter.
        After eighteen months the log has three figures. Friction fell from 14 kW to 6. Maintenance fell from 96 hours a year to 22. The bearing has worn 18 micrometres, which at that rate gives it nine years.
        The film does not make itself. At rest the faces touch, and only from about 600 turns a minute do the tapered pads draw in enough water to lift the shaft. Starting and stopping is what wears them, so this pump now stops once a week rather than twice a day and leaves the peaks to the other five. Above 45 °C water is too thin to carry the load, and a switch at the intake says so.
        The price is in the log as well. A particle larger than 25 micrometres will score the film. After last year’s typhoon the sea turned brown, the bearing warmed by 4 °C in two days, and the pump was stopped until the intake screens had been washed. “An oil bearing fears leaks and a water bearing fears dirt,” says Ni Hang, who runs the pump hall. “Dirt we can handle. Keeping it out is what this plant is for.”
        The other five will follow within three years.
      `),
    },
  },
  powder: {
    minutesAgo: 1720,
    types: [],
    industries: ['additive_manufacturing'],
    tags: ['powder'],
    cover: plate('additive_manufacturing', 'powder-bed', 'powder'),
    cn: {
      title: '打印粉末用几遍算多？一家厂数到了三十一',
      standfirst:
        '钛粉每公斤上千元，没有人舍得只用一次。西安一家打印服务商把同一批粉循环了三十一遍，每一遍都留了样。',
      author: '秦越',
      body: [
        ...prose(`
          粉末床打印一件，真正熔成零件的粉往往不到一成，其余九成筛一筛再用。再用几次合适，行业里的答案从五次到“看着办”都有。
          西安一家打印服务商用两年时间做了一次笨实验：一批 160 公斤的钛合金粉，只出不进，不掺新粉，循环到够不着最低装粉量为止。每遍留样，测氧含量、粒度、流动性，并打拉伸棒。
        `),
        ...table(
          '同一批钛合金粉的变化',
          `
          循环次数 | 氧（%） | D50（µm） | 流动性（s/50 g） | 抗拉强度（MPa） | 延伸率（%）
          0 | 0.092 | 35.1 | 31.5 | 986 | 14.6
          10 | 0.108 | 36.4 | 29.8 | 1,004 | 14.1
          20 | 0.124 | 37.9 | 28.9 | 1,019 | 13.2
          31 | 0.139 | 39.2 | 28.6 | 1,033 | 11.4
          `,
        ),
        ...prose(`
          强度越用越高，因为氧在增加；延伸率越用越低，也因为氧。到第三十一遍，氧 0.139%，还没有越过牌号上限 0.2%，延伸率却已接近客户图纸要求的 10%。真正先到头的不是成分，是最小的那些粉：细粉容易飞溅和团聚，几遍之后就没了，铺粉虽然更顺，层与层之间的孔却略有增加。
          氧从哪里来？不全是打印舱。舱里的氩气氧含量一直压在百万分之五百以下；留样对比发现，筛粉和转运那一段占了增量的一半多，粉在湿度六成的屋里敞口放一个班，就顶得上打印两遍。厂里后来把筛分搬进了手套箱，同样的粉再跑，十遍只涨了百分之零点零零九。
          疲劳是另一张表。第三十一遍的试棒，一千万次疲劳极限比新粉低了 6%，断口从表面的未熔颗粒起裂。拉伸看不出来的，疲劳看得出来。
          这家厂后来的规矩是：承力件用十二遍以内的粉，其余不限，掺新粉的批次按最老的那部分算。规矩不新鲜，新鲜的是它背后有三十一管样品。
        `),
      ],
    },
    en: {
      title: 'How often can powder be reused? One shop counted to thirty-one',
      standfirst:
        'Titanium powder is too dear to use once. A print shop in Xi’an ran one batch through its machine 31 times and kept a sample of every pass.',
      author: 'Qin Yue',
      slug: 'reusing-powder',
      body: [
        ...prose(`
          In a powder bed, often less than a tenth of the metal becomes the part. The rest is sieved and used again. How often? Ask around and the answers run from five times to “until it looks wrong”.
          A print shop in Xi’an spent two years on a plain experiment. It took 160 kg of titanium alloy, added nothing, and reused it until there was too little left to fill the machine. After each pass it measured oxygen, particle size and flow, and pulled test bars.
        `),
        ...table(
          'One batch of titanium powder',
          `
          Pass | Oxygen, % | D50, µm | Flow, s/50 g | Strength, MPa | Elongation, %
          0 | 0.092 | 35.1 | 31.5 | 986 | 14.6
          10 | 0.108 | 36.4 | 29.8 | 1,004 | 14.1
          20 | 0.124 | 37.9 | 28.9 | 1,019 | 13.2
          31 | 0.139 | 39.2 | 28.6 | 1,033 | 11.4
          `,
        ),
        ...prose(`
          Strength goes up because oxygen does, and ductility goes down for the same reason. After 31 passes oxygen stood at 0.139%, well under the grade’s limit of 0.2%, but elongation was close to the 10% that customers ask for. Chemistry was not what wore out first. The finest particles were: they spatter and clump, and are gone within a few passes. The powder then spreads better, while pores between layers grow slightly.
          Where did the oxygen come from? Less from the machine than expected. Argon in the chamber stayed below 500 parts per million; sieving and carrying powder about in a humid room accounted for more than half of the rise. Since sieving moved into a glove box, ten passes add 0.009%. Fatigue told a harsher story than tension: after 31 passes the limit at ten million cycles was 6% lower.
          The shop’s rule is now twelve passes for parts that carry load and no limit for the rest, and a blend counts as old as its oldest part. There is nothing new in such a rule. What is new is the rack of 31 samples behind it.
        `),
      ],
    },
  },
} as const satisfies Record<string, Story>;
