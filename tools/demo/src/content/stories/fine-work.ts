import { prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Chips and their joints, printed parts and printed moulds. */
export const fineWorkStories = {
  silverJoint: {
    minutesAgo: 19_600,
    types: [],
    industries: ['electronic_chip', 'advanced_packaging', 'auto'],
    tags: ['substrates'],
    cover: plate('electronic_chip', 'chip-section', 'silver-joint'),
    cn: {
      title: '焊锡还是烧结银：功率模块下面那 0.05 毫米',
      standfirst:
        '芯片结温上到 175 °C，焊锡离自己的熔点只剩四十几度。烧结银贵八倍，什么时候值得？一张表说清楚。',
      author: '陆昭宁',
      source: '本网记者 株洲报道',
      caption: '封装剖面：芯片与基板之间的连接层',
      body: [
        ...prose(`
          电动车的逆变器里，一块指甲大的碳化硅芯片要通过几百安电流，热量全靠背面那层连接材料传下去。这一层厚不过 0.05 毫米，却常常是整个模块里最先老的。
          道理在熔点。金属工作温度（按开尔文算）超过熔点的八成，就会慢慢蠕变。常用的锡银铜焊料熔点 217 °C，即 490 K；结温 175 °C 是 448 K，已经到了九成一。开车加速一次，芯片热胀一次，焊层软一次，几万次以后裂纹从边角往里爬，热阻上升，温度更高，裂得更快。
          烧结银换了一条路：银粉膏印上去，230 到 250 °C、10 到 20 兆帕压两三分钟，颗粒之间长在一起，成为多孔的纯银。它在 250 °C 做成，却要到 961 °C 才熔，工作温度还不到熔点的四成。
        `),
        ...table(
          '两种连接层的比较（株洲一条模块试制线）',
          `
          项目 | 锡银铜焊料 | 加压烧结银
          熔点（°C） | 217 | 961
          导热系数（W/(m·K)） | 约 60 | 150–250
          层厚（µm） | 80–100 | 30–50
          工艺 | 真空回流 | 印刷、烘干、热压
          节拍（s/件） | 18 | 45
          功率循环至热阻升 20%（万次，温差 100 K） | 4 | 40 以上
          材料成本（相对） | 1 | 8
          `,
        ),
        ...prose(`
          ## 难在压
          试制线头三个月的良率只有 81%，坏的多半不是银，是压头。芯片厚度相差 20 微米，硬压头就会压偏，边角开裂。改用带硅胶垫的软压头之后，每颗芯片单独受力，良率到了 97%。另一处是表面：焊料能咬镍，烧结银只认银和金，芯片背面和基板都要换镀层，这笔钱常被忘记。
          ## 谁该换
          项目负责人柏川的门槛是三问：结温会不会长期高于 150 °C？一年的大温差循环会不会超过一万次？散热面积还能不能再加？前两问有一个“会”、第三问是“不能”，就值得。工业变频器三样都不沾，继续用焊锡，一点也不落后。
        `),
        ...quote('焊锡是在熔点旁边上班，银是在熔点的山脚下上班。', '柏川，项目负责人'),
      ],
    },
    en: {
      title: 'Solder or sintered silver? The twentieth of a millimetre beneath a power chip',
      standfirst:
        'With junctions at 175 °C, solder works some forty degrees below its melting point. Silver costs eight times as much. When is it worth it?',
      author: 'Lu Zhaoning',
      source: 'Ironbridge, Zhuzhou',
      caption: 'Package in section: the layer between chip and substrate',
      slug: 'solder-or-sintered-silver',
      body: [
        ...prose(`
          In the inverter of an electric car, a silicon carbide chip the size of a fingernail passes hundreds of amperes, and all of its heat leaves through the layer underneath. That layer is a twentieth of a millimetre thick and is often the first thing in the module to grow old.
          The reason is its melting point. A metal held above eight tenths of that, counted in kelvin, creeps. Tin-silver-copper solder melts at 217 °C, or 490 K; a junction at 175 °C is 448 K, which is 91% of the way. Each time the driver accelerates the chip expands and the solder yields. After some tens of thousands of such cycles cracks creep in from the corners, heat flows less well, and everything goes faster.
          Sintered silver takes another road. A paste is printed and pressed for two or three minutes at 230 to 250 °C and 10 to 20 MPa, until the grains grow together into porous silver. It is made at 250 °C and melts at 961. At work it is not even four tenths of the way there.
        `),
        ...table(
          'Two joints on one pilot line in Zhuzhou',
          `
          Item | Tin-silver-copper | Silver, pressed
          Melts at, °C | 217 | 961
          Conducts, W/(m·K) | about 60 | 150–250
          Layer, µm | 80–100 | 30–50
          Process | Vacuum reflow | Print, dry, press hot
          Takt, s | 18 | 45
          Cycles of 100 K until resistance is up 20% | 40,000 | over 400,000
          Material cost, relative | 1 | 8
          `,
        ),
        ...prose(`
          ## Pressing is the hard part
          In its first three months the line yielded 81%. The silver was seldom to blame. Chips differ by 20 micrometres in thickness, and a hard punch tilts and cracks a corner. With silicone under the punch each chip takes its own load, and yield is 97%. Surfaces matter too. Solder will wet nickel; silver bonds to silver and gold. New metal on chip and substrate is the cost most often forgotten.
          ## Who should change?
          Bai Chuan, who leads the project, asks three questions. Will the junction stay above 150 °C? Will it see more than ten thousand large swings a year? Can the heat sink grow? One yes to the first two and a no to the third, and silver pays. An ordinary factory drive fails all three, and there is nothing old-fashioned about its solder.
        `),
        ...quote(
          'Solder goes to work beside its melting point. Silver goes to work at the foot of the mountain.',
          'Bai Chuan, project leader',
        ),
      ],
    },
  },
  probeClean: {
    minutesAgo: 42_700,
    types: [],
    industries: ['electronic_chip'],
    tags: [],
    cover: plate('electronic_chip', 'wafer', 'probe-clean'),
    cn: {
      title: '探针不是越干净越好',
      standfirst:
        '一家封测厂的探针卡每扎 200 次清洁一回，针却是被清洁磨短的。让电阻说话之后，针卡寿命长了一倍多。',
      author: '宋清和',
      source: '本网记者 南通报道',
      body: [
        ...prose(`
          晶圆测试靠扎。一张探针卡上几千根针，同时落在芯片的焊盘上，针尖只有 15 微米，每扎一次都会沾一点铝屑和氧化物。沾多了，接触电阻升高，好芯片就会被判成坏的。所以每隔一段时间，要让针在研磨片上蹭几下。
          南通一家封测厂的规矩是每扎 200 次清洁一回，每回蹭 10 下，规矩来自七年前的一次良率事故。一张针卡十一万元，平均用 65 万次就因为针短而报废。工艺工程师蔺舟想知道，针到底是扎短的，还是蹭短的。
          他取了四张新卡，只扎不洗，扎够五万次，针短了不到 1 微米；另四张只洗不扎，洗够同样的次数，针短了 9 微米。答案很清楚。
          ## 让电阻说话
          测试机每次都会量接触电阻，只是没有人看。蔺舟把它画出来：从清洁之后的 0.9 欧起，前几百次几乎不动，到某个时候突然往上翘。翘的时间因产品而异，铝焊盘 600 到 900 次，铜柱上的锡帽只要 250 次。
        `),
        ...table(
          '三种清洁办法，各跑八周',
          `
          项目 | 固定 200 次 | 固定 500 次 | 按电阻
          平均清洁间隔（次） | 200 | 500 | 610
          误判复测率 | 0.42% | 0.71% | 0.38%
          清洁占机时 | 3.1% | 1.2% | 1.0%
          针卡寿命（万次） | 65 | 128 | 149
          `,
        ),
        ...prose(`
          新规矩是：最近一百次的接触电阻，第 95 百分位超过 1.8 欧，就洗；每回蹭 5 下，不是 10 下；无论如何，到 1,200 次也洗一次。铝焊盘产品平均 700 多次洗一回，锡帽产品则比从前洗得略少，效果却更好，因为洗在该洗的时候。
          一年省下四十一张针卡，约 450 万元。更让厂里意外的是误判：按次数洗时，产品刚翘起来就要再等几十次，误判都发生在这几十次里。
          蔺舟留了一句给后来的人，贴在测试机上：先问它疼不疼，再给它吃药。
        `),
        ...quote('我们一直以为清洁是保养，其实它是一道磨削工序。', '蔺舟，测试工艺工程师'),
      ],
    },
    en: {
      title: 'A probe can be too clean',
      standfirst:
        'A test house cleaned its probe cards every 200 touchdowns and wore them out by cleaning. Once it let resistance decide, they lasted more than twice as long.',
      author: 'Song Qinghe',
      source: 'Ironbridge, Nantong',
      slug: 'a-probe-can-be-too-clean',
      body: [
        ...prose(`
          Wafers are tested with needles. Several thousand of them on one card come down together on the pads of a chip, each tip some 15 micrometres across, and each touch picks up a trace of aluminium and oxide. Let it build and contact resistance rises until good chips fail. So every so often the needles are rubbed on an abrasive film.
          At a test house in Nantong that meant ten strokes every 200 touchdowns, a rule left by a yield scare seven years ago. A card costs 110,000 yuan and was scrapped after 650,000 touchdowns on average, its needles too short. Lin Zhou, a process engineer, wondered which had shortened them: the touching or the rubbing.
          He took four new cards and touched them down 50,000 times without cleaning. They lost less than a micrometre. Four others were cleaned as often as the rule would have it, and touched nothing. They lost nine.
          ## Let resistance speak
          The tester measures contact resistance every time, and nobody looked. Lin plotted it. From 0.9 ohms after a cleaning it hardly moves for hundreds of touches, then turns up. On aluminium pads that comes after 600 to 900; on copper pillars with tin caps, after 250.
        `),
        ...table(
          'Three rules, eight weeks each',
          `
          Item | Every 200 | Every 500 | By resistance
          Mean interval | 200 | 500 | 610
          False fails retested | 0.42% | 0.71% | 0.38%
          Tester time spent cleaning | 3.1% | 1.2% | 1.0%
          Card life, touchdowns | 650,000 | 1,280,000 | 1,490,000
          `,
        ),
        ...prose(`
          The new rule: clean when the 95th percentile of the last hundred readings passes 1.8 ohms, with five strokes instead of ten, and in any case after 1,200. Aluminium goes more than 700 touches between cleanings. Tin caps go only a little longer than before and do better for it, since they are cleaned when they need it.
          The saving is 41 cards a year, about 4.5 million yuan. What surprised the plant was the false fails. Under a fixed count a card that had just turned dirty went on for dozens of touches before its turn, and that is where good chips were being thrown out.
          On the tester Lin has left a note for whoever comes next: ask where it hurts before you give it the medicine.
        `),
        ...quote(
          'We thought cleaning was care. It was a grinding operation.',
          'Lin Zhou, test process engineer',
        ),
      ],
    },
  },
  printedPrice: {
    minutesAgo: 33_100,
    types: [],
    industries: ['additive_manufacturing'],
    tags: ['powder', 'prices'],
    cover: plate('additive_manufacturing', 'layered-part', 'printed-price'),
    cn: {
      title: '一件打印不锈钢阀块为什么报 1,297 元',
      standfirst:
        '粉末只占一成多，机时占了一半多。看懂报价单，比砍价有用：同一个零件，改三处图纸，报价降到 774 元。',
      author: '秦越',
      body: [
        ...prose(`
          第一次找金属打印服务的人，多半会盯着材料问价：不锈钢粉三百多元一公斤，零件才 420 克，怎么就要一千多？西安一家打印厂的报价员佘一楠愿意把单子摊开。
          零件是一只 316L 液压阀块，高 96 毫米，一版摆 14 件，激光粉末床打印。
        `),
        ...table(
          '每件报价（元，14 件一版）',
          `
          项目 | 原图纸 | 改图之后
          机时（38 h → 24 h，每小时 260 元） | 706 | 390
          粉末，含损耗 | 176 | 134
          去应力与线切割 | 120 | 105
          去支撑 | 95 | 25
          精加工 | 140 | 70
          检验 | 60 | 50
          合计 | 1,297 | 774
          `,
        ),
        ...prose(`
          ## 机时从哪里来
          打印时间大致是两部分：激光扫过的体积，加上铺粉的次数。96 毫米高，层厚 40 微米，要铺 2,400 次粉，每次 11 秒，光铺粉就是 7.3 小时，无论版上放一件还是十四件。所以**单件最贵，满版最便宜**；所以**躺着打往往比站着打快**，只要别长出一堆支撑。
          ## 三处改动
          - 水平内孔由圆改成水滴形。圆孔顶部悬空，8 毫米以上就要支撑，里面的支撑又没法拆；水滴形的尖顶超过 45°，自己撑得住。
          - 把不受力的实心角掏空，重量降到 320 克，激光少扫四分之一；每版从 14 件排到 16 件。
          - 只给密封面和螺纹留加工余量，其余保持打印面，粗糙度 Ra 8–10 微米，流道够用。
          改完高度降到 80 毫米，一版 24 小时。再往下，佘一楠说就是数量的事：二十件以下打印便宜，两百件以上去做铸造，中间那段，要看流道复杂到什么程度。
          她给采购的建议是，询价时别只发三维图，再写三句话：哪些面要加工，哪些方向受力，一年要多少件。少了这三句，报价员只好都按最坏的算。
        `),
        ...quote('你不是在买粉，是在买激光的时间。', '佘一楠，报价工程师'),
      ],
    },
    en: {
      title: 'Why a printed valve block costs 1,297 yuan, and how it came to cost 774',
      standfirst:
        'Powder is an eighth of the price and machine time more than half. Three changes to the drawing did what no haggling could.',
      author: 'Qin Yue',
      slug: 'what-a-printed-part-costs',
      body: [
        ...prose(`
          People who order printed metal for the first time ask about the powder. Stainless is three hundred and some yuan a kilogram, the part weighs 420 grams, so why more than a thousand? She Yinan, who prepares quotations at a print shop in Xi’an, agreed to lay one open.
          The part is a hydraulic valve block in 316L, 96 mm tall, fourteen to a plate in a laser powder bed.
        `),
        ...table(
          'Price per part, yuan',
          `
          Item | As drawn | As redrawn
          Machine time (38 h, then 24 h, at 260 an hour) | 706 | 390
          Powder, with losses | 176 | 134
          Stress relief and wire cutting | 120 | 105
          Removing supports | 95 | 25
          Machining | 140 | 70
          Inspection | 60 | 50
          Total | 1,297 | 774
          `,
        ),
        ...prose(`
          ## Where the hours come from
          Printing time is the volume the laser has to melt plus the number of times powder is spread. At 96 mm and 40 micrometres a layer that is 2,400 passes of eleven seconds: 7.3 hours of spreading, whether the plate holds one part or fourteen. **One part is the dearest and a full plate the cheapest.** And lying down is often quicker than standing, as long as it does not sprout supports.
          ## Three changes
          - Level bores became teardrops. The roof of a round hole above 8 mm needs support, and inside a bore nobody can remove it. A peak steeper than 45° carries itself.
          - Corners that bear no load were hollowed. At 320 grams the laser melts a quarter less, and sixteen fit the plate.
          - Only seats and threads keep stock for machining. Everywhere else the printed face stays, at Ra 8 to 10 micrometres, good enough for oil.
          The block is now 80 mm tall and a plate takes 24 hours. Beyond that it is a matter of numbers. Below twenty, print; above two hundred, cast; in between it depends how tortuous the passages are.
          To buyers she has one request. With the model, send three sentences: which faces are machined, which way the load acts, how many a year. Without them a quotation assumes the worst of each.
        `),
        ...quote(
          'You are not buying powder. You are buying the time of a laser.',
          'She Yinan, quotations engineer',
        ),
      ],
    },
  },
  printedSand: {
    minutesAgo: 76_300,
    types: [],
    industries: ['additive_manufacturing', 'metalworking'],
    tags: ['retrofit'],
    cover: plate('additive_manufacturing', 'powder-bed', 'printed-sand'),
    cn: {
      title: '木模工退休之后：一家铸造厂改打砂型',
      standfirst:
        '做一副木模要九周，会做的师傅只剩两位。打印砂型把首件缩到十二天，第一批却废了三成，祸首是气。',
      author: '邵一鸣',
      source: '本网记者 银川报道',
      caption: '粉末床设备剖面：铺砂器、喷头与成形箱',
      body: [
        ...prose(`
          银川一家铸造厂做泵体和阀体，单件小批，一年要开两百多副木模。木模车间最盛时有三十一人，去年只剩两位师傅，一位六十一，一位五十九。厂里不是因为新技术好才改，是因为没有人了。
          砂型打印与喷墨相似：铺一层 0.3 毫米的砂，喷头按截面喷呋喃树脂，砂里预先混了固化剂，喷到的地方变硬，再铺下一层。成形箱 1.8 × 1.0 × 0.7 米，打满一箱 26 小时。不要木模，不要拔模斜度，八块砂芯合成三块打，披缝也少了。
        `),
        ...table(
          '一只 640 公斤双吸泵壳的首件',
          `
          项目 | 木模造型 | 打印砂型
          从图纸到浇注（天） | 63 | 12
          砂芯数量（块） | 8 | 3
          壁厚偏差（mm） | ±2.5 | ±1.0
          工装费用（元） | 74,000 | 0
          每套砂型成本（元） | 3,100 | 15,800
          盈亏平衡（件） | 6 件以上划算 | 5 件以内划算
          `,
        ),
        ...prose(`
          ## 气从哪里来
          头两个月，浇出的十九只泵壳废了六只，切开全是皮下气孔。打印砂型为了打得结实，树脂加到 2.0%，灼烧减量高，浇注时发气多；喷出的砂型又比手工砂致密，气走不掉。
          铸造工程师沙原做了三件事。树脂按部位分：芯头和薄壁 1.8%，厚实处降到 1.2%，喷头本来就能按像素控制。砂芯内部打出晶格空腔，壁厚留 25 毫米，中间空着，从芯头通到外面排气。最后是等：打印完的砂型放进 110 °C 烘三小时，把没有反应完的溶剂赶走。
          灼烧减量从 1.6% 降到 1.1%，之后四十只泵壳废了一只，是跑火，不是气孔。
          两位师傅没有走。他们看图纸的本事机器没有：哪里会缩，哪里要冒口，浇口从哪边进。现在他们在屏幕上画这些，旁边坐着两个二十多岁的徒弟，学的是同一门手艺，只是不再出木屑。
        `),
        ...quote('木头可以不要，眼力不能不要。', '沙原，铸造工程师'),
      ],
    },
    en: {
      title: 'When the patternmakers retire: a foundry prints its sand',
      standfirst:
        'A wooden pattern took nine weeks and two men were left who could make one. Printed moulds need twelve days. A third of the first castings were scrap, and gas was to blame.',
      author: 'Shao Yiming',
      source: 'Ironbridge, Yinchuan',
      caption: 'Powder bed machine in section: recoater, head and job box',
      slug: 'a-foundry-prints-its-sand',
      body: [
        ...prose(`
          A foundry in Yinchuan casts pump and valve bodies in ones and twos and used to make more than two hundred wooden patterns a year. Thirty-one people worked in its pattern shop in the good days. Last year two were left, aged 61 and 59. The foundry did not change because the new way was better. It had run out of people.
          Printing sand is much like printing ink. A layer of 0.3 mm is spread, already mixed with hardener; a head jets furan resin on the section; what it touches sets. A job box of 1.8 by 1.0 by 0.7 metres takes 26 hours to fill. There is no pattern and no draft, and eight cores can be printed as three.
        `),
        ...table(
          'First casting of a 640 kg double-suction pump body',
          `
          Item | Pattern | Printed sand
          Drawing to pouring, days | 63 | 12
          Cores | 8 | 3
          Wall thickness, mm | ±2.5 | ±1.0
          Tooling, yuan | 74,000 | 0
          Sand per casting, yuan | 3,100 | 15,800
          Cheaper for | 6 or more | up to 5
          `,
        ),
        ...prose(`
          ## Where the gas came from
          Of the first nineteen bodies six were scrapped, all with blowholes under the skin. To make moulds strong enough to handle, resin had been set at 2.0%. That burns off as gas when the iron arrives, and printed sand, denser than rammed sand, does not let it out.
          Sha Yuan, the foundry’s engineer, did three things. Resin now goes where it is needed, 1.8% in core prints and thin walls and 1.2% in the bulk, since the head can vary it dot by dot. Cores are printed hollow, 25 mm of wall around an open lattice that vents through the print. And moulds are baked for three hours at 110 °C before they are closed.
          Loss on ignition fell from 1.6% to 1.1%. Of the next forty castings one was scrapped, and that was a run-out.
          The two patternmakers have stayed. They know what no printer does: where iron will shrink, where it wants a riser, from which side to pour. They draw it on a screen now, with two apprentices beside them, learning the same trade without the shavings.
        `),
        ...quote(
          'You can do without the wood. You cannot do without the eye.',
          'Sha Yuan, foundry engineer',
        ),
      ],
    },
  },
} as const satisfies Record<string, Story>;
