import { prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Sterilising, scanning, tablets and the powders that must not escape. */
export const healthStories = {
  fourSterilants: {
    minutesAgo: 24660,
    types: ['editorpick'],
    industries: ['medical'],
    tags: ['standards'],
    cover: plate('medical', 'syringe', 'four-sterilants'),
    cn: {
      title: '耗材灭菌怎么选：环氧乙烷、伽马、电子束、X 射线一次说清',
      standfirst:
        '灭菌方式往往在图纸定完之后才想起来，那时材料已经替你选好了。一份给结构工程师和采购看的选型指南。',
      author: '闻筝',
      body: [
        ...prose(`
          一次性耗材的灭菌，成本不过几分到几角，却决定了材料、包装、交期和排队的时间。最常见的错误是先开模，再问灭菌站：聚四氟乙烯照了会碎，普通聚丙烯照了会脆，带电池和芯片的干脆不能照。
        `),
        ...table(
          '四种方式对照',
          `
          比较 | 环氧乙烷 | 伽马射线 | 电子束 | X 射线
          靠什么 | 气体渗入 | 钴源光子 | 加速器电子 | 电子打靶转成光子
          处理时间 | 数小时，另加解析 | 数小时 | 数秒到数分钟 | 数分钟到数小时
          穿透 | 透气包装即可 | 整托盘 | 约 8 cm 水当量（10 MeV 双面） | 整托盘
          常用剂量 | — | 25 kGy | 25 kGy | 25 kGy
          主要顾虑 | 残留与排放 | 钴源供应 | 厚度与密度不匀 | 站点少
          依据 | ISO 11135 | ISO 11137 | ISO 11137 | ISO 11137
          `,
        ),
        ...prose(`
          ## 先看材料
          - 聚氯乙烯：射线下变黄，深浅随剂量，放几周会退一部分。要照射就用抗辐照配方。
          - 聚丙烯：断链变脆，而且出了灭菌站还在继续，半年后才露馅。选抗辐照牌号，并做加速老化。
          - 聚四氟乙烯、聚甲醛：不要照。
          - 聚碳酸酯、聚砜、聚乙烯、硅胶：一般没问题，颜色略有变化。
          - 含电子元件、胶黏剂对湿热敏感的：看环氧乙烷能否在 40 °C 左右做。
          ## 再看箱子
          电子束快，却怕厚怕不匀。判断办法是称箱：箱内平均密度乘厚度，折合水不超过 8 厘米，双面照大致够得着。箱里若是一排金属针头对着一排棉球，背后会有阴影，要重新摆放。剂量均匀比（最高比最低）电子束常在 1.5 到 2，X 射线能做到 1.3 以内，材料耐受余量小的，选后者。
          ## 最后看时间
          环氧乙烷的账要把解析算进去：气体要从产品里慢慢跑出来，残留按 ISO 10993-7 限量，薄膜件一天，厚实的聚氨酯件可能要一周。库存押在解析间里，也是成本。电子束当天照、当天放行，凭的是剂量而不是培养。
          换方式不是换供应商。剂量设定、包装验证、老化、生物相容性要重做，通常九到十五个月。所以最便宜的时机，是画第一张图的那天。
          若已经来不及，就先做一次小试：每种材料各取二十件，分别按最高允许剂量照一遍，放在 55 °C 里加速老化两个月，再拉、再弯、再看颜色。花不了几千元，却能在开模之前排除一大半后患。
        `),
        ...quote('材料选错了，灭菌站再努力也只能道歉。', '一位做了二十年验证的灭菌工程师'),
      ],
    },
    en: {
      title: 'Gas, gamma, electrons or X-rays: how to choose a steriliser',
      standfirst:
        'Sterilisation tends to come up once the drawings are done, and by then the material has decided. A guide for designers and buyers of disposables.',
      author: 'Wen Zheng',
      slug: 'how-to-choose-a-steriliser',
      body: [
        ...prose(`
          Sterilising a disposable costs cents. It also decides the material, the pack, the lead time and the queue. The usual mistake is to cut the mould and then ask. PTFE crumbles under radiation, ordinary polypropylene turns brittle, and anything with a battery or a chip had better not go in at all.
        `),
        ...table(
          'Four methods compared',
          `
          Point | Ethylene oxide | Gamma | Electron beam | X-ray
          Works by | Gas seeping in | Photons from cobalt | Electrons | Photons from electrons on a target
          Time | Hours, then aeration | Hours | Seconds to minutes | Minutes to hours
          Reach | Wherever gas can go | A full pallet | About 8 cm of water (10 MeV, both sides) | A full pallet
          Usual dose | – | 25 kGy | 25 kGy | 25 kGy
          Main worry | Residues, emissions | Supply of cobalt | Thick or uneven boxes | Few sites
          Standard | ISO 11135 | ISO 11137 | ISO 11137 | ISO 11137
          `,
        ),
        ...prose(`
          ## Look at the material
          - PVC yellows with dose, and some of the colour fades within weeks. Use a stabilised compound.
          - Polypropylene loses chain length and becomes brittle, and goes on doing so after it has left the plant. Trouble shows after half a year. Choose a radiation grade and age it.
          - PTFE and acetal: do not irradiate.
          - Polycarbonate, polysulphone, polyethylene and silicone: usually well, with a slight change of tint.
          - Electronics, or adhesives that dislike warmth and damp: ask for a gas cycle near 40 °C.
          ## Look at the box
          Electrons are quick but shallow. Multiply the mean density of the packed box by its thickness. If that comes to no more than 8 cm of water, treatment from both sides should reach the middle. A row of steel needles in front of a row of swabs will cast a shadow, and has to be packed another way. The ratio of highest to lowest dose is often 1.5 to 2 with electrons and can be under 1.3 with X-rays. Where the material has little to spare, that settles it.
          ## Look at the calendar
          With gas, count aeration. What went in must come out again, to the limits of ISO 10993-7: a day for thin film, perhaps a week for solid polyurethane. Stock that stands in an aeration room is money standing there. Goods from an electron beam can be released the same day, on dose alone.
          Changing method is not like changing supplier. Dose setting, pack validation, ageing and biocompatibility start afresh and take nine to fifteen months. The cheap day to decide is the day of the first drawing.
        `),
        ...quote(
          'If the material is wrong, all the steriliser can do is apologise.',
          'A validation engineer of twenty years’ standing',
        ),
      ],
    },
  },
  liquidBearing: {
    minutesAgo: 58800,
    types: [],
    industries: ['medical'],
    tags: ['lubrication'],
    cover: plate('medical', 'gantry', 'liquid-bearing'),
    cn: {
      title: 'CT 球管里的轴承，为什么要泡在液态金属里',
      standfirst:
        '真空、几百度高温、三十多个 g，还不能用油。一层十几微米的镓合金，让球管不再等阳极转起来。',
      author: '闻筝',
      source: '本网记者 昆山报道',
      caption: '断层扫描机架正视图',
      body: [
        ...prose(`
          CT 的球管大概是医院里处境最差的机器。里面是真空，一只十几厘米的靶盘以每分钟上万转旋转，电子束打在上面，焦点瞬间两千多度；球管自己又挂在机架上绕病人飞，四分之一秒一圈，半径六十厘米，离心加速度接近 39 个 g。
          靶盘的轴承怎么办？真空里油会蒸发，老办法是滚珠镀银、镀铅，靠这层软金属干润滑。它能用，但吵、磨，热也传不出去——几颗钢珠的接触面只有针尖大，靶盘的热几乎全靠辐射散掉，连扫几个病人就要停下来“凉一凉”。
          ## 一层会导热的油
          昆山这家球管厂做的是液态金属轴承：轴和套之间留十几微米的缝，灌进镓铟锡合金。它零下十几度仍是液体，蒸气压低到在真空里也不跑，还是金属，导热、导电。轴上刻着人字形浅槽，一转起来，槽把液体往中间泵，压力升高，轴就浮起来，金属不碰金属。
        `),
        ...table(
          '滚珠与液态金属轴承（同级球管）',
          `
          项目 | 滚珠 | 液态金属
          启动 | 每次扫描前加速约 1–2 秒 | 全天常转
          轴承导热 | 几乎没有 | 数百瓦到上千瓦
          噪声 | 随磨损增大 | 基本不变
          典型寿命限制 | 轴承 | 灯丝与靶面
          加工要求 | 微米级 | 亚微米级，缝内不得有气
          `,
        ),
        ...prose(`
          因为不磨，它可以从早到晚一直转，医生按下按钮就能曝光，急诊少等两秒。因为导热，靶盘的一部分热从轴心直接送到油冷的外壳，连续扫描的间歇短了三成。
          ## 难在哪里
          镓会吃铝、吃钢。轴和套只能用钼或者特殊处理的钢，封口处再做一圈不沾镓的涂层，防止它爬出来；漏一滴到高压侧，球管就报废。
          缝也难做。轴的圆度要在 0.5 微米以内，浅槽深二十微米，用飞秒激光刻，刻完不能有毛边。灌注在真空里进行，先把两个表面“润湿”，像给平底锅开锅，没润湿的地方会留气泡，热起来一胀，把液体挤走。
          工艺经理邢卓说，头一年的成品率只有 31%，现在 86%，进步几乎全在清洗。“刻得再准，有一个手印就白做。”
          轴承好了，短板就换了人。如今返修的球管里，轴承只占不到一成，排第一的是灯丝。
        `),
      ],
    },
    en: {
      title: 'Why the bearing in a CT scanner floats on liquid metal',
      standfirst:
        'Vacuum, heat, nearly forty times gravity and no oil allowed. A film of gallium alloy a few hundredths of a millimetre thick lets the X-ray tube be ready at all times.',
      author: 'Wen Zheng',
      source: 'Ironbridge, Kunshan',
      caption: 'Tomography gantry, front view',
      slug: 'floating-on-liquid-metal',
      body: [
        ...prose(`
          Few machines in a hospital are worse off than the X-ray tube of a CT scanner. Inside it is vacuum. A target disc of well over ten centimetres spins at some ten thousand revolutions a minute, and where electrons strike it the focal spot passes two thousand degrees. The tube itself flies round the patient four times a second, at a radius of 60 cm, which makes almost 39 times gravity.
          What carries the disc? Oil would boil away. The old answer is steel balls plated with silver or lead, a soft metal as dry lubricant. It works, noisily, and it wears. Nor does it pass on heat: balls touch at pinpoints, so that a disc can do little but glow, and after several patients in a row the tube must rest.
          ## An oil that conducts
          A plant in Kunshan builds tubes whose shaft runs in a liquid alloy of gallium, indium and tin, in a gap of ten to twenty micrometres. It stays liquid well below freezing, does not evaporate even in vacuum and, being metal, conducts heat and current. Herringbone grooves on the shaft pump it inward as they turn. Pressure rises and the shaft floats.
        `),
        ...table(
          'Ball and liquid-metal bearings (tubes of one class)',
          `
          Item | Balls | Liquid metal
          Start | Runs up 1–2 s before each scan | Turns all day
          Heat through the bearing | Hardly any | Hundreds of watts to over a kilowatt
          Noise | Grows with wear | Steady
          What ends its life | Bearing | Filament and target
          Machining | Micrometres | Below one micrometre, no gas in the gap
          `,
        ),
        ...prose(`
          Since nothing wears, the disc can turn from morning to night, and in an emergency nobody waits those two seconds. Since it conducts, part of the heat leaves through the shaft to a housing cooled by oil, and pauses in a busy list are a third shorter.
          ## What is hard about it
          Gallium attacks aluminium and, when hot, steel. Shaft and sleeve are molybdenum or specially treated steel, and a coating that gallium will not wet keeps it from creeping out. One drop on the high-voltage side is the end of a tube.
          The gap is no easier. The shaft is round within half a micrometre. Its grooves, twenty micrometres deep, are cut by femtosecond laser and may have no burr. Filling is done in vacuum, and both surfaces must be wetted first, as one seasons a pan. Where they are not, a bubble stays behind, swells with the heat and drives the liquid out.
          In the first year 31% of bearings passed. Now 86% do, and Xing Zhuo, the process manager, credits washing for most of it. “Cut it as finely as you like. One fingerprint, and it was for nothing.”
          Something else is now the weakest link. Bearings cause fewer than a tenth of returns. Filaments lead the list.
        `),
      ],
    },
  },
  continuousTablets: {
    minutesAgo: 40960,
    types: [],
    industries: ['pharmaceuticals', 'intelligent_manufacturing'],
    tags: [],
    cover: plate('pharmaceuticals', 'tablet-press', 'continuous-tablets'),
    cn: {
      title: '对话程知微：连续压片线好不好，看它怎么停',
      standfirst:
        '粉从一头进，片从另一头出，中间没有“批”。苏北一家制剂厂跑了两年连续直压，质量负责人说，最难写的文件是“哪些片子不要”。',
      author: '宋清和',
      source: '本网记者 连云港报道',
      caption: '旋转压片机展开图',
      body: [
        ...prose(`
          传统固体制剂是一锅一锅做的：称量、混合、取样、等化验，再去压片。连续直压把它们串成一条线：几台失重秤把原料和辅料按比例送进一台小混合器，粉在里面只待一两分钟，掉下去就是压片机。这条线每小时 25 公斤，约 12 万片。
          **为什么要做连续？**
          不是为了快。批量法混 300 公斤，混不匀，300 公斤一起报废；连续线上任何一刻只有一公斤多粉在路上，坏也坏不到哪里去。另外研发放大没了：做十公斤和做一吨，是同一台机器开得久一点。
          **怎么知道每一片都合格？**
          压片机的强迫加料器上装了一支近红外探头，每秒看四次含量。看到的是粉，不是片，但离冲模只有几厘米。规则是：滑动平均偏离标示量 ±5% 就剔除，±10% 停机。
          **剔除从哪一片开始？**
          这正是最难写的一页。粉在系统里会前后掺混，不是排队走的。我们做了示踪：在进料口打一个小脉冲，看它在出口怎么散开。结果中位数 96 秒，尾巴拖到 210 秒。所以失重秤一旦波动，从波动开始后 20 秒到结束后 240 秒的片子全部剔掉，多扔一点，求个安心。
        `),
        ...table(
          '两年运行小结',
          `
          项目 | 批量法 | 连续直压
          从称量到成片 | 5–7 天 | 约 4 小时
          在制粉料 | 300 kg | 1.2 kg
          含量标准差 | 1.9% | 1.1%
          开停机损耗 | 每批 2.4 kg | 每次 3.1 kg
          放行检验 | 取样化验 | 在线为主，化验核对
          `,
        ),
        ...prose(`
          **什么会让它停？**
          一多半是秤。流动性差的原料会在料斗里架桥，补料的那十几秒，秤只能按体积瞎送。我们把补料改成少量多次，每次不超过料斗的两成，波动小了一半。其次是静电，冬天湿度低于 35%，粉贴在探头窗口上，近红外看到的就不是流动的粉了。
          **哪些产品不适合？**
          主药含量低于 1% 的，秤的误差就够你受；一年只做两三批的，清洗比生产还久。我们十九个片剂，上线的只有六个，却占了七成产量。
          **给准备上线的同行一句话？**
          验收那天别看它跑，看它停。拔掉一台秤的电，看多少秒能发现、扔掉多少片、重新稳定要多久。跑得好的线很多，停得明白的不多。
        `),
      ],
    },
    en: {
      title: '‘Do not watch it run. Watch it stop’',
      standfirst:
        'Powder goes in at one end and tablets come out at the other, with no batch in between. After two years of continuous compression in Lianyungang, Cheng Zhiwei says that the hardest page to write was which tablets to throw away.',
      author: 'Song Qinghe',
      source: 'Ironbridge, Lianyungang',
      caption: 'Rotary tablet press, unrolled',
      slug: 'watch-it-stop',
      body: [
        ...prose(`
          Tablets are usually made by the potful: weigh, blend, sample, wait for the laboratory, press. Continuous direct compression puts all that in a line. Loss-in-weight feeders send drug and excipients to a small blender, powder stays there a minute or two, and below it is the press. This line makes 25 kg an hour, about 120,000 tablets. Cheng Zhiwei is responsible for quality.
          **Why continuous?**
          Not for speed. If 300 kg blend badly, you lose 300 kg. Here little more than one kilogram is on its way at any moment. And scale-up has gone. Ten kilograms and a tonne are made on the same machine, which merely runs longer.
          **How do you know that every tablet is good?**
          A near-infrared probe in the feed frame reads content four times a second. It sees powder, not tablets, but a few centimetres from the die. If the moving average leaves the label claim by 5%, tablets are rejected. At 10% the line stops.
          **From which tablet on?**
          That was the page. Powder does not queue; it mixes forwards and backwards. We put a small pulse of tracer in and watched how it came out. Half of it had passed after 96 seconds, and the tail took 210. So when a feeder wavers we reject everything from 20 seconds after it began to 240 seconds after it ended. We throw away rather too much, and sleep.
        `),
        ...table(
          'Two years in figures',
          `
          Item | Batch | Continuous
          From weighing to tablet | 5–7 days | About 4 hours
          Powder in process | 300 kg | 1.2 kg
          Standard deviation of content | 1.9% | 1.1%
          Lost on starting and stopping | 2.4 kg per batch | 3.1 kg each time
          Release | Samples to the laboratory | On line, checked by the laboratory
          `,
        ),
        ...prose(`
          **What stops it?**
          Feeders, more often than not. Poor powders bridge in the hopper, and during a refill the feeder goes blind and doses by volume. We now refill little and often, never more than a fifth of the hopper, and that halved the disturbance. Static comes next. Below 35% humidity powder clings to the probe’s window, and the probe looks at the same grains all day.
          **What is it not for?**
          Drugs below 1% of the tablet, where feeder error is too much. Products made twice a year, where cleaning outlasts making. Six of our nineteen tablets are on the line. They are 70% of the volume.
          **Advice for others?**
          At acceptance, do not watch it run. Watch it stop. Unplug a feeder and count: seconds until it notices, tablets thrown out, minutes until it is steady. Many lines run well. Few know how to stop.
        `),
      ],
    },
  },
  potentPowder: {
    minutesAgo: 66400,
    types: ['oversea'],
    industries: ['pharmaceuticals', 'pumps_filtration'],
    tags: ['standards', 'cleaning'],
    cover: plate('pharmaceuticals', 'molecule', 'potent-powder'),
    cn: {
      title: '一微克都嫌多：高活性原料药的“关门”功夫',
      standfirst:
        '比利时一家代工厂给抗肿瘤药车间做密闭验证，用无害的扑热息痛当替身。结果最漏的不是蝶阀，是扎袋子的手。',
      author: '埃丝特·克拉斯',
      source: '本网特约记者 根特报道',
      body: [
        ...prose(`
          有些药，一支铅笔头大小的量够一座小城的病人用一天。对做药的人来说，这就是危险：每立方米空气里超过一微克，八小时下来就可能有药效。业内把这类原料药划进第五级暴露等级，口罩是最后一道，不是第一道，真正要靠设备自己关得住。
          根特附近这家代工厂去年新建了一间抗肿瘤药车间。设备进场之后、真药进场之前，先做了三周“漏不漏”的试验：按行业通行的指南，用扑热息痛粉当替身，完整走一遍投料、粉碎、出料、清洗，在操作工领口、阀门下方、房间四角同时采样，送实验室测到纳克。
        `),
        ...table(
          '替身粉试验，操作点浓度（ng/m³，三次最大值）',
          `
          工位 | 密闭办法 | 目标 | 第一轮 | 整改后
          投料 | 对接蝶阀，主动阀加被动阀 | 100 | 62 | 58
          气流粉碎 | 隔离器，负压 | 100 | 31 | 29
          出料 | 连续套袋，扎口剪断 | 100 | 840 | 71
          取样 | 手套箱内取 | 100 | 45 | 40
          过滤器更换 | 袋进袋出 | 100 | 390 | 88
          `,
        ),
        ...prose(`
          ## 漏在手上
          对接蝶阀是车间里最贵的零件，两片蝶板面对面贴紧，一起转开，脏的那面始终藏在里面。它表现很好。超标的两处都与手有关。
          出料用的是连续套袋：装满一袋，扎两道，从中间剪断。录像慢放发现，操作工剪的时候手腕往外一带，剪口弹开，喷出肉眼看不见的一小团。改法是换成带加热的压扎机，先压合再切，人只按按钮；袋子里的空气也先抽掉一半，不让它鼓着。
          换过滤器那处，漏在套袋的褶皱里。工人按说明书做了，说明书没有写要先等五分钟，让粉落下来。加一行字，浓度掉了四分之三。
          ## 几条通用的教训
          - 采样要连工序一起采，不要只采“正常运行”，泄漏都发生在接和拆的那几分钟。
          - 每种操作做三遍，由三个人做，取最大值，不取平均。
          - 房间负压和气锁是第二层，不能拿它抵第一层的超标。
          - 隔离器的手套每月做一次压降测试，比看有没有洞可靠。
          项目负责人埃尔斯·费尔默伦算过，三周试验加整改花了 11 万欧元，是车间投资的 0.6%。“如果等真药进来再发现，光停产清洗就不止这个数。”
        `),
        ...quote(
          '设备从不觉得热，也不赶着下班。漏的总是人做的那一步。',
          '埃尔斯·费尔默伦，项目负责人',
        ),
      ],
    },
    en: {
      title: 'A microgram is too much: testing whether a drug plant can keep its doors shut',
      standfirst:
        'Before it let cancer drugs in, a contract maker near Ghent tried its containment with harmless paracetamol. The costly valves held. The hands did not.',
      author: 'Esther Claes',
      source: 'Ironbridge, Ghent',
      slug: 'a-microgram-is-too-much',
      body: [
        ...prose(`
          Of some drugs, as much as the tip of a pencil treats the patients of a small town for a day. For those who make them that is the hazard. More than a microgram in a cubic metre of air, breathed for a shift, may have an effect. Such substances belong to the fifth and strictest exposure band. A mask is the last defence against them and must not be the first: the equipment has to stay shut by itself.
          This plant finished a suite for cancer drugs last year. When the machines were in and the drugs were not, it spent three weeks finding out whether anything leaked. Following the industry’s guide, paracetamol stood in for the real thing. It was charged, milled, discharged and washed away while samplers at the operator’s collar, below the valves and in the corners of the room collected air for a laboratory that counts nanograms.
        `),
        ...table(
          'Surrogate test, ng/m³ at the operator (highest of three)',
          `
          Step | Containment | Target | First round | After changes
          Charging | Split butterfly valve | 100 | 62 | 58
          Jet mill | Isolator under negative pressure | 100 | 31 | 29
          Discharge | Continuous liner, crimped and cut | 100 | 840 | 71
          Sampling | Inside the glove box | 100 | 45 | 40
          Filter change | Bag in, bag out | 100 | 390 | 88
          `,
        ),
        ...prose(`
          ## It leaked at the hands
          Split butterfly valves are the dearest parts in the room. Two half-discs meet face to face and turn as one, so that the soiled side never shows. They did well. Both failures had to do with people.
          At discharge a long liner is filled, tied twice and cut in between. Slow motion showed the operator’s wrist flicking outward as the cutters closed; the cut sprang open and gave off a puff nobody could see. A heated crimper now seals before it cuts, at the push of a button, and half the air is drawn from the bag beforehand.
          At the filter, powder lay in the folds of the bag. The operator had done as the manual said, and the manual did not say to wait five minutes for dust to settle. One added line took away three quarters of the figure.
          ## Lessons for others
          - Sample while things are joined and parted. That is when they leak, not in steady running.
          - Three people, three times each, and keep the highest value instead of the mean.
          - Room pressure and airlocks are the second layer. They do not excuse the first.
          - Test isolator gloves by pressure decay every month. Looking for holes finds few.
          Els Vermeulen, who led the project, puts tests and changes at 110,000 euros, 0.6% of what the suite cost. Cleaning up after the first real leak would have been dearer.
        `),
        ...quote(
          'Equipment is never hot and never in a hurry to go home. It leaks where we touch it.',
          'Els Vermeulen, project leader',
        ),
      ],
    },
  },
} as const satisfies Record<string, Story>;
