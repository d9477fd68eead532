import { productCard, prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Potatoes, beer, cream and the pump on the bottle. */
export const foodAndCareStories = {
  pulsedPotatoes: {
    minutesAgo: 12760,
    types: ['oversea'],
    industries: ['food_beverage'],
    tags: ['energy', 'retrofit'],
    cover: plate('food_beverage', 'bagger', 'pulsed-potatoes'),
    cn: {
      title: '土豆先“电”一下：波兰薯条厂停掉了预热池',
      standfirst:
        '脉冲电场在细胞膜上打出微孔，土豆变得好切、少碎。半小时的热水浴，换成了不到一秒的电击。',
      author: '彼得·杰林斯基',
      source: '本网特约记者 波兹南报道',
      body: [
        ...prose(`
          生土豆很脆。高速水刀切条时，一颗硬邦邦的土豆撞上刀格，会在刀口前面先裂开，裂纹跑到哪里，薯条就断在哪里。几十年来，薯条厂的办法是切之前把土豆在 60 °C 左右的水里泡半小时，泡软一点再切。
          波兹南郊外这家厂每小时过 25 吨土豆，两座预热池占了半个车间，常年有 500 千瓦的蒸汽在里面跑。去年夏天，池子前面装进一台两米多长的脉冲电场设备，入冬，池子停了。
          ## 一秒钟里发生了什么
          土豆随水流过两块电极，中间的场强约每厘米 1 千伏，每个脉冲只有十几微秒，一共挨几十下。细胞膜两侧的电位差超过 1 伏左右，膜上就会出现小孔，水分渗出来，细胞不再绷得那么紧。整颗土豆从外到里一样软，而热水只软外面三五毫米。每公斤土豆只得到大约 1 千焦，温度升不了半度，所以它不熟，也没有味道变化。
        `),
        ...table(
          '预热池与脉冲电场（各取四个月平均）',
          `
          项目 | 预热池 | 脉冲电场
          停留时间 | 30 分钟 | 不到 1 秒
          能耗 | 蒸汽约 500 kW | 电 13 kW
          切条破碎率 | 4.8% | 3.1%
          长条（> 75 mm）占比 | 41% | 47%
          刀片寿命（t/副） | 310 | 520
          成品含油 | 6.2% | 5.7%
          `,
        ),
        ...prose(`
          含油下降，是因为切面光滑，挂油的毛边少了。另一个收获是颜色：细胞开了孔，漂烫时糖更容易均匀洗出来，冬储土豆炸出来不再一头深一头浅。
          也有打过头的时候。九月的新土豆皮薄水多，沿用老配方，切面起毛，漂烫后塌角，班长玛格达·诺瓦克把能量从 1.0 千焦降到 0.6 才恢复。水的电导率也要盯，淀粉和盐分积多了，电流走水不走土豆。现在系统每十分钟自己测一次电导，超了就补新水。
          设备花了 74 万欧元，按省下的蒸汽、土豆和刀片算，十七个月收回。空出来的半个车间，厂里打算再放一台切割机。
        `),
        ...quote(
          '以前我们把土豆煮得不那么像土豆，现在只是让它松口气。',
          '玛格达·诺瓦克，前处理班长',
        ),
      ],
    },
    en: {
      title: 'A jolt before the knife: a chip plant turns off its hot water',
      standfirst:
        'Pulsed electric fields open tiny holes in the cells of a potato, and it cuts without cracking. Near Poznań, less than a second of it has replaced half an hour in a warm bath.',
      author: 'Piotr Zieliński',
      source: 'Ironbridge, Poznań',
      slug: 'a-jolt-before-the-knife',
      body: [
        ...prose(`
          A raw potato is brittle. Shot by water into a grid of knives, it cracks ahead of the blade, and wherever the crack runs the chip breaks. Makers of frozen chips have therefore always softened potatoes first, for half an hour in water at about 60 °C.
          This plant outside Poznań cuts 25 tonnes an hour. Two preheating baths filled half a hall and took 500 kW of steam. Last summer a pulsed electric field unit little more than two metres long was installed in front of them. By winter the baths were cold.
          ## What happens in that second
          Potatoes float between two electrodes at about one kilovolt per centimetre. Each pulse lasts some fifteen microseconds, and each potato receives a few dozen. When the voltage across a cell membrane passes roughly one volt, pores open, water seeps out and the cell relaxes. It does so all the way to the middle, whereas hot water softens only the outer few millimetres. A kilogram takes up about one kilojoule and warms by less than half a degree. It is not cooked, and nobody can taste it.
        `),
        ...table(
          'Bath and pulse, four months of each',
          `
          Item | Warm bath | Pulsed field
          Time | 30 minutes | Under 1 second
          Energy | About 500 kW of steam | 13 kW of electricity
          Broken in cutting | 4.8% | 3.1%
          Longer than 75 mm | 41% | 47%
          Knife life, t per set | 310 | 520
          Fat in the product | 6.2% | 5.7%
          `,
        ),
        ...prose(`
          There is less fat because the cut is smooth and has fewer torn edges for oil to cling to. Colour has gained as well. Sugar washes out of opened cells more evenly, and stored potatoes no longer fry dark at one end.
          It can be overdone. New potatoes in September are thin-skinned and wet; treated as usual, they came out feathered and lost their corners in the blancher. Magda Nowak, who leads the shift, turned the energy down from 1.0 to 0.6 kilojoules. Water needs watching too. As starch and salts build up, current prefers it to the potato. Conductivity is now measured every ten minutes and fresh water let in.
          The unit cost 740,000 euros and, counting steam, potatoes and knives, will have paid for itself in seventeen months. In the empty half of the hall there will be another cutter.
        `),
        ...quote(
          'We used to make it less of a potato. Now we only let it breathe out.',
          'Magda Nowak, shift leader',
        ),
      ],
    },
  },
  pasteuriserHeat: {
    minutesAgo: 44300,
    types: ['editorpick'],
    industries: ['food_beverage', 'packaging'],
    tags: ['energy', 'retrofit'],
    cover: plate('food_beverage', 'can-seamer', 'pasteuriser-heat'),
    cn: {
      title: '啤酒厂的杀菌机不要蒸汽了，热从冷冻机房来',
      standfirst:
        '烟台一家啤酒厂用热泵把 32 °C 的冷凝热提到 82 °C，供两台隧道杀菌机。账好算，难的是灌装线一停，热往哪里去。',
      author: '白亦然',
      source: '本网记者 烟台报道',
      body: [
        ...prose(`
          啤酒厂是个矛盾的地方：冷冻机房把热往天上扔，锅炉房又烧气造热。两处隔着一条马路，各管各的，三十年。
          烟台这家厂的动力科长曲波把两张图叠在一起。制冷冷凝器全年往冷却塔排 700 到 1,100 千瓦，温度 32 °C；两台易拉罐隧道杀菌机平均要 580 千瓦，喷淋水最高 65 °C，却用 170 °C 的蒸汽在加热。“用开山炮打核桃。”
          前年冬天，两者之间装了一台热泵：吃 32 °C 的冷凝热，出 82 °C 的热水，制热 600 千瓦，实测全年性能系数 3.5。
        `),
        ...table(
          '一度热多少钱（当地价格）',
          `
          方式 | 能源单价 | 综合效率 | 每 kWh 热成本（元）
          燃气蒸汽，含管网与凝结水损失 | 3.4 元/m³ | 72% | 0.48
          电加热 | 0.72 元/kWh | 98% | 0.73
          热泵，32 → 82 °C | 0.72 元/kWh | 3.5 | 0.21
          `,
        ),
        ...prose(`
          一年开 5,200 小时，省下约 83 万元；设备、水箱和管道投入 210 万元，两年半回本。锅炉没有拆，糖化煮沸仍要蒸汽，只是从两台并列变成一开一备。
          ## 线停了，热去哪里
          难处不在热泵，在灌装线。罐子在隧道里要拿够杀菌单位：60 °C 下一分钟算 1 个单位，温度每升 7 °C，同样一分钟就值 10 个。这家厂的目标是 18 个。下游贴标机一卡，罐子停在热区里，单位数一路往上涨，超过 30，酒就有面包味。
          蒸汽阀说关就关，热泵不行，启停一次要十几分钟，频繁启停伤压缩机。解法是一只 40 立方米的分层水箱，上热下冷：线停了，热泵继续往箱里存；线恢复，先用箱里的。同时杀菌机改成逐区控制，停线超过两分钟，热区自动改喷 58 °C 的水，罐子不凉，每分钟只添半个单位。
          一年下来，超标罐从万分之九降到万分之二。曲波说，这一项原本没有写进可行性报告。
          ## 想照做，先查三样
          - 冷凝热和用热是不是同时有。只在夏天有冷负荷的厂，冬天会饿着热泵。
          - 用热点能不能接受 80 °C 以下的水。换热器往往要加大一倍。
          - 电价的峰谷。水箱够大，可以谷段多存一点。
        `),
        ...quote('锅炉房和冷冻机房，本来就该认识一下。', '曲波，动力科长'),
      ],
    },
    en: {
      title: 'The brewery’s pasteurisers now run on heat it used to throw away',
      standfirst:
        'In Yantai a heat pump lifts waste heat from 32 to 82 °C for two tunnel pasteurisers. The sum was easy. The hard part was what to do when the line stops.',
      author: 'Bai Yiran',
      source: 'Ironbridge, Yantai',
      slug: 'pasteurisers-without-steam',
      body: [
        ...prose(`
          A brewery contradicts itself. Its refrigeration throws heat at the sky while its boilers burn gas to make some. In this one the two stand on either side of a road and for thirty years had nothing to do with each other.
          Qu Bo, who looks after utilities, laid one drawing over the other. The ammonia condensers give the cooling tower 700 to 1,100 kW all year round, at 32 °C. Two tunnel pasteurisers for cans need 580 kW on average. Their hottest spray is at 65 °C, and it was being heated with steam at 170. “A cannon for a walnut,” he says.
          Since the winter before last a heat pump has stood between them. It takes condenser heat at 32 °C, gives 600 kW of water at 82, and over the year has delivered 3.5 units of heat for each of power.
        `),
        ...table(
          'What a kilowatt-hour of heat costs (local prices)',
          `
          Source | Price of energy | Efficiency | Yuan per kWh of heat
          Steam from gas, with losses in the mains | 3.4 yuan/m³ | 72% | 0.48
          Electric heater | 0.72 yuan/kWh | 98% | 0.73
          Heat pump, 32 to 82 °C | 0.72 yuan/kWh | 3.5 | 0.21
          `,
        ),
        ...prose(`
          In 5,200 hours a year it saves about 830,000 yuan. Pump, tank and pipes cost 2.1 million, so that they pay back in two and a half years. The boilers are still there, since wort must boil, but one of them now rests.
          ## When the line stops
          The pump gave no trouble. The line did. In the tunnel a can collects pasteurisation units: one for each minute at 60 °C, and ten times as many for every seven degrees above. This brewery wants 18. If the labeller jams, cans stand in the hot zone and go on counting, and past 30 the beer begins to taste of bread.
          A steam valve shuts at once. A heat pump takes a quarter of an hour to stop and start, and suffers each time. The answer is a tank of 40 cubic metres, hot above and cold below. When the line stands still the pump fills it; when the line moves, it draws from the tank first. Each zone is now controlled by itself, and after two minutes of standstill the hot ones are sprayed at 58 °C, which keeps cans warm and adds half a unit a minute. Cans above the limit have fallen from nine in ten thousand to two, a gain that was in nobody’s proposal.
          ## Before you copy it
          - See whether waste heat and demand come together. A plant that cools only in summer will starve its pump in winter.
          - Ask each user whether water below 80 °C will do. Heat exchangers often have to double.
          - Look at the tariff. A large tank can be filled at night.
        `),
      ],
    },
  },
  coldCream: {
    minutesAgo: 38720,
    types: [],
    industries: ['personal_care'],
    tags: ['energy', 'cleaning'],
    cover: plate('personal_care', 'mixing-vessel', 'cold-cream'),
    suppliers: ['aldermoor'],
    products: ['AM-RW2'],
    cn: {
      title: '做一锅面霜，只热三分之一的水',
      standfirst:
        '乳化真正需要热的只是油相和一小部分水，其余可以冷着加。广州一家日化厂一锅省下近两小时，前提是那部分冷水一个菌也不能有。',
      author: '温如玉',
      source: '本网记者 广州报道',
      body: [
        ...prose(`
          教科书上的面霜这样做：油相加热到 80 °C，水相也加热到 80 °C，合在一起均质，然后慢慢冷却到 40 °C 出料。两吨的锅，升温五十分钟，降温一百分钟，均质其实只用一刻钟。
          广州白云这家厂的工艺工程师卢映真问了一个傻问题：水为什么要全热？油要熔、蜡要化、乳化剂要铺开，都需要热；可油滴一旦成形，后来的水只是“住处”，住处不必是热的。
          ## 先浓后稀
          新做法是先用全部油相和 35% 的水，在 75 °C 做成一锅很稠的浓乳液，均质八分钟；再把剩下 65% 的水以 20 °C 缓缓加进去，边加边搅。冷水一到，锅温自己掉到 43 °C 左右，夹套几乎不用通冷冻水。
        `),
        ...table(
          '同一配方，2,000 kg 锅（各 30 批平均）',
          `
          项目 | 全热法 | 先浓后稀
          每批时间 | 3 小时 40 分 | 1 小时 50 分
          加热（kWh） | 128 | 61
          冷却（kWh 冷量） | 92 | 14
          油滴中位径（µm） | 3.4 | 3.1
          24 小时黏度（Pa·s） | 42 | 39
          `,
        ),
        ...prose(`
          油滴反而更细，因为浓的时候剪得动：同样的转速，稠料里的剪切力大得多。黏度略低，是脂肪醇的层状结构结晶时冷得太快，把加水时间从 12 分钟拉到 20 分钟就补回来一半，另一半靠配方里多加 0.2% 的十六十八醇。
          ## 冷水的规矩
          热法有个不写在工艺卡上的好处：80 °C 保温二十分钟，顺手把水里的菌杀了。冷水没有这道关，所以必须自己干净。厂里给冷水单独做了一路：反渗透水，紫外，0.2 微米终端过滤，管道每晚用 85 °C 热水循环一小时，滤芯每班做完整性测试。前三个月每批留样培养，九十三批全部合格，之后改为每天一批。
          不是所有配方都行。含高熔点蜡超过 6% 的、靠卡波树脂增稠的、油包水的，冷水一冲就起粒或者破乳。厂里 140 个配方，改成的有 58 个，占产量六成。卢映真的规矩是：先在两公斤小锅上用冷热交替循环五次，再离心半小时，过了才上大锅。
        `),
        ...productCard('AM-RW2'),
      ],
    },
    en: {
      title: 'Heat a third of the water, and leave the rest cold',
      standfirst:
        'An emulsion needs warm oil and a little warm water. A cream maker in Guangzhou adds the remainder cold and saves nearly two hours a batch, provided that the cold water is sterile.',
      author: 'Wen Ruyu',
      source: 'Ironbridge, Guangzhou',
      slug: 'leave-the-rest-cold',
      body: [
        ...prose(`
          Face cream is made as the textbook says: heat the oils to 80 °C, heat the water to 80 °C, combine them under a homogeniser and cool slowly to 40. In a two-tonne vessel heating takes fifty minutes and cooling a hundred. Homogenising takes a quarter of an hour.
          Lu Yingzhen, a process engineer at a plant in Guangzhou, asked a naive question. Why all of the water? Oils must melt, waxes must dissolve and emulsifier must spread, and all that needs warmth. Once the droplets exist, however, the rest of the water is only where they live.
          ## Thick first, thin later
          Her method makes a thick emulsion from all the oil and 35% of the water at 75 °C, homogenised for eight minutes. The other 65% then goes in at 20 °C, slowly, with the stirrer on. The vessel cools itself to about 43 °C and the jacket has little left to do.
        `),
        ...table(
          'One recipe, 2,000 kg (mean of 30 batches each)',
          `
          Item | All hot | Thick first
          Time per batch | 3 h 40 min | 1 h 50 min
          Heating, kWh | 128 | 61
          Cooling, kWh | 92 | 14
          Median droplet, µm | 3.4 | 3.1
          Viscosity after 24 h, Pa·s | 42 | 39
          `,
        ),
        ...prose(`
          Droplets come out smaller, since at equal speed a thick mass is sheared harder. Viscosity comes out lower, because the fatty alcohols that give cream its body crystallise too quickly. Adding the water over twenty minutes instead of twelve won back half of that. A little more cetearyl alcohol, 0.2%, won back the rest.
          ## Rules for cold water
          The hot method had a virtue nobody wrote down: twenty minutes at 80 °C kills what lives in the water. Cold water has no such gate and must arrive clean. It has a loop to itself, with reverse osmosis, ultraviolet light and a 0.2 micrometre filter that is tested every shift, and 85 °C water runs through it for an hour each night. For three months every batch was cultured. All 93 passed, and one a day is enough now.
          Some recipes refuse. With more than 6% of high-melting wax, with carbomer as thickener, or with water in oil instead of oil in water, the cold stream brings grains or breaks the emulsion. Of 140 recipes 58 have changed over, three fifths of the output. Each had first to survive five freeze–thaw cycles and half an hour in the centrifuge, two kilograms at a time.
        `),
        ...productCard('AM-RW2'),
      ],
    },
  },
  springlessPumps: {
    minutesAgo: 83100,
    types: [],
    industries: ['personal_care', 'packaging'],
    tags: ['recycling', 'standards'],
    cover: plate('personal_care', 'lotion-pump', 'springless-pumps'),
    cn: {
      title: '拆掉那根钢弹簧：五款全塑乳液泵实测',
      standfirst:
        '一根两克不到的弹簧，让整只泵头进不了回收线。我们买来五款全塑泵，按了一万次，又在 45 °C 里压了十四天。',
      author: '纪棠',
      source: '本网评测组',
      caption: '乳液泵头剖面',
      body: [
        ...prose(`
          一只乳液泵有八九个零件，材料三四种，最麻烦的是里面那根不锈钢弹簧和一颗玻璃或钢的单向阀珠。瓶子能回收，泵头通常整只扔掉。全塑泵的思路是用塑料自己当弹簧：有的做成波纹管，有的做成斜切的开口套，压下去撑开，松手收回。
          塑料弹簧最怕两件事：疲劳和蠕变。前者是按多了没劲，后者是压久了回不来，而运输锁紧的泵正好就是压着的。评测组从市面上买来五款标称 2.0 毫升的全塑泵，匿名编号，与一款钢弹簧泵对照，每款 30 只，用黏度 8 Pa·s 的乳液做三项试验。
        `),
        ...table(
          '五款全塑泵与钢弹簧泵（各 30 只平均）',
          `
          样品 | 弹簧形式 | 按压力（N） | 一万次后出液量（ml） | 45 °C 压 14 天后回弹（s） | 漏液（只）
          钢弹簧 | 不锈钢 | 21 | 1.98 | 0.4 | 0
          A | PP 波纹管 | 27 | 1.94 | 0.9 | 0
          B | PP 开口套 | 24 | 1.81 | 1.6 | 1
          C | PE 波纹管 | 25 | 1.72 | 3.8 | 2
          D | POM 片簧 | 22 | 1.96 | 0.6 | 0
          E | TPE 弹性囊 | 19 | 1.88 | 1.1 | 4
          `,
        ),
        ...prose(`
          ## 怎么读这张表
          回弹超过 1.5 秒，消费者会觉得“这泵坏了”。C 在热压之后几乎瘫了，聚乙烯蠕变大，夏天的集装箱里常有 50 °C，慎选。D 的手感和耐久最接近钢弹簧，可它是聚甲醛，混进聚烯烃回收流里是杂质，等于换了一种麻烦。E 按起来最轻，漏液却多，弹性囊与香精相容性要单独试。
          综合下来，A 是目前最稳妥的一款：全聚丙烯，代价是按压力比钢弹簧高三成，老人和儿童产品要请人实际按一按。
          ## 采购时多问四句
          - 单向阀珠是什么材料？标着全塑、里面一颗玻璃珠的，我们买到过一款，没有列入。
          - 出厂是不是锁紧状态？能改成上位锁的，蠕变问题少一大半。
          - 垫片是什么？常见的 EVA 垫片占不到 2%，一般回收线可以接受，硅胶垫不行。
          - 有没有用您自己的料做过 45 °C 三个月？水好过，含酒精和精油的不一定。
          价格上，五款比钢弹簧泵贵 8% 到 22%。若产品所在市场按可回收性收包装费，差价多半能抵回来。
        `),
      ],
    },
    en: {
      title: 'Without the steel spring: five all-plastic lotion pumps on the bench',
      standfirst:
        'A spring of less than two grams keeps the whole pump out of recycling. We bought five that do without, pressed them ten thousand times, and left them compressed at 45 °C for a fortnight.',
      author: 'Ji Tang',
      source: 'Ironbridge test bench',
      caption: 'Lotion pump in section',
      slug: 'five-all-plastic-lotion-pumps',
      body: [
        ...prose(`
          A lotion pump has eight or nine parts in three or four materials. The awkward ones are a stainless spring and a valve ball of glass or steel. Bottles are recycled; pumps are mostly thrown away whole. An all-plastic pump lets plastic be the spring, as a bellows, or as a slit sleeve that spreads when pressed.
          Plastic springs have two enemies. Fatigue weakens them with use. Creep robs them of return when they are held down, and a pump locked for transport is held down. We bought five models rated at 2.0 ml, took away their names, and ran thirty of each beside a pump with a steel spring, in lotion of 8 Pa·s.
        `),
        ...table(
          'Five all-plastic pumps and a steel one (mean of 30 each)',
          `
          Sample | Spring | Force, N | Dose after 10,000 strokes, ml | Return after 14 days at 45 °C, s | Leaking
          Steel | Stainless | 21 | 1.98 | 0.4 | 0
          A | PP bellows | 27 | 1.94 | 0.9 | 0
          B | PP slit sleeve | 24 | 1.81 | 1.6 | 1
          C | PE bellows | 25 | 1.72 | 3.8 | 2
          D | POM leaf | 22 | 1.96 | 0.6 | 0
          E | TPE bulb | 19 | 1.88 | 1.1 | 4
          `,
        ),
        ...prose(`
          ## Reading the table
          Beyond a second and a half people think that a pump is broken. C all but lay down after its fortnight. Polyethylene creeps, and a container in summer reaches 50 °C. D comes closest to steel in feel and in life, but acetal is a contaminant among polyolefins, so it trades one nuisance for another. E is lightest to press and leaks most, and its bulb should be tried with your perfume before anything else.
          A is the safest choice at present. It is polypropylene throughout, and takes nearly a third more force than steel. If you sell to children or the elderly, let some of them press it.
          ## Four questions for the maker
          - What is the valve ball made of? One pump sold as all plastic had glass in it. We left it out.
          - Is it shipped locked down? One that locks in the raised position escapes most of the creep.
          - Which gasket? A thin one of EVA, under 2% by weight, is usually tolerated. Silicone is not.
          - Has it stood for three months at 45 °C with your own product? Water is easy. Alcohol and essential oils may not be.
          The five cost 8 to 22% more than steel. Where packaging fees depend on recyclability, most of that should come back.
        `),
      ],
    },
  },
} as const satisfies Record<string, Story>;
