import { productCard, prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Compounding and moulding; ink and paint. */
export const polymerAndPaintStories = {
  odourStripping: {
    minutesAgo: 10480,
    types: ['editorpick'],
    industries: ['plastics', 'compouding', 'plastics_recycling'],
    tags: ['recycling'],
    cover: plate('plastics', 'twin-screw', 'odour-stripping'),
    cn: {
      title: '再生料那股味，要从螺杆里抽走',
      standfirst:
        '台州一家改性厂用同一批再生聚丙烯试了四种脱味办法。最见效的一步，是往熔体里加水。',
      author: '周砚',
      source: '本网记者 台州报道',
      caption: '同向双螺杆挤出机俯视剖面',
      body: [
        ...prose(`
          再生聚丙烯的力学指标早就够用了，进不了驾驶舱，往往只差一股味：洗衣粉的香精、食用油的哈喇、料自己降解出来的酸。主机厂的内饰标准是 80 °C 焖两小时，几个人凑上去闻，一到六级，高于 3.5 级就退货。
          台州这家改性厂去年被退了三批。掩味剂试过，开袋时好闻，焖过以后两种味道都在。技术经理阮志恒决定不再“盖”，改为“抽”。
          ## 为什么抽真空还不够
          熔体里的小分子要先扩散到表面，才谈得上被抽走，而聚丙烯熔体里扩散极慢，一毫米要走好几分钟，料在脱挥段却只停留十来秒。真空再高，也只够着表皮。办法是不断翻出新表面：把脱挥段的充满度压到三成以下，让料在螺槽里薄薄地铺开；再往前一个密封段注入 1.5% 的水。水在 210 °C 的熔体里被压着，到了脱挥口突然失压，炸成无数气泡，每个气泡都是一块新表面，也把异味分子的分压拉了下来。
        `),
        ...table(
          '65 mm 双螺杆，同一批再生 PP 的四种做法',
          `
          做法 | 气味等级 | 总碳（µgC/g） | 电耗（kWh/kg） | 产量（kg/h）
          单真空口，100 mbar | 4.5 | 142 | 0.24 | 820
          双真空口，20 mbar | 4.0 | 88 | 0.26 | 800
          双口，10 mbar，注水 1.5% | 3.5 | 46 | 0.30 | 740
          再加热风料仓 6 小时 | 3.0 | 21 | 0.41 | 740
          `,
        ),
        ...prose(`
          水不是白加的。每小时 11 公斤水要重新变成汽，冷凝器得换大一号，凝下来的水是黄的，要当废水处理。第一周真空口冒料四次，原因是密封段的反向螺纹太短，水压顶穿了熔体塞；加长半个导程才稳住。
          现在厂里把料分成两路：做风道、支架的注水就交货；做立柱饰板的再进热风料仓。料仓占地大、费电，却不占挤出机的时间。
          账也分两路算。注水让每公斤料多花三分钱电费，产量少一成；热风再加八分钱。内饰级比普通再生料每吨多卖一千六百元，扣掉这些还有余。阮志恒更看重的是退货：改完十个月，四十七批料一批没退。他留了个习惯，每批料装一只玻璃罐放在办公桌上，来谈配方的客户先请闻，闻完再坐下。
        `),
        ...quote('香精是借来的鼻子，总要还的。', '阮志恒，技术经理'),
      ],
    },
    en: {
      title: 'To get the smell out of recycled plastic, add water',
      standfirst:
        'A compounder in Taizhou ran one lot of recycled polypropylene through four ways of removing odour. The best of them begins by making the melt wet.',
      author: 'Zhou Yan',
      source: 'Ironbridge, Taizhou',
      caption: 'Co-rotating twin-screw extruder in section, from above',
      slug: 'smell-out-of-recycled-plastic',
      body: [
        ...prose(`
          Recycled polypropylene has been strong enough for car interiors for years. What keeps it out is smell: detergent perfume, rancid oil, and the acids a polymer makes as it ages. Car makers shut a sample in a jar at 80 °C for two hours and let a panel sniff it. The scale runs from one to six, and anything above 3.5 goes back.
          Three lots came back to this plant last year. Masking agents had been tried. They smelled well in the bag, and after the jar the panel could name both odours. Ruan Zhiheng, the technical manager, decided to take the smell out instead of covering it.
          ## Why vacuum alone falls short
          A small molecule must reach a surface before a pump can have it, and in molten polypropylene it travels slowly: minutes for a millimetre. The melt spends perhaps ten seconds under the vent. A better vacuum therefore cleans only the skin. What helps is more skin. The plant runs its vent zones less than a third full, so that melt spreads thinly in the flights, and injects 1.5% of water one sealed zone upstream. Held under pressure at 210 °C, the water bursts into bubbles when it meets the vacuum. Every bubble is new surface, and the steam carries odour with it.
        `),
        ...table(
          'One lot of recycled polypropylene on a 65 mm twin screw',
          `
          Method | Odour grade | Total carbon, µgC/g | Energy, kWh/kg | Output, kg/h
          One vent, 100 mbar | 4.5 | 142 | 0.24 | 820
          Two vents, 20 mbar | 4.0 | 88 | 0.26 | 800
          Two vents, 10 mbar, 1.5% water | 3.5 | 46 | 0.30 | 740
          The same, then six hours in hot air | 3.0 | 21 | 0.41 | 740
          `,
        ),
        ...prose(`
          The water has its price. Eleven kilograms an hour turn to steam and have to be condensed again, which took a larger condenser, and the yellow condensate is effluent. In the first week melt came up the vent four times: the reverse element that seals the wet zone was too short, and steam blew through it. Half a turn more of reverse flight cured that.
          Work is now split in two. Air ducts and brackets ship straight from the extruder. Pillar trim, which sits beside the driver’s nose, goes on to the hot-air silo. The silo is large and hungry for power, but it takes no time from the screw.
        `),
        ...quote(
          'Perfume is a loan. The nose always calls it in.',
          'Ruan Zhiheng, technical manager',
        ),
      ],
    },
  },
  electricGuide: {
    minutesAgo: 27350,
    types: [],
    industries: ['plastics', 'injection_moulding'],
    tags: ['injection', 'energy'],
    cover: plate('plastics', 'moulding-machine', 'electric-guide'),
    suppliers: ['lanyan'],
    products: ['LYE-900', 'LYS-1600'],
    cn: {
      title: '买全电动注塑机之前，先问清这五件事',
      standfirst: '电费省得没有样本上多，精度好处却常被低估。一份写给采购和工艺两个部门的清单。',
      author: '沈书远',
      body: [
        ...prose(`
          全电动机比同吨位伺服液压机贵三到五成。值不值，先把下面五件事问清楚，再谈折扣。
          ## 一、省的电到底值多少
          拿一台 900 kN 的机器算：每模 60 克，每分钟四模，一年开 6,500 小时，约 94 吨料。全电动比伺服液压每公斤少用 0.2 度左右，一年不到两万度，一万五千元上下。差价若是九万，单靠电费要六年。**只拿电费当理由，多数小机回本偏慢；**理由应当是废品、调机时间和洁净。
          ## 二、产品要保压多久
          电动注射靠滚珠丝杠顶着。保压时丝杠几乎不转，力压在少数几颗钢珠上，电机也在堵转发热。壁厚 4 毫米以上、保压十几秒的件，要请厂家给出“额定压力下允许的连续保压时间”，而不是最高压力。
          ## 三、有没有抽芯
          油缸抽芯的模具一上，还得配一台小油泵站，省电和洁净都打折扣。先数一数自己的模具，超过三成带油缸，就要重新算。
          ## 四、精度怎么验
          样本上写的是位置重复精度，您卖的却是产品。请在验收里写产品重量：连续八小时，每十分钟取一模，中间停机十分钟再开一次，看重新稳定要几模。
        `),
        ...table(
          '建议写进合同的验收项',
          `
          项目 | 办法 | 参考限值
          产品重量 | 8 小时，每 10 分钟一模 | 变异系数 ≤ 0.10%
          停机后恢复 | 停 10 分钟再开 | ≤ 5 模回到限内
          每公斤电耗 | 含料筒加热，实测 4 小时 | 不超报价值 5%
          噪声 | 1 米处，空循环 | ≤ 68 dB
          `,
        ),
        ...prose(`
          ## 五、油脂去了哪里
          没有液压油不等于没有油。丝杠和曲肘每班都要打脂，甩出来的脂会落在模板上。做医疗件和食品件的，看一眼油脂回收盒在哪里、多久倒一次，比看展台上的白色护罩管用。
          ## 小结
          薄壁、快周期、尺寸公差在两三丝以内、要进洁净室的，全电动多半划算；厚壁、长保压、抽芯多、换料频繁的，一台新的伺服液压机加几只电表，可能更合适。两种都拿不准，就带上自己的模具和料去厂家试一个整班。肯让您试满八小时的厂家，报价贵一点也值得坐下来谈；只肯打二十模给您看的，另当别论。
        `),
        ...productCard('LYE-900'),
      ],
    },
    en: {
      title: 'Five questions before you buy an all-electric moulding machine',
      standfirst:
        'It saves less power than the brochure says and more scrap than most buyers count. A list to take to the maker, and to your own process department.',
      author: 'Shen Shuyuan',
      slug: 'before-you-buy-all-electric',
      body: [
        ...prose(`
          An all-electric machine costs a third to a half more than a servo-hydraulic one of the same clamp. Before haggling over that, settle five points.
          ## 1. What is the power worth?
          Take a 900 kN machine making 60 g a shot, four shots a minute, 6,500 hours a year: about 94 tonnes of plastic. Against a good servo-hydraulic machine it saves some 0.2 kWh per kilogram, not quite 20,000 kWh, or 15,000 yuan. If the machine costs 90,000 more, power alone takes six years to pay it back. **On small machines energy is rarely reason enough.** Scrap, set-up time and cleanliness may be.
          ## 2. How long do you hold pressure?
          An electric injection unit pushes through a ball screw. While it holds, the screw barely turns, the load rests on a few balls, and the motor heats at standstill. For walls above 4 mm and holding times beyond ten seconds, ask how long rated pressure may be held without a break. Peak pressure tells you nothing about that.
          ## 3. Do your moulds pull cores?
          Moulds with hydraulic cores need a power pack beside the machine, and part of the saving and most of the cleanliness go with it. Count your moulds. If three in ten have cylinders, do the sum again.
          ## 4. How will you prove precision?
          Brochures state how well a position repeats. You sell parts. Put part weight into the acceptance test, over a full shift, with one deliberate stop.
        `),
        ...table(
          'What to write into the contract',
          `
          Item | Method | Guide limit
          Part weight | 8 hours, one shot every 10 minutes | Variation within 0.10%
          Recovery | Restart after a 10-minute stop | Within limits in 5 shots
          Energy per kilogram | With barrel heating, over 4 hours | No more than 5% over the quotation
          Noise | At 1 m, dry cycle | 68 dB or less
          `,
        ),
        ...prose(`
          ## 5. Where does the grease go?
          No hydraulic oil does not mean no oil. Screws and toggles are greased every shift, and what they throw off lands on the platen. If you mould for medicine or food, find the grease trap and ask how often it is emptied. That will tell you more than the white guarding at the show.
        `),
        ...productCard('LYE-900'),
      ],
    },
  },
  beadSize: {
    minutesAgo: 15870,
    types: ['editorpick'],
    industries: ['coatings'],
    tags: ['energy'],
    cover: plate('coatings', 'bead-mill', 'bead-size'),
    cn: {
      title: '磨珠换小一号，墨水细一半：砂磨机里的算术',
      standfirst:
        '数码印花墨水要磨到 130 纳米。绍兴一家墨水厂把 0.8 毫米锆珠一路换到 0.1 毫米，发现最省电的不是最小的那种。',
      author: '方绍文',
      source: '本网记者 绍兴报道',
      caption: '卧式砂磨机剖面',
      body: [
        ...prose(`
          喷头的孔只有二十几微米，墨水里若有半微米的颜料团，印不到一千米布就会断线。绍兴这家墨水厂的指标是中位粒径 130 纳米，最大不超过 500 纳米。三年前他们用 0.8 毫米锆珠，磨十六个小时，粒径停在 210 纳米，再磨只是发热。
          道理是算术。颜料团被打散，靠的是两颗珠子把它夹住的那一下。一下有多重，大致与珠径的三次方成正比；一秒有多少下，则与珠子的数目成正比。一升 0.8 毫米的珠子有 224 万颗，换成 0.2 毫米就是 1.43 亿颗。大珠子像大锤，敲得重，敲不到小东西；到了纳米级，缺的不是力气，是次数。
        `),
        ...table(
          '同一配方，25 升卧式砂磨机，线速度 12 m/s',
          `
          珠径（mm） | 每升珠数 | 磨到 130 nm 的电耗（kWh/t） | 锆磨损（mg/kg）
          0.8 | 224 万 | 到不了，停在 210 nm | 38
          0.4 | 1,790 万 | 1,650 | 24
          0.2 | 1.43 亿 | 900 | 11
          0.1 | 11.5 亿 | 1,150 | 14
          `,
        ),
        ...prose(`
          0.1 毫米为什么反而费电？因为珠子太轻，遇到几微米的粗颗粒夹不动，前两个小时几乎在空转。研发主管傅岩的解法是分两段：先用 0.6 毫米珠磨到最大颗粒小于 2 微米，再进 0.2 毫米的机器。两段合计 780 度，比单用 0.2 毫米还省一成多。
          小珠子另有三个脾气要伺候：
          - 分离筛缝取珠径的三分之一，0.2 毫米珠子只能开 0.07 毫米，前处理滤不净就会堵，腔压一小时能涨一倍。
          - 停机时珠子沉底压实，再启动容易憋转，要先反冲几秒。
          - 珠子每磨损一成要筛一次，碎珠会卡进密封。
          省下的电不是大头。周期从十六小时缩到五小时半，一台机器干了三台的活；锆带进墨水的量少了七成，喷头寿命长了多少，客户还在数。
          傅岩说，最难的是让操作工放下“多磨一会儿总没坏处”的念头。过了终点继续磨，颗粒不再变细，分散剂却被新表面抢光，第二天反而抱成团。现在机器按累计电量停机，不按钟点：到 780 度，取样，合格就出料。
        `),
        ...quote('磨不细的时候，人总想再使点劲。其实该换小锤子。', '傅岩，研发主管'),
      ],
    },
    en: {
      title: 'Smaller beads, finer ink: the arithmetic of a mill',
      standfirst:
        'Ink for textile printing must be ground to 130 nanometres. A maker in Shaoxing went from beads of 0.8 mm to 0.1, and found that the smallest were not the cheapest to run.',
      author: 'Fang Shaowen',
      source: 'Ironbridge, Shaoxing',
      caption: 'Horizontal bead mill in section',
      slug: 'smaller-beads-finer-ink',
      body: [
        ...prose(`
          The nozzles of a print head are little more than twenty micrometres wide. A clump of pigment half a micrometre across will close one before a thousand metres of cloth have gone by. This maker in Shaoxing works to a median of 130 nanometres and nothing above 500. Three years ago, with zirconia beads of 0.8 mm, it milled for sixteen hours, stuck at 210, and made heat after that.
          The reason is arithmetic. A clump breaks when two beads catch it between them. How hard they hit goes roughly with the cube of their diameter. How often they hit goes with their number. A litre of 0.8 mm beads holds 2.24 million. At 0.2 mm it holds 143 million. Large beads are sledgehammers, strong and nearly always somewhere else. Near the end it is not force that is lacking but blows.
        `),
        ...table(
          'One recipe, 25-litre horizontal mill, tip speed 12 m/s',
          `
          Bead, mm | Beads per litre | kWh/t to reach 130 nm | Zirconia wear, mg/kg
          0.8 | 2.24 million | not reached; stops at 210 nm | 38
          0.4 | 17.9 million | 1,650 | 24
          0.2 | 143 million | 900 | 11
          0.1 | 1,150 million | 1,150 | 14
          `,
        ),
        ...prose(`
          Why, then, does 0.1 mm take more power than 0.2? Because such beads are too light to crack anything coarse, and for two hours they merely stir. Fu Yan, who runs development, now mills in two stages: 0.6 mm until nothing is larger than 2 micrometres, then 0.2 mm. Together they take 780 kWh a tonne, a good tenth less than 0.2 mm alone.
          Small beads want looking after:
          - The separator gap should be a third of the bead, which at 0.2 mm means 0.07. Anything the pre-filter misses blocks it, and chamber pressure can double within the hour.
          - At rest the beads settle and pack. A few seconds of backflow before starting saves the drive.
          - They need sieving each time a tenth has worn away, since fragments find their way into the seal.
          Power is not the main prize. A batch now takes five and a half hours instead of sixteen, so one mill does the work of three, and the ink carries 70% less zirconia. How much longer print heads last, customers are still counting.
        `),
        ...quote(
          'When it will not go finer, people hit harder. They should reach for a smaller hammer.',
          'Fu Yan, head of development',
        ),
      ],
    },
  },
  whiteSurvey: {
    minutesAgo: 50120,
    types: [],
    industries: ['coatings'],
    tags: ['prices'],
    cover: plate('coatings', 'mixing-vessel', 'white-survey'),
    cn: {
      title: '四十三家涂料厂的钛白账：少用 14%，遮盖没有少',
      standfirst:
        '本网行情组向 43 家内墙涂料厂发去问卷。两年间每吨漆的钛白粉从 182 公斤降到 157 公斤，省下的钱一半又花了出去。',
      author: '行情组',
      body: [
        ...prose(`
          钛白粉是白漆里最贵的白。一吨中档内墙漆，材料成本有三分之一压在它身上，所以价格一动，配方师就睡不着。行情组这次不问价格，问的是用量：过去两年，您一吨漆里少放了多少钛白，用什么补的？
          43 家回了卷，合计年产约 96 万吨。平均用量从每吨 182 公斤降到 157 公斤，降 14%；对比率仍守在 0.95 以上的有 39 家，另外 4 家主动把产品降了一档。
        `),
        ...table(
          '减量靠什么（可多选，43 家）',
          `
          办法 | 采用家数 | 每吨漆减钛白（kg） | 每吨漆另花（元）
          超细填料隔开钛白颗粒 | 31 | 8–14 | 40–90
          遮盖聚合物（中空微球） | 22 | 12–20 | 120–210
          改进分散与分散剂 | 27 | 4–9 | 15–30
          提高颜料体积浓度，平光顶棚漆 | 12 | 15–25 | 0
          换用牌号 | 9 | 3–6 | −20 至 40
          `,
        ),
        ...prose(`
          ## 挤在一起的白，不算白
          钛白靠散射光来遮盖，颗粒之间要留出大约半个光波长的空。漆膜里钛白体积超过两成，颗粒就挨上了，多加的那部分几乎不出力。细填料的作用是把它们撑开；中空微球更进一步，干了以后里面是空气，自己也散射。这不是以次充好，是让原来挤着的白站开。
          限度也在这里。填料多了，吸油量上升，耐擦洗往下掉：有 7 家报告减量超过 30 公斤后，耐擦洗从五千次掉到三千次以下，又退了回去。平光顶棚漆不怕擦，可以把颜料体积浓度推过临界点，靠膜里的微孔帮忙遮盖；外墙漆千万不要学，孔里会进水。
          账这样算：按每吨 14,800 元计，少用 25 公斤省 370 元，填料、微球和助剂平均花回 190 元，净省 180 元。对年产两万吨的厂，一年三百六十万元，足够养一间像样的实验室。
          问到下一步，21 家打算今年继续减，目标多在每吨 150 公斤上下；15 家说到此为止，再减就要动乳液；其余观望。几位配方师不约而同提到同一件事：减量之后批次间的色差变大了，因为填料的白度本来就不如钛白稳定。买填料时，请把白度写进合同，而不只是细度。
          （本稿数据为演示内容，不构成交易依据。）
        `),
      ],
    },
    en: {
      title: 'Forty-three paint makers on white: 14% less of it, and nothing shows through',
      standfirst:
        'Our prices desk asked makers of interior paint how much titanium dioxide they still use. In two years it fell from 182 to 157 kg a tonne. Half of what that saved was spent again.',
      author: 'Prices desk',
      slug: 'fourteen-per-cent-less-white',
      body: [
        ...prose(`
          Titanium dioxide is the dearest white in white paint. In a tonne of ordinary interior emulsion it takes a third of the material cost, so that formulators watch its price as farmers watch the sky. This time our desk asked about quantity instead. How much less have you put in over two years, and what did you put in its place?
          Forty-three makers answered, with an output of about 960,000 tonnes a year between them. The average fell from 182 kg a tonne to 157, or 14%. Thirty-nine still reach a contrast ratio of 0.95. The other four chose to sell a lower grade.
        `),
        ...table(
          'How it was done (43 makers, several answers allowed)',
          `
          Method | Makers | Pigment saved, kg/t | Extra cost, yuan/t
          Fine extender as a spacer | 31 | 8–14 | 40–90
          Opaque polymer, hollow spheres | 22 | 12–20 | 120–210
          Better dispersion | 27 | 4–9 | 15–30
          More pigment volume, flat ceiling paint | 12 | 15–25 | 0
          Another grade | 9 | 3–6 | −20 to 40
          `,
        ),
        ...prose(`
          ## White that is crowded is not white
          The pigment hides by scattering light, and to do so its particles need about half a wavelength of room. Once they fill more than a fifth of the dry film they touch, and whatever is added does almost nothing. A fine extender holds them apart. Hollow spheres go further: when the film dries they contain air, which scatters light too. This is less a matter of cheapening paint than of letting the pigment already there do its work.
          It has limits. More extender takes up more binder, and scrub resistance suffers. Seven makers who saved more than 30 kg saw it fall from 5,000 cycles to under 3,000, and went back. Nobody scrubs a ceiling, so flat ceiling paint may be taken past the critical pigment volume, where pores in the film help to hide. Do not try it outdoors: the pores let in rain.
          The sum runs as follows. At 14,800 yuan a tonne, 25 kg are worth 370 yuan. Extenders, spheres and additives take back 190, which leaves 180. For a plant of 20,000 tonnes that is 3.6 million yuan a year, enough to keep a decent laboratory. Figures are invented for this demonstration and are no basis for trading.
        `),
      ],
    },
  },
} as const satisfies Record<string, Story>;
