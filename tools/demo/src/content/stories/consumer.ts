import { productCard, prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Food, pharmaceuticals, personal care, medical, pet food. */
export const consumerStories = {
  rinse: {
    minutesAgo: 505,
    types: [],
    industries: ['food_beverage'],
    tags: ['cleaning', 'energy'],
    cover: plate('food_beverage', 'filling-line', 'rinse'),
    suppliers: ['aldermoor'],
    products: ['AM-RW2'],
    cn: {
      title: '洗到干净为止，而不是洗满十二分钟',
      standfirst: '一家乳品厂给回水装了浊度计，发现漂洗的后七分钟什么也没洗下来。',
      author: '白亦然',
      body: [
        ...prose(`
          乳品厂的夜班有一半时间在洗管道。碱洗、酸洗、漂洗，每一步都按时间走：漂洗十二分钟，是装设备时定的，多少年没人改过，因为没有人敢改。
          石家庄一家厂在回水管上装了一只光学浊度计和一支电导率计，先不控制，只记录。记录了三百次清洗之后，曲线画在一张纸上：浊度在第四分半钟就到了自来水的水平，电导在第五分钟持平。剩下七分钟，洗的是干净的管子。
          于是改成“洗到干净为止”：两项指标同时低于限值并保持二十秒，阀门就关。保留一条底线，最少三分钟；一条上限，最多十五分钟，超过就报警，说明有东西没洗下来。
          两支表缺一不可。浊度计看得见奶，看不见碱；电导率计看得见碱，看不见脂肪。只装一支的厂，要么提前收工留下碱味，要么被一团脂肪骗过去。探头装在回水管的竖直段，避开气泡，每周用标准液校一次，校准的人签字。
          省下的水也没有全倒掉：漂洗后段的水本来就干净，收进一只八立方的罐里，做下一次的预冲。
        `),
        ...table(
          '三个月对比（每天 11 次清洗）',
          `
          项目 | 按时间 | 按终点
          平均漂洗时间（min） | 12.0 | 5.6
          每次用水（m³） | 4.1 | 1.9
          超时报警（次） | 0 | 14
          涂抹检测不合格（次） | 6 | 2
          `,
        ),
        ...prose(`
          水省了一半多，但质量经理乔岚更看重最后两行。十四次报警里，有九次找到了真问题：两处密封老化、一处阀座积垢、六次碱液浓度不足。“按时间洗的时候，这些问题也在，只是没有人告诉我们。”
        `),
        ...productCard('AM-RW2'),
      ],
    },
    en: {
      title: 'Rinse until it is clean, not until the clock says so',
      standfirst:
        'A dairy put a turbidity meter on its return pipe and found that the last seven minutes of every rinse washed nothing.',
      author: 'Bai Yiran',
      slug: 'rinse-until-clean',
      body: [
        ...prose(`
          Half of a dairy’s night shift goes into washing pipes. Caustic, acid and water each run by the clock: twelve minutes for the rinse, a figure as old as the plant, which nobody changed because nobody dared.
          A dairy in Shijiazhuang fitted an optical turbidity meter and a conductivity probe to the return and, to begin with, only watched. After 300 washes it laid the curves over one another. The water ran clear after four and a half minutes and its conductivity was that of the tap after five. For the remaining seven, clean pipes were being cleaned.
          Now the valve closes when both readings have been low for twenty seconds. There is a floor of three minutes, and a ceiling of fifteen that raises an alarm, since something has not come off.
          It takes both instruments. Turbidity sees milk and not caustic; conductivity sees caustic and not fat. The probes sit in a rising pipe, clear of bubbles, and are checked every week against a standard. Water from the end of a rinse, clean already, is kept in a tank of eight cubic metres for the next first flush.
        `),
        ...table(
          'Three months of each, eleven washes a day',
          `
          Item | By the clock | By the water
          Mean rinse, min | 12.0 | 5.6
          Water per rinse, m³ | 4.1 | 1.9
          Alarms at the ceiling | 0 | 14
          Swabs failed | 6 | 2
          `,
        ),
        ...prose(`
          The water saved is more than half, but Qiao Lan, who answers for quality, points at the last two lines. Nine of the fourteen alarms led to something real: two tired seals, a fouled valve seat, six batches of weak caustic. “They were there when we washed by the clock too,” she says. “Nothing told us.”
        `),
        ...productCard('AM-RW2'),
      ],
    },
  },
  freezeDryer: {
    minutesAgo: 1010,
    types: ['editorpick'],
    industries: ['pharmaceuticals'],
    tags: ['freeze_drying'],
    cover: plate('pharmaceuticals', 'mixing-vessel', 'freeze-dryer'),
    cn: {
      title: '冻干机里的三十个小时，有九个在等',
      standfirst:
        '一次干燥什么时候结束？多数药厂的答案是“再等等，保险”。一支压力差信号，把等变成了知道。',
      author: '宋清和',
      body: [
        ...prose(`
          冻干机是药厂里最慢的设备。一批针剂进去，三十个小时才出来，其中一次干燥占了二十多个小时：冰在真空下直接升华，升完了才能升温进入二次干燥。升早了，残冰一化，整批塌陷；所以大家都多等，等几个小时，图个保险。
          成都一家制剂厂的办法是装两支不同原理的真空计。一支电容式，读数与气体种类无关；一支热传导式，遇到水蒸气会读高六成。还有冰时，腔里几乎全是水蒸气，两支差得远；冰没了，两支读数靠拢。差值归零的那一刻，就是终点。
          这个方法在教科书上写了四十年，难在工厂里不敢信。质量总监谭屿做了三十批并行：程序照旧，只把差值曲线存下来，批后取样测残水。三十批里，差值归零比原程序早 7.5–11 小时，取样全部合格。
        `),
        ...quote('我们以前不是在干燥，是在等自己放心。', '谭屿，质量总监'),
        ...prose(`
          报备变更用了十四个月，比试验长得多。现在平均周期 21 小时，一台机器一年多出八十多批。多出来的产能里，谭屿最满意的一批，是第一次报警的那批：差值迟迟不归零，停机检查，发现层板有一路硅油堵了。放在从前，时间一到，它就出去了。
          也不是所有药都适用。含有机溶剂的制剂，腔里不只有水蒸气，热传导计读数偏得没有规律；小批量试制时瓶数太少，蒸汽盖不过漏气，差值也不可信。谭屿给自己定了一条：差值归零之后，再多干总时长的百分之五，最后十五分钟做一次压力升高试验，两样都过，才升温。
        `),
      ],
    },
    en: {
      title: 'Thirty hours in the freeze dryer, nine of them waiting',
      standfirst:
        'When is primary drying over? Most plants answer: give it a little longer, to be safe. Two vacuum gauges turned waiting into knowing.',
      author: 'Song Qinghe',
      slug: 'nine-hours-of-waiting',
      body: [
        ...prose(`
          Nothing in a pharmaceutical plant is slower than the freeze dryer. A batch of vials takes thirty hours, more than twenty of them in primary drying, while ice turns to vapour under vacuum. Only when it has all gone may the shelves be warmed. Too soon, and what is left melts and the batch collapses. So everybody waits a few hours longer.
          A plant in Chengdu fitted two gauges that work on different principles. A capacitance gauge reads true whatever the gas. A thermal one reads about 60% high in water vapour. While there is ice the chamber holds little else, and the two disagree. When the ice is gone they meet. That is the end.
          Textbooks have said so for forty years. Plants have not dared believe it. Tan Yu, the head of quality, ran thirty batches on the old program and merely recorded the difference. It fell to zero between 7.5 and 11 hours before the program ended, and every sample passed for moisture.
        `),
        ...quote(
          'We were not drying. We were waiting until we felt safe.',
          'Tan Yu, head of quality',
        ),
        ...prose(`
          Getting the change approved took fourteen months, a good deal longer than proving it. A cycle now averages 21 hours, worth eighty more batches a year from one machine. The batch Tan likes best is the first that raised an alarm. The gauges would not meet; the dryer was stopped, and one circuit of silicone oil was found blocked. In the old days the clock would have let it out.
          It does not suit everything. With solvents in the formula the thermal gauge is no guide, and a half-empty dryer gives too little vapour to tell from a leak. Tan’s own rule adds 5% of the time after the gauges meet, and a pressure-rise test.
        `),
      ],
    },
  },
  kibbleCoat: {
    minutesAgo: 1900,
    types: [],
    industries: ['pet_food'],
    tags: ['coating'],
    cover: plate('pet_food', 'kibble-extruder', 'kibble-coat'),
    cn: {
      title: '宠物粮外面那层油，怎样才不粘手',
      standfirst: '真空喷涂把油从颗粒表面压进孔里，同样含油 22%，包装袋内壁不再发亮。',
      author: '罗佳',
      body: prose(`
        猫粮要香，靠外面那层油和肉粉；袋子要干净，又最好没有那层油。山东一家宠物食品厂的办法是让油待在里面。
        膨化颗粒像海绵，三成体积是孔。普通滚筒喷涂只能把油挂在表面，超过 12% 就往下流。真空喷涂分三步：抽到 150 毫巴，把孔里的空气抽走；喷油搅拌；慢慢放气，大气压把油压进孔里。
        慢字是关键。放气太快，油只进到浅层；这家厂把放气从 10 秒拉到 45 秒，切开颗粒看，油前沿从 0.8 毫米推进到 2.3 毫米，几乎到芯。含油量可以做到 22%，手捏不沾。
        油也要热。牛油四十五度才全化开，厂里喷的时候保持六十度，粘度降到十几毫帕秒，才钻得进零点几毫米的孔。颗粒的温度也要配：膨化、烘干出来八十度，先冷到四十五度以下，太烫了里面的水汽往外顶，油进不去；太凉了油在门口就凝住。这两个温度差，工人叫“门缝”。
        孔也不是天生的。前面膨化机的模板开孔大一点、水分少半个百分点，孔就多而细，吃油更匀。喷涂做不好，有一半要回头去找膨化。
        还有一个没想到的好处：香料可以分两次加，油先进去，肉粉后挂在外面，狗吃得更快——喂食试验里，首选率从 54% 升到 68%。
        货架期也跟着变了。油在里面，见氧的面积小，加速氧化试验里过氧化值翻倍的时间从二十一天推到三十四天，抗氧化剂因此减了两成。
        代价是产能，每锅多三十五秒。厂里加了一只缓冲仓，让前面的膨化机不用等它。
      `),
    },
    en: {
      title: 'Keeping the fat inside the kibble',
      standfirst:
        'A vacuum coater presses oil into the pores instead of leaving it on the surface. At 22% fat, the bag stays dry.',
      author: 'Luo Jia',
      slug: 'fat-inside-the-kibble',
      body: prose(`
        Cats want kibble that smells of fat; their owners want a bag that does not. A plant in Shandong has settled the matter by putting the fat inside.
        Extruded kibble is a sponge, nearly a third of it pores. A tumble drum can hang oil only on the surface, and above 12% it runs off. A vacuum coater works in three steps: draw the air out of the pores at 150 millibar, spray and mix, then let the air back so that it drives the oil in.
        The secret is to let it back slowly. In ten seconds the oil goes in 0.8 mm. In 45 it goes in 2.3, nearly to the core, as a sliced kibble shows. Fat of 22% is possible and fingers stay clean.
        Temperature is the other half. Tallow is fully melted at 45 °C; sprayed at 60 it is thin enough for pores of a few tenths of a millimetre. Kibble leaves the dryer at 80 and must cool below 45 first, or the vapour inside pushes back. Pores themselves are made earlier, in the die of the extruder, and half of all coating trouble is cured there.
        There was a bonus nobody had planned. Oil goes in first and the meat powder goes on afterwards, so the flavour is all on the outside. In feeding trials the share of dogs that chose it first rose from 54% to 68%.
        Shelf life gained too. Fat inside the kibble meets less oxygen, and in accelerated tests peroxide took 34 days to double instead of 21.
        The price is time, 35 seconds more a batch. A small bin in front of the coater keeps the extruder from having to wait.
      `),
    },
  },
  tubeSeal: {
    minutesAgo: 2330,
    types: [],
    industries: ['personal_care', 'packaging'],
    tags: ['filling', 'recycling'],
    cover: plate('personal_care', 'tube-filler', 'tube-seal'),
    cn: {
      title: '牙膏管换成全聚乙烯，封尾机先投了反对票',
      standfirst: '没有铝层，热容变了，封口要么不牢要么起皱。一家日化厂调了四个月，答案在冷却夹。',
      author: '温如玉',
      body: prose(`
        铝塑复合管好封：铝层挡着，热风吹内壁，外面不变形。换成可回收的全聚乙烯管之后，广州一家日化厂的封尾工位第一周报废了九千支，问题集中在两样——封口剥离，或者外壁起皱。
        调温度没有用。高 10 °C 起皱，低 10 °C 剥离，窗口只有 6 °C，而热风嘴二十四个工位之间的差异就有 8 °C。
        工程师阮成换了个思路：既然窗口窄，就让它停在窗口里的时间变短。把加热从 0.9 秒缩到 0.6 秒、风温提高，紧接着用 12 °C 的冷却夹夹 0.5 秒，趁表面还没软透就定型。同时每个风嘴后面加一只小针阀，逐个调平，差异压到 2 °C。
        四个月后，报废率 0.4%，比原来的铝塑管略高一点。管子整支可以进聚乙烯回收流，印刷油墨占比不到 3%。一条线一分钟封九十支，节拍没有丢，因为加热省下的三分之一秒正好让给了冷却。
        还有一处不在封尾机上。全聚乙烯管比铝塑管软，灌完膏体，管口合不拢，夹爪一合就歪。阮成让供应商把管壁从 0.42 毫米加到 0.48 毫米，又在灌装与封尾之间加了一道扩口整形，圆口先压成椭圆再送进去。壁厚加了，料多用一成四，但去掉铝层之后，每支仍比从前轻 0.3 克。
        阻隔也要补。没有铝，香精会跑：四十度放三个月，留香少了一成一。配方里薄荷脑提了百分之四，外加一层几微米的乙烯-乙烯醇，含量压在总重的百分之五以内，回收厂才肯收。
        阮成在交接单上写了一句：材料简单了，机器就得精细。
      `),
    },
    en: {
      title: 'All-polyethylene tubes: the sealing station voted against',
      standfirst:
        'Without its layer of foil a toothpaste tube either peels or puckers. Four months of trials in Guangzhou ended at the cooling jaws.',
      author: 'Wen Ruyu',
      slug: 'sealing-tubes-without-foil',
      body: prose(`
        A laminated tube with foil in it is easy to seal. Hot air softens the inside, the foil shields the outside, and the end closes. When a plant in Guangzhou went over to tubes of polyethylene alone, so that they could be recycled, its sealing station scrapped nine thousand in the first week. Either the seal peeled or the wall puckered.
        Turning the temperature up or down did nothing. Ten degrees more and it puckered, ten less and it peeled; the window was six wide, and the twenty-four hot-air nozzles differed among themselves by eight.
        Ruan Cheng, the engineer, came at it from the other side. If the window is narrow, spend less time in it. He cut heating from 0.9 to 0.6 seconds with hotter air, and straight afterwards closed jaws at 12 °C on the end for half a second, setting it before the outside could soften. Behind every nozzle went a needle valve, and one by one they were brought to within two degrees.
        Not all of it was in the sealer. The new tube is softer and once filled its mouth will not meet squarely. The wall went from 0.42 to 0.48 mm, and a former now presses the round mouth oval before it arrives. That costs 14% more plastic, yet with no foil each tube is 0.3 grams lighter than before. Flavour escapes more easily too: after three months at 40 °C a ninth of it had gone. A few micrometres of EVOH, kept under 5% of the weight so that recyclers will take it, and 4% more menthol have put that right.
        Scrap is 0.4%, slightly above what foil gave. The whole tube goes into the polyethylene stream. On the handover sheet Ruan wrote: when the material gets simpler, the machine has to get finer.
      `),
    },
  },
  catheter: {
    minutesAgo: 2610,
    types: [],
    industries: ['medical'],
    tags: ['catheters'],
    cover: plate('medical', 'gantry', 'catheter'),
    cn: {
      title: '导管壁厚 0.08 毫米，谁来量',
      standfirst:
        '微导管挤出时的壁厚偏心，过去靠切片看显微镜。太赫兹测厚把结果提前了二十分钟，也提前了两公里废管。',
      author: '闻筝',
      body: prose(`
        神经介入用的微导管，外径 0.9 毫米，壁厚 0.08 毫米，偏心超过 8 微米，推送时就会往一边弯。苏州一家导管厂过去每二十分钟切一段，打磨、上显微镜，等结果出来，后面已经又挤了两公里。
        去年装上的太赫兹测厚仪在水槽出口处量。四个探头绕管一圈，每秒一百次，能看穿透明水膜，分清三层材料各自的厚度。
        第一天的曲线让所有人沉默：偏心不是慢慢漂的，而是每 1.8 秒晃一次。顺着周期查，是牵引轮的轮径与挤出机泵速形成了拍频。换掉一只磨了 0.02 毫米的牵引轮，晃动消失。
        如今偏心信号直接反馈给模头的四颗调心螺钉，由步进电机微调。一年下来，报废率从 11% 降到 3.5%，挤出的老师傅最初不信，拿自己切的片去对，二十段里差得最多的一段是 1.4 微米。切片仍然保留，每班一段，用来校准仪器，也用来让人放心。
        太赫兹为什么行？它的波长在零点几毫米，塑料对它几乎透明，每遇到一个界面就反射一点回来；三层材料折射率不同，四个界面回来四个脉冲，时间差就是厚度。超声也能测，但要贴着水、怕气泡，0.02 毫米的内层分不开；激光只看得到外径。
        它也有看不清的：含硫酸钡的显影层吸收太强，脉冲只剩一成，要多平均几十次，速度就慢下来。厂里对这种管子改成每秒十次，够用。
        回头看，设备花了一百六十万元，拍频那一个发现就值回三成。此前五年，他们换过两台挤出机，都没有人怀疑过那只轮子。
      `),
    },
    en: {
      title: 'Who measures a wall of 0.08 mm?',
      standfirst:
        'A catheter maker used to slice, polish and look. Terahertz gauging brought the answer twenty minutes sooner, and saved the two kilometres of tube made meanwhile.',
      author: 'Wen Zheng',
      slug: 'who-measures-eight-hundredths',
      body: prose(`
        A microcatheter for the brain is 0.9 mm across with a wall of 0.08. If the bore is off centre by more than 8 micrometres it will turn to one side as it is pushed. A maker in Suzhou used to cut a piece every twenty minutes, polish it and put it under a microscope. By the time the answer came, another two kilometres had been extruded.
        Since last year four terahertz probes look at the tube as it leaves the water bath, a hundred times a second. They see through the film of water and tell the three layers apart.
        The first day’s curve silenced the room. The bore was not drifting. It swung, every 1.8 seconds. Somebody worked back from the period and found that a haul-off wheel and the melt pump were beating against one another. The wheel had worn by 0.02 mm. A new one ended it.
        Why terahertz? Its waves are some tenths of a millimetre long and plastics are all but clear to them, yet each boundary sends back a little. Three layers make four echoes, and the gaps between them are the thicknesses. Ultrasound needs contact through water and cannot part an inner layer of 0.02 mm; a laser sees only the outside. There are limits. Barium sulphate, which makes a tube show on X-rays, swallows nine tenths of the pulse, so those tubes are read ten times a second rather than a hundred.
        The signal now goes straight to four motors on the centring screws of the die. In a year scrap has fallen from 11% to 3.5%. One slice a shift is still cut, to check the gauge and to set minds at rest. The equipment cost 1.6 million yuan. In the five years before, the plant had replaced two extruders, and nobody had suspected the wheel.
      `),
    },
  },
  infusion: {
    minutesAgo: 3580,
    types: ['oversea'],
    industries: ['medical', 'pharmaceuticals'],
    tags: ['filling'],
    cover: plate('medical', 'syringe', 'infusion'),
    cn: {
      title: '预灌封注射器里的玻璃屑，听得出来',
      standfirst: '爱尔兰戈尔韦一家灌装厂不再只靠相机找异物。每支针管被轻轻晃一下，听它怎么响。',
      author: '伊法·布伦南',
      source: '本网特约记者 戈尔韦报道',
      body: prose(`
        八个方向的相机看一支预灌封注射器，仍有两百分之一要和人吵架。气泡会像玻璃一样发亮，玻璃侧过来却一点不亮。戈尔韦一家灌装厂现在让重量来裁决。
        灌装之后，每支针管被夹住翼缘，以固定频率轻轻摆动。里面若有一粒重于 15 微克的东西，它的振动就和别人略有不同；若是气泡，则往相反的方向偏。全程 0.7 秒，跟得上每分钟八十多支的生产线。
        头四个月，天平和相机的意见不合 1,912 次，每一支都由人打开核对。相机只对了 61 次，全是针管外壁的划痕和污点；其余都是天平对，其中 23 支里有相机没有看见的玻璃屑。
        要分出 15 微克并不容易。一支针管连药带玻璃重 6 克多，差的是百万分之二三。所以它比的不是重量，是每一支和自己：先测空管的固有频率，灌完再测一次，把玻璃厚薄、翼缘公差都抵消掉。夹头的橡胶每班换，隔壁冲压机开动时，那一排读数不算数。
        也有人问，玻璃屑从哪里来。打开的 23 支里，十七支来自同一台洗瓶机的出口，导轨上两只尼龙垫磨穿了，玻璃碰着不锈钢。垫子换掉之后，三个月里只再找到两支。灌装线的负责人说，检测机最好的用处，是让自己没事可做。
        相机没有拆。天平看不见歪了的针头、缩进去的活塞，也看不见印糊的标签。但报废少了三分之一：从前被当成玻璃扔掉的，多半是好针管里的一个气泡。
      `),
    },
    en: {
      title: 'The syringe that is weighed, not watched',
      standfirst:
        'A filling plant in Galway stopped looking for particles with cameras alone. A balance under every syringe finds what the light does not.',
      author: 'Aoife Brennan',
      source: 'Ironbridge, Galway',
      slug: 'weighed-not-watched',
      body: prose(`
        Cameras inspect a prefilled syringe from eight sides and still argue with people about one in two hundred. A bubble shines like glass; glass, edge on, does not shine at all. At a filling plant in Galway the argument is now settled by weight.
        After filling, each syringe is lifted by its flange and swung, gently, at a fixed frequency. A particle heavier than about 15 micrograms makes it ring a little differently, and a bubble makes it ring the other way. It takes 0.7 seconds, in time with the line.
        In the first four months the balance and the cameras disagreed 1,912 times. People opened every one. The cameras had been right in 61 cases, all of them marks on the outside. In the rest the balance was right, and 23 syringes held glass that no camera had seen.
        Fifteen micrograms are two or three millionths of a filled syringe, so the machine compares each with itself. It takes the pitch of the empty barrel, takes it again when full, and so cancels the thickness of the glass. Rubber in the grips is changed every shift, and while a press next door is running its readings do not count.
        Of the 23 syringes with glass in them, seventeen had passed the outfeed of one washer, where two nylon pads had worn through. With new pads the plant has found two in three months.
        Nobody has taken the cameras away. A balance cannot see a smudged label or a crooked needle. But rejects have fallen by a third, because good syringes with bubbles are no longer thrown out as bad ones with glass.
      `),
    },
  },
} as const satisfies Record<string, Story>;
