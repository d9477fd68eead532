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
          准时交付率从 71% 到了 92%，计划员从五人变成两人。另外三人去了哪里？项永年说，去盯那十一种零件了。
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
          Forty-one cabinets passed 45 °C. The cure was rarely a cooler. Eleven were moved, some by no more than a metre. Fourteen had filters so full that the fan was recirculating. Nine had been extended and their wiring now lay across the vents. Only five needed a heat exchanger.
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
          The second jacket has no zip. It closes with a flap along the back, away from the spray, its elbow is a bellows, and dry air at a slight pressure keeps it off the arm. It changes in five minutes. In the following two months there were four stops.
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
        最先怀疑的是司机。头几个星期，他们像对付电脑屏保一样，时不时碰一下手柄，不让吊机睡。项目组没有开会，只在驾驶室里显示本班用电和全周最低的那一班。碰手柄的事自己消失了。
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
        Drivers were the sceptics. In the first weeks they kept the cranes awake by nudging a joystick, as one does with a computer. The project team answered by showing each driver the energy used in his own shift, beside the best of the week. The nudging stopped.
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
        Eight of the eleven now run machines. The watchmaker was paid in gearboxes, which he says are very large and quite beautiful.
      `),
    },
  },
} as const satisfies Record<string, Story>;
