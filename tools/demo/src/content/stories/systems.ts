import { productCard, prose, quote } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Smart manufacturing, automation, robotics, packaging. */
export const systemStories = {
  scheduling: {
    minutesAgo: 720,
    types: ['editorpick'],
    industries: ['intelligent_manufacturing'],
    tags: ['scheduling'],
    cover: plate('intelligent_manufacturing', 'flexible-cell', 'scheduling'),
    cn: {
      title: '一张排产表的三次失败',
      standfirst:
        '算法排得很满，车间照着做不出来。温州一家阀门厂用了三年，才明白排产表要排的不是机器，是例外。',
      author: '江行简',
      source: '本网记者 温州报道',
      body: [
        ...prose(`
          第一次失败在 2022 年。软件把 86 台机床排到 94% 的负荷，表面上漂亮极了。上线第三天，一批铸件晚到两小时，后面连锁推了一百四十道工序，计划员重新排一次要算四十分钟，算完又有新的晚到。两周后，车间回到了白板。
          第二次，他们要求“留余量”，统一按 75% 排。机器闲下来了，交期也没有变好，因为晚的从来不是平均晚，而是那几台瓶颈机床前面堆，别处空。
          第三次，他们把一年的异常抄了一遍：来料晚到、刀具断、首检不过、急单插入，一共 3,117 条。抄完发现，八成异常集中在十一种零件、六台机床和两家铸造厂。
        `),
        ...quote('我们一直在排正常的事，可是正常的事不用排，它自己会发生。', '项永年，计划科长'),
        ...prose(`
          现在的排产表只有一页。瓶颈六台按小时排，前面各留四小时缓冲；其余八十台只按天给任务，班组长自己定顺序。两家常晚的铸造厂，来料日期一律按承诺加一天半算。算法还在，但只算六台，三秒出结果。
          缓冲也不是白放的。每台瓶颈前的四小时，按天看它被吃掉多少：吃掉不到三分之一，说明放多了，下周减半小时；吃穿了，就去查是谁吃的。一年下来，六台里有两台的缓冲缩到了两个半小时，有一台加到了六小时，因为它前面是热处理，炉子一等就是一炉。
          急单还是有，但要付“过路费”：插一单，销售必须在同一张表上推迟一单，自己挑。从前每周二十多张急单，现在五六张。
          准时交付率从 71% 到了 92%，计划员从五人变成两人。另外三人去了哪里？项永年说，去盯那十一种零件了。
        `),
      ],
    },
    en: {
      title: 'A schedule that failed three times',
      standfirst:
        'The software filled every machine and the shop could not keep to it. A valve maker in Wenzhou took three years to learn that what needs planning is the exceptions.',
      author: 'Jiang Xingjian',
      source: 'Ironbridge, Wenzhou',
      slug: 'a-schedule-that-failed-three-times',
      body: [
        ...prose(`
          The first failure came in 2022. The software loaded 86 machine tools to 94%, which looked splendid. On the third day some castings arrived two hours late and pushed a hundred and forty operations before them. Replanning took forty minutes, by which time something else was late. Within a fortnight the shop had gone back to its whiteboard.
          The second time they asked for slack and planned everything at 75%. Machines stood idle and deliveries were no better, because lateness is never spread evenly. Work piled up before a few bottlenecks and was missing everywhere else.
          The third time they copied out a year of trouble: late castings, broken tools, failed first parts, rush orders, 3,117 entries in all. Eight tenths of it came from eleven parts, six machines and two foundries.
        `),
        ...quote(
          'We had been planning the normal. The normal needs no plan; it happens by itself.',
          'Xiang Yongnian, head of planning',
        ),
        ...prose(`
          Today’s schedule is one page. Six bottlenecks are planned by the hour, each with four hours of work waiting in front of it. The other eighty machines get a list for the day and the foremen choose the order. For the two foundries that are always late, a day and a half is added to whatever they promise. The algorithm is still there; it plans six machines and takes three seconds.
          The buffers are watched. If less than a third is used in a week, half an hour comes off; if one runs dry, somebody finds out who drank it. Two have shrunk to two and a half hours. One, behind the furnace, has grown to six.
          Rush orders pay a toll: whoever pushes one in must name another to put back, on the same page. There used to be twenty a week and now there are five or six.
          Deliveries on time went from 71% to 92% and planners from five to two. The other three, says Xiang, are looking after those eleven parts.
        `),
      ],
    },
  },
  cabinetHeat: {
    minutesAgo: 905,
    types: ['editorpick'],
    industries: ['intelligent_automation'],
    tags: ['energy', 'retrofit'],
    cover: plate('intelligent_automation', 'control-cabinet', 'cabinet-heat'),
    cn: {
      title: '控制柜里有多热，停机之前没有人知道',
      standfirst:
        '一家纸厂的维修班给 212 只控制柜各放了一只温度记录仪，放了一年。最热的那只，里面几乎没有东西。',
      author: '汉娜·林德奎斯特',
      body: [
        ...prose(`
          电容的寿命，温度每高十度就减半。这条规矩每家厂都会背，柜子里到底多少度，却没有几家说得出来。北欧一家纸厂的维修班买了 212 只十欧元的记录仪，一只柜子放一只，放足一年。
          大家原以为变频器柜最热。结果那些柜子反而养得最好：风扇、滤网都写在某个人的清单上。最热的是一只小盒子，58 °C，里面只有一只电源和一台交换机，装在烘缸上方两米，下午正对着天窗。五年里它的电源换过三次，工单上写的都是“原因不明”。
          超过 45 °C 的柜子有 41 只，需要买制冷设备的却很少。
          - 11 只搬了家，有的只挪了一米。
          - 14 只是滤网堵死，风扇在里面自己吹自己。
          - 9 只后来加过元件，新线槽正好横在出风口上。
          - 5 只真的缺冷量，装了热交换器。
          - 2 只是门关不严，湿热的纸浆气进来，比不通风还坏。
          还有一笔账是班里后来补的。柜内平均每降 10 °C，变频器的出力降额就少一档，两台原来报“过热限流”、准备换大一号的变频器，因此不用换了，省下的钱是全部记录仪的七倍。
          之后十二个月，电源和变频器的故障从 37 次降到 12 次。记录仪还留在原处，每季度有人花一个下午读一遍，把读数写在柜门内侧，和接线图纸放在一起。新装的柜子验收时多了一栏：满负荷两小时后，柜顶内侧多少度，谁量的。
        `),
        ...quote(
          '每只柜子里有什么，我们有清单；待在里面是什么滋味，我们从来没有清单。',
          '该厂维修主管',
        ),
      ],
    },
    en: {
      title: 'Nobody cools the cabinet until it stops the line',
      standfirst:
        'A maintenance team logged the temperature inside 212 control cabinets for a year. The hottest were not the ones with the most drives.',
      author: 'Hannah Lindqvist',
      slug: 'nobody-cools-the-cabinet',
      body: [
        ...prose(`
          Every ten degrees, the rule goes, halve the life of a capacitor. Every plant knows it, and few know what the temperature is. The maintenance team of a paper mill put a ten-euro logger into each of its 212 cabinets and left it there for a year.
          They expected the drive cabinets to be worst. Those turned out to be well looked after, with fans and filters on somebody’s list. The hottest, at 58 °C, was a small box with a power supply, a switch and nothing else, mounted in sunlight above a dryer. It had been changed three times in five years, each time, as the work order has it, for “unknown fault”.
          Forty-one cabinets passed 45 °C. The cure was rarely a cooler. Eleven were moved, some by no more than a metre. Fourteen had filters so full that the fan was recirculating. Nine had been extended and their wiring now lay across the vents. Only five needed a heat exchanger. Two had doors that would not shut, and let in air straight from the pulp.
          A sum was added later. Cooler cabinets let drives run nearer their rating. Two that were to be replaced by the next size up, because they kept limiting current, turned out to be large enough, which saved seven times what all of the loggers had cost.
          In the twelve months since, failures of power supplies and drives have fallen from 37 to 12. The loggers are still in place. Someone reads them once a quarter, which takes an afternoon.
        `),
        ...quote(
          'We had a list of what was in every cabinet. We had no list of what it felt like to be there.',
          'The mill’s head of maintenance',
        ),
      ],
    },
  },
  foundryCobot: {
    minutesAgo: 318,
    types: [],
    industries: ['robotics', 'cobots', 'die_casting'],
    tags: ['cobots', 'die_casting'],
    cover: plate('robotics', 'robot-arm', 'foundry-cobot'),
    suppliers: ['bizhou'],
    products: ['BZ-C12F'],
    cn: {
      title: '压铸岛上的协作机器人，先坏的是衣服',
      standfirst: '三家压铸厂用同一款小机器人跑了半年，停机一百来次，六成怪它穿的那件防护服。',
      author: '汤姆·阿什沃思',
      caption: '六轴机械臂与两个虚影姿态、工作范围',
      body: [
        ...prose(`
          压铸岛本不是协作机器人待的地方。脱模剂像雾一样飘，铝粉无孔不入，每个循环有几秒钟，模具前面的空气有八十度。广东三家压铸厂还是试了，理由也正在于此：操作工就是受不了这些才走的。
          半年，41 万个循环，三台机器人一共停了 96 次。怪手臂本身的只有 7 次；怪防护服的有 58 次：肘部开线，拉链里塞满铝粉，布料淋湿之后垂进夹爪。其余是传感器，偶尔是压铸机自己的毛病。拆下来的旧衣服摊在地上，像打过一场仗：袖口焦黄，腋下发硬，铝粉和蜡结成了壳，一折就裂开口子。
          ## 第二件衣服
          - 不要拉链。从背后搭一片，用搭扣，背着喷雾的方向。
          - 肘部做成风琴褶，弯到底也不绷线。
          - 里面通干燥空气，比外面高一点点压力，布不贴臂，粉也进不来。
          - 换一件五分钟，换下来的水洗、晾干，轮着穿。
          此后两个月，停了 4 次。每件衣服从三百元涨到一千一，寿命从三周延到四个月，算下来反而便宜。
          臂也不是全无代价。防护服加风管重 1.6 公斤，额定 12 公斤的手臂只剩十公斤出头可用；衣服鼓起来，外形大了四厘米，示教点要重新让位；力传感器隔着一层布，碰撞阈值从出厂值放宽了一成，为此三家都又补了一次安全评估，把靠近人的那一侧限速到每秒 0.25 米。
          三家厂还有一点看法相同：机器人比原来的师傅慢，一个循环慢一秒半。但它不会到十一点就下班。
        `),
        ...productCard('BZ-C12F'),
      ],
    },
    en: {
      title: 'In the foundry, the cobot’s coat matters more than its arm',
      standfirst:
        'Three die casters ran the same small robot for half a year. Most stops came from what it was wearing.',
      author: 'Tom Ashworth',
      caption: 'Six-axis arm with two ghosted poses and its working range',
      slug: 'the-cobots-coat',
      body: [
        ...prose(`
          A die-casting cell is no place for a collaborative robot. Release agent drifts like fog, aluminium dust gets into everything, and for a few seconds in each cycle the air in front of the die is at 80 °C. Three foundries in Guangdong tried one all the same, because their operators were leaving for exactly those reasons.
          In six months and 410,000 cycles the three arms stopped 96 times. The arm itself was to blame for seven. Fifty-eight stops were the jacket: a seam that opened at the elbow, a zip full of aluminium, cloth that sagged into the gripper once it was wet. The rest were sensors and the odd fault of the casting machine.
          The second jacket has no zip. It closes with a flap along the back, away from the spray, its elbow is a bellows, and dry air at a slight pressure keeps it off the arm. It changes in five minutes. In the following two months there were four stops. A jacket now costs 1,100 yuan instead of 300 and lasts four months instead of three weeks.
          It has a price in other ways. With its air hose it weighs 1.6 kg, so that an arm rated for 12 has little more than ten to spare. Inflated, it is four centimetres fatter, and taught points had to be moved. Through cloth the force sensors feel less, so the side towards people is held to 0.25 metres a second.
          The foundries agree on one more thing. The robot is slower than the operator was, by about a second and a half. It does not go home at eleven.
        `),
        ...productCard('BZ-C12F'),
      ],
    },
  },
  cartonHeight: {
    minutesAgo: 2980,
    types: [],
    industries: ['packaging', 'intelligent_manufacturing'],
    tags: ['recycling'],
    cover: plate('packaging', 'palletiser', 'carton-height'),
    cn: {
      title: '纸箱矮两厘米，货车少跑一趟',
      standfirst:
        '一家家电配件厂把外箱从七种改成五种，顺手改了高度。托盘多码一层，一年少发三百车。',
      author: '辛未',
      body: prose(`
        外箱的高度通常由产品决定，没有人从货车倒着算。中山一家家电配件厂的物流主管邝敏倒着算了一次：厢车内高 2,400 毫米，托盘 150 毫米，剩 2,250。原来的箱高 392 毫米，码五层还空着 290 毫米，什么也放不下。
        箱高减到 372 毫米，就能码六层。为了这两厘米，包装工程师把瓦楞衬垫从平铺改成折角，产品在箱里转了九十度，跌落试验重做了十一次。
        顺带的一件事是合并箱型。七种箱子里有三种只差几毫米，谁也说不清为什么。合并成五种后，自动开箱机换型从每天十四次降到六次。
        一年下来，发车少了 312 趟，纸板用量少 4%。邝敏说最难的是让销售同意改：客户仓库的条码标签位置也得跟着挪两厘米。
        跌落试验为什么做了十一次？产品转了九十度，着地的边就换了一条。原来最脆的电机轴朝上，现在朝侧面，一米二跌下来，第三次就弯。后来在两端各加了一块模塑纸浆托，轴悬空三毫米，重量只多了 11 克。纸板从五层 BC 楞换成 BE 楞，边压强度降了一成；最下面那层多压一只箱子，受力多了四分之一，好在经温湿度修正仍有两倍半的余量。
        邝敏把倒着算的办法写成了一页纸，发给采购和销售：先量车，再量托盘，再定层数，最后才轮到箱子。新产品立项时，这张纸要有人签字。她说以前箱子是设计的最后一步，谁都可以不看；现在它是第二步，排在“卖给谁”后面。
      `),
    },
    en: {
      title: 'Cartons two centimetres lower, and a lorry that need not leave',
      standfirst:
        'An appliance-parts maker cut its cartons from seven sizes to five and changed the height on the way. One more layer on the pallet saves three hundred loads a year.',
      author: 'Xin Wei',
      slug: 'cartons-two-centimetres-lower',
      body: prose(`
        The height of a carton is usually left to the product. Nobody starts from the lorry. Kuang Min, who runs logistics for a maker of appliance parts in Zhongshan, did. Inside, the lorry is 2,400 mm high; the pallet takes 150; that leaves 2,250. At 392 mm a carton, five layers left 290 mm of air, too little for anything.
        At 372 mm six layers fit. For those two centimetres the corrugated lining was folded round the corners instead of laid flat, the product was turned on its side, and drop tests were done eleven times over.
        Why eleven? Turned by ninety degrees, a product lands on another edge. The motor shaft, its weakest part, used to point up and now points sideways, and at the third drop from 1.2 metres it bent. A cradle of moulded pulp at each end now holds it three millimetres clear and adds 11 grams. The board went from BC flute to BE, with a tenth less edge crush; corrected for damp, the bottom layer still has a margin of two and a half.
        Something else came of it. Three of the seven cartons differed by a few millimetres, and no one could say why. With five sizes the erecting machine changes over six times a day, not fourteen.
        In a year there were 312 fewer loads, and 4% less board was bought. Sales took the most persuading, since the bar code in the customers’ warehouses had to move by two centimetres as well.
        Kuang has put the method on one page: measure the lorry, then the pallet, settle the layers, and only then draw the carton. It used to be the last step of a design. It is now the second, after the question of who will buy the thing.
      `),
    },
  },
  harbourCranes: {
    minutesAgo: 4100,
    types: ['oversea'],
    industries: ['intelligent_automation', 'robotics'],
    tags: ['retrofit'],
    cover: plate('intelligent_automation', 'servo-axis', 'harbour-cranes'),
    cn: {
      title: '四十岁的港口吊机，学会了等',
      standfirst:
        '波兰格但斯克一座散货码头没有换电机，也没有换钢结构，只让吊机知道自己什么时候不被需要。',
      author: '彼得·杰林斯基',
      source: '本网特约记者 格但斯克报道',
      body: prose(`
        码头吊机一天里有很多时间在“随时待命”：液压油热着，风机开着，刹车松着，等一辆还在排队的卡车。格但斯克一座散货码头有九台吊机，年纪都比司机大，38% 的电花在待命上。
        改造很朴素。闸口系统本来就知道下一辆车几分钟后到，现在把这个数告诉吊机。超过四分钟，吊机就分级入睡：先关灯，再关风机，最后停液压。醒来要 50 秒，它提前 90 秒醒。
        分级是有讲究的。灯和风机说停就停；液压要先把抓斗落到地面，卸掉压力，刹车抱死，才许停泵。油温低于三十度不许睡，冬天因此少睡了一截。醒来的顺序倒过来，泵先空转二十秒，压力稳了才松刹车。安全联锁的线路一根没碰，控制盒只能请求，不能命令。
        省下的电有一半出在没人想到的地方：驾驶室下面的电阻箱。老吊机下放货物时，能量都在电阻里烧成热，风机就为它常开着。吊机一睡，电阻凉了，风机也就不必转。
        最先怀疑的是司机。头几个星期，他们像对付电脑屏保一样，时不时碰一下手柄，不让吊机睡。项目组没有开会，只在驾驶室里显示本班用电和全周最低的那一班。碰手柄的事自己消失了。
        改造的钱不多。控制盒、接线和软件，每台一万一千欧元，九台停机安装各用一天，都排在等船的日子。按当地电价，十四个月收回。码头原来拿到过一份换新驱动的方案，效果好一些，价钱是它的十二倍。
        每吨货的用电降了 29%。吊机上唯一的新东西，是一只饭盒大小的控制盒。
      `),
    },
    en: {
      title: 'Old cranes learn to wait',
      standfirst:
        'A terminal in Gdańsk gave 1980s cranes no new motors and no new steel, only the ability to know when they are not needed.',
      author: 'Piotr Zieliński',
      source: 'Ironbridge, Gdańsk',
      slug: 'old-cranes-learn-to-wait',
      body: prose(`
        A quay crane spends much of its day ready. Hydraulics warm, fans on, brakes released, it waits for a lorry that is somewhere in a queue. Nine cranes at a bulk terminal in Gdańsk, all older than their drivers, were spending 38% of their energy on being ready.
        The retrofit was modest. Each crane now knows, from the gate’s own system, when the next lorry will be under it. If that is more than four minutes away it goes to sleep in stages: lights, fans, then hydraulics. Waking takes 50 seconds, and it wakes 90 seconds early.
        The stages have an order. Lights and fans may go at once. Hydraulics may stop only when the grab is on the ground, the pressure is off and the brakes are set, and not at all when the oil is below 30 °C. Safety circuits were left alone: the box may ask, it may not command. Half of the saving turned up under the cab, where resistors burn off the energy of lowering and a fan had run all day to cool them.
        Drivers were the sceptics. In the first weeks they kept the cranes awake by nudging a joystick, as one does with a computer. The project team answered by showing each driver the energy used in his own shift, beside the best of the week. The nudging stopped.
        The whole thing cost 11,000 euros a crane and was fitted on days without a ship. At local prices it pays back in fourteen months. New drives would have saved a little more, at twelve times the price.
        Energy per tonne is down by 29%. Nothing on the crane is new except a box the size of a lunch tin.
      `),
    },
  },
  watchGears: {
    minutesAgo: 5300,
    types: ['oversea'],
    industries: ['metalworking', 'gears_drives'],
    tags: ['lubrication'],
    cover: plate('metalworking', 'gear-train', 'watch-gears'),
    cn: {
      title: '钟表匠给齿轮厂上了一课：毛刺不是去掉的',
      standfirst:
        '做四毫米齿轮的人，在做四百毫米齿轮的车间里待了一周，建议只有一条：别再去毛刺了。',
      author: '埃米莉·法夫尔',
      source: '本网特约记者 拉绍德封报道',
      body: prose(`
        毛刺在哪儿都讨厌，办法在哪儿都一样：先切齿，再刷掉。汝拉山区一家齿轮箱厂有十一个人专门刷毛刺。厂里请来邻居，一位给手表做齿轮的师傅，看看能不能刷得更好。
        这位师傅从不去毛刺，因为刷子会连齿一起刷掉。他问，毛刺为什么在那里？没有人答得上来。它总在同一侧齿面，总在切削结束的一端。
        原来最后一刀和第一刀走的是同一个方向。把最后百分之二毫米改成反向走刀，毛刺就被推向内侧，倒角刀路过时顺手带走。单件节拍多了六秒，四分之三的齿轮不再需要那四分钟的去毛刺。
        道理说穿了很简单。刀具离开工件的那一侧，金属没有依靠，被推出去一道薄边，就是毛刺；哪一侧是出口，毛刺就在哪一侧。出口若在外端面，只能事后去刷；出口若朝里，紧跟着的倒角刀正好经过。滚齿机本来就能反向走刀，只是程序是二十年前写的，没有人问过为什么。
        也有做不到的。四分之一的齿轮带台阶，刀具退不出来，毛刺照旧。对这些，师傅的建议是换一把刃口更锋利的刀，并且早换：刀尖圆角从 20 微米磨到 60 微米，毛刺高度会变成原来的三倍。厂里从前按件数换刀，现在按毛刺换刀，量到 0.05 毫米就换。
        清洗线也跟着变了。刷下来的毛刺碎屑曾是减速箱里最常见的异物，改刀路之后，出厂油样里的颗粒数降了四成。
        十一个人里，八个转去开机床。报酬是几台减速箱，钟表匠说，它们非常大，也相当漂亮。
      `),
    },
    en: {
      title: 'What a watchmaker taught a gearbox plant about burrs',
      standfirst:
        'A firm that cuts wheels of four millimetres spent a week in a plant that cuts wheels of four hundred. The advice was to stop deburring.',
      author: 'Émilie Favre',
      source: 'Ironbridge, La Chaux-de-Fonds',
      slug: 'what-a-watchmaker-taught',
      body: prose(`
        Burrs are a nuisance at any size, and the way to deal with them is the same everywhere: cut the wheel, then brush off what is left. A gearbox plant in the Jura had eleven people brushing. It invited a neighbour who makes wheels for watches to see what they might do better.
        The watchmaker, who has never deburred anything, since a brush would take the tooth with it, asked why the burr was there. Nobody knew. It was always on the same flank and always at the end of the cut.
        It turned out that the last pass ran in the same direction as the first. Reversing it for the final two hundredths of a millimetre pushes the burr inward, where the chamfer cutter takes it along. Cycle time rose by six seconds. Deburring fell from four minutes to none on three quarters of the wheels.
        Once said, it is simple. Where a tool leaves the metal there is nothing behind to hold it, and a thin lip is pushed out. Wherever the exit is, there is the burr. The hobbing machines had always been able to run backwards; their program was twenty years old and nobody had asked. For the quarter of wheels with a shoulder, where the tool cannot reverse, the advice was to change it sooner. As its edge wears from 20 micrometres to 60 the burr grows threefold, so tools are now changed by burr, at 0.05 mm, and no longer by count.
        There has been a second effect. Specks of brushed-off burr used to be the commonest dirt in a new gearbox. Particles in the oil of finished units are down by two fifths.
        Eight of the eleven now run machines. The watchmaker was paid in gearboxes, which he says are very large and quite beautiful.
      `),
    },
  },
} as const satisfies Record<string, Story>;
