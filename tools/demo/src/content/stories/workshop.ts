import { productCard, prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Turning, grinding, and the machine shop's model of itself. */
export const workshopStories = {
  coolantPressure: {
    minutesAgo: 6120,
    types: ['editorpick'],
    industries: ['metalworking'],
    tags: ['lubrication'],
    cover: plate('metalworking', 'lathe', 'coolant-pressure'),
    cn: {
      title: '冷却液加到 150 公斤，刀具寿命只认前一半',
      standfirst:
        '贵阳一家机加厂车镍基合金，把冷却压力从 6 bar 一路加到 150 bar。70 bar 以后，多花的电换不来多走的刀。',
      author: '邵一鸣',
      source: '本网记者 贵阳报道',
      caption: '三爪卡盘与车削加工',
      body: [
        ...prose(`
          车镍基合金的人都认得那种切屑：又长又烫，弹簧一样缠在卡盘上。贵阳这家厂做燃气轮机密封环，材料是 718 合金，以前每车三件就要停机拿钩子掏屑，一个班停二十多次。销售的说法是：上高压冷却，压力越高越好。
          工艺主管龙启明不信“越高越好”，借来一台可调泵，用同一批毛坯、同一牌号的硬质合金刀片，线速度 50 米、进给 0.2 毫米、切深 1 毫米，五档压力各车四十件。刀片后刀面磨损到 0.3 毫米就换，记下切削时间。
        `),
        ...table(
          '718 合金外圆车削，五档冷却压力（每档 40 件平均）',
          `
          压力（bar） | 刀片寿命（min） | 切屑 | 每班掏屑（次） | 泵功率（kW）
          6 | 9.5 | 长带状，缠绕 | 22 | 0.3
          40 | 12.0 | 长螺旋 | 9 | 1.6
          70 | 15.5 | 短弧形 | 1 | 2.8
          110 | 16.5 | 短弧形 | 1 | 4.6
          150 | 16.0 | 碎屑 | 0 | 6.5
          `,
        ),
        ...prose(`
          ## 水冲到哪里才算数
          低压浇注时，液体碰到七八百度的刀尖先变成蒸汽，一层汽膜把后来的水挡在外面。压力上去，射流能挤进切屑和前刀面之间的楔缝，一边降温，一边把切屑往上掀，掀断为止。这件事在 70 bar 左右已经做成了。再往上，切屑断得更碎，刀尖的温度却不再明显下降；150 bar 那一档，碎屑反冲到切深线上，沟槽磨损先到头，寿命还短了半分钟。
          真正的回报也不在刀片。省下的刀片钱每班约 90 元，少停二十一次机，每次四分钟，等于每班多出八十多分钟。
          ## 压力之外的账
          - 喷嘴孔 1 毫米，冷却液要先过 20 微米滤芯，原来的纸带过滤机不够。
          - 70 bar 起雾明显，油雾收集器不是选配。
          - 泡沫：半合成液在第三天泡沫漫出水箱，换低泡配方才压住。
          - 喷嘴要对准刀尖，偏 2 毫米，效果掉回 40 bar 那一档。
          厂里最后买了六台 80 bar 的泵，留一点余量，也只留一点。省下来的预算买了过滤和油雾收集。龙启明提醒，换成不锈钢或者普通碳钢，数字要另测：碳钢本来就断屑，四十公斤可能已经嫌多；钛合金导热更差，也许值得再往上走一档。
        `),
        ...quote('压力是用来断屑的，不是用来比大小的。', '龙启明，工艺主管'),
      ],
    },
    en: {
      title: 'Coolant at 150 bar: the insert stops caring half-way',
      standfirst:
        'A shop in Guiyang turned nickel alloy at five coolant pressures. Beyond 70 bar the pump went on drawing more power, and the tool had nothing more to give.',
      author: 'Shao Yiming',
      source: 'Ironbridge, Guiyang',
      caption: 'Turning a bar in a three-jaw chuck',
      slug: 'coolant-at-150-bar',
      body: [
        ...prose(`
          Anyone who turns nickel alloy knows the chip: long, hot and wound round the chuck like a spring. This shop in Guiyang makes seal rings for gas turbines in alloy 718. Every third ring the operator stopped and pulled out swarf with a hook, more than twenty times a shift. Salesmen advised high-pressure coolant, and as high as possible.
          Long Qiming, who runs the process, doubted the second half of that. He borrowed an adjustable pump and turned forty rings at each of five pressures, from one lot of blanks, with one grade of carbide, at 50 m/min, 0.2 mm feed and 1 mm depth. An insert was changed when its flank had worn 0.3 mm.
        `),
        ...table(
          'Turning alloy 718 at five coolant pressures (mean of 40 rings each)',
          `
          Pressure, bar | Insert life, min | Chip | Stops per shift | Pump, kW
          6 | 9.5 | Long ribbon, tangled | 22 | 0.3
          40 | 12.0 | Long helix | 9 | 1.6
          70 | 15.5 | Short arcs | 1 | 2.8
          110 | 16.5 | Short arcs | 1 | 4.6
          150 | 16.0 | Fragments | 0 | 6.5
          `,
        ),
        ...prose(`
          ## Where the jet has to go
          Poured on, coolant turns to steam at an edge of seven or eight hundred degrees, and the steam keeps the rest away. Under pressure the jet forces its way into the wedge between chip and tool, where it cools and at the same time lifts the chip until it snaps. By 70 bar that has been achieved. Above it the chip breaks into smaller pieces, but the edge is hardly cooler. At 150 the fragments were driven against the depth-of-cut line, notch wear ended the insert first, and half a minute of life was lost.
          Nor are inserts where the money is. They save about 90 yuan a shift. Twenty-one stops of four minutes each save more than eighty minutes.
          ## What comes with it
          - Nozzles of 1 mm want coolant filtered to 20 micrometres. The old paper band was not enough.
          - From 70 bar on there is mist, and an extractor is no option but a part of the job.
          - A semi-synthetic coolant foamed over the tank on the third day. A low-foam grade did not.
          - Aim matters. Two millimetres off the edge, and 70 bar does the work of 40.
          The shop has bought six pumps of 80 bar: a little in reserve, and only a little.
        `),
        ...quote(
          'Pressure is for breaking chips, not for boasting.',
          'Long Qiming, process manager',
        ),
      ],
    },
  },
  aluminiumDust: {
    minutesAgo: 33900,
    types: [],
    industries: ['metalworking', 'die_casting', 'robotics'],
    tags: ['standards', 'cobots'],
    cover: plate('metalworking', 'robot-arm', 'aluminium-dust'),
    suppliers: ['bizhou'],
    products: ['BZ-C12F'],
    cn: {
      title: '铝打磨间最险的不是火花，是梁上那层灰',
      standfirst:
        '一张卡纸厚的铝粉扬起来就够炸。佛山一家压铸厂拆掉共用风管，十四个打磨工位改成五个独立单元，每天多做一件事：量灰。',
      author: '温若川',
      source: '本网记者 佛山报道',
      body: [
        ...prose(`
          先算一道题。打磨间的横梁、灯架、桥架上落了 0.8 毫米铝粉，松装密度按每立方米 500 公斤，每平方米就是 400 克。一声闷响把它全部震起来，散在三米高的房间里，每立方米空气里约有 130 克。细铝粉的爆炸下限是 30 到 60 克。也就是说，**第一次小爆只是把灰叫醒，要命的是第二次。**
          佛山这家压铸厂的安全主任麦嘉言，就是拿这道题说服老板的。老车间十四个手工打磨位共用一根主风管，末端一台干式布袋除尘器。任何一个工位吸进一粒火星，都会顺着风管走到积粉最多的地方去。
          ## 改了什么
          十四个人工位改成五个机器人打磨单元，一个单元一根风管、一台湿式除尘器，互不相通。风管里的风速不低于每秒 23 米，直管不超过六米就开一个清扫口，弯头用大半径。风机放在除尘器之后，走的是干净风。
          湿式不等于没事。铝和水会慢慢产氢，所以水箱顶部常开排气，停产后风机再转十分钟；泥渣每天捞，捞出来摊开放在室外棚里，绝不装进密封桶。水位、水压、风速三个信号任何一个掉下来，机器人立刻停，主轴先停。
        `),
        ...table(
          '干式与湿式，铝打磨怎么选',
          `
          比较 | 干式布袋 | 湿式
          主要风险 | 滤袋积粉被点燃 | 泥渣产氢
          必须配 | 泄爆、隔爆、火花探测 | 排气、液位联锁、日清
          阻力（Pa） | 1,200–1,800 | 1,500–2,500
          冬季 | 不怕冻 | 水箱需伴热
          适合 | 室外布置、粉量大 | 靠近工位、单元化
          `,
        ),
        ...prose(`
          ## 每天三分钟
          - 班前：看风速计，低于 23 米不开工。
          - 班中：地面见灰就湿扫或用防爆吸尘器，不准用压缩空气吹。
          - 班后：捞渣，称重，记数；横梁上六块标准试片，灰厚超过 0.3 毫米就全间清扫。
          称重最管用。每天捞出的渣应当和磨掉的铝对得上，少了，就是灰去了别的地方。去年九月连着三天少两公斤，顺着找，是一只软接头裂了口，漏在吊顶上面。
        `),
        ...quote('灰不会消失。称不到的那部分，就在你头顶。', '麦嘉言，安全主任'),
        ...productCard('BZ-C12F'),
      ],
    },
    en: {
      title: 'The dust on the beam is worse than the spark',
      standfirst:
        'A layer of aluminium as thin as card is enough. A die caster in Foshan took out its shared duct, turned fourteen grinding benches into five separate cells, and now weighs its dust every day.',
      author: 'Wen Ruochuan',
      source: 'Ironbridge, Foshan',
      slug: 'the-dust-on-the-beam',
      body: [
        ...prose(`
          Begin with a sum. Aluminium dust lies 0.8 mm deep on the beams and cable trays of a grinding shop. At 500 kg/m³ that is 400 grams on every square metre. Shake it loose in a room three metres high, and each cubic metre of air holds about 130 grams. Fine aluminium explodes from 30 to 60. **The first small bang only wakes the dust. The second is the one that kills.**
          With this sum Mai Jiayan, the safety officer of a die caster in Foshan, persuaded the owner to rebuild. Fourteen hand benches had shared one duct with a dry bag filter at its end. A spark drawn in anywhere would travel to the place where most dust was waiting.
          ## What changed
          Five robot cells have taken the place of the benches, each with a duct and a wet collector of its own and no way from one to the next. Air moves at no less than 23 metres a second. There is a cleaning port at least every six metres, bends are wide, and fans sit behind the collectors, in clean air.
          Wet is not the same as safe. Aluminium in water slowly gives off hydrogen, so the tanks are vented at the top and fans run on for ten minutes after work. Sludge is taken out daily and left to lie open under a roof outdoors, never in a sealed drum. If water level, water pressure or air speed falls, the spindle stops first and the robot with it.
        `),
        ...table(
          'Dry or wet for aluminium grinding',
          `
          Point | Dry bag filter | Wet collector
          Main risk | Dust on the bags catches fire | Hydrogen from sludge
          Must have | Venting, isolation, spark detection | Vent, level interlock, daily clearing
          Pressure drop, Pa | 1,200–1,800 | 1,500–2,500
          In winter | Does not freeze | Tank needs heating
          Suits | Outdoors, much dust | Beside the cell, one to one
          `,
        ),
        ...prose(`
          ## Three minutes a day
          - Before the shift: read the air speed. Below 23 m/s nobody starts.
          - During it: wipe wet, or use a vacuum cleaner built for such dust. Compressed air is forbidden.
          - After it: clear the sludge, weigh it and write the figure down. Six test plates hang on the beams, and at 0.3 mm the whole room is cleaned.
          Weighing has proved the best of these. Sludge should match the metal ground away. Last September two kilograms were missing three days running. They were above the ceiling, below a split in a flexible joint.
        `),
        ...quote(
          'Dust does not vanish. What you cannot weigh is over your head.',
          'Mai Jiayan, safety officer',
        ),
        ...productCard('BZ-C12F'),
      ],
    },
  },
  twinInterview: {
    minutesAgo: 21480,
    types: ['editorpick'],
    industries: ['intelligent_manufacturing', 'metalworking'],
    tags: ['scheduling', 'retrofit'],
    cover: plate('intelligent_manufacturing', 'flexible-cell', 'twin-interview'),
    cn: {
      title: '对话梁叙：数字孪生最难的，是上线后的第二天',
      standfirst:
        '湖州一家液压阀厂给一条 12 台加工中心的柔性线做了孪生，调试少用五周。半年后一查，模型和现场已有 37 处对不上。',
      author: '江行简',
      source: '本网记者 湖州报道',
      caption: '柔性制造单元轴测图',
      body: [
        ...prose(`
          梁叙是这家厂的数字工程负责人。见面时他电脑上开着两个窗口，一个是产线的三维模型，一个是一张很长的表格，表头写着“它在骗我”。
          **先说好的：孪生给你们带来了什么？**
          调试。线上 12 台加工中心、两台上下料机器人、一座 96 位托盘库，控制程序先在模型里跑，机器还在路上，干涉和死锁已经改完了。以前这种线现场调九周，这次四周。光死锁就在模型里找出十一个，放在现场，一个要找两天。
          **后来呢？**
          后来大家鼓掌，项目结项，模型就没人管了。半年后想用它试一个新品的排产，算出来每天 310 件，现场实际 268 件。我们逐项去对，对出 37 处不一样。
          **差在哪里？**
          几乎都是好事。师傅把一个夹具改快了，没人告诉模型；换刀臂保养时降了速，也没有改回来；有个托盘位坏了，现场贴张纸条绕着走，模型还往那里放。工厂每天都在变一点点，模型却停在验收那天。
          **怎么治？**
          不靠人报，靠对账。每天夜里把当天的节拍、换刀时间、机器人往返时间从控制器取出来，和模型逐项比，差 3% 以上就列到这张表上。早会三分钟，一条一条认：要么改模型，要么改现场。
        `),
        ...table(
          '三个月的对账（每晚约 1,400 项）',
          `
          月份 | 新增偏差 | 改模型 | 改现场 | 预测与实际产量之差
          第一月 | 52 | 41 | 11 | 13.5% → 6.1%
          第二月 | 23 | 14 | 9 | 3.2%
          第三月 | 17 | 8 | 9 | 1.8%
          `,
        ),
        ...prose(`
          **“改现场”是什么意思？**
          有时候模型是对的。比如三号机每次开门多等 1.2 秒，查下去是门锁开关松了。以前谁会发现 1.2 秒？孪生最大的用处不是预测，是它记得你原来应该多快。
          **车间师傅欢迎它吗？**
          起先不。以为是来查岗的。后来我们定了一条：表上只写机器号，不写人名。再后来有师傅自己跑来问，能不能把他改过的夹具也录进去。
          **给同行一句建议？**
          立项时把预算分成两半，一半建，一半养。没有人养的孪生是一张合影，照得再好，也只是那一天的样子。
        `),
      ],
    },
    en: {
      title: '‘The hardest day for a digital twin is the second one’',
      standfirst:
        'A valve maker in Huzhou modelled a line of twelve machining centres and saved five weeks of commissioning. Half a year later, model and shop disagreed in 37 places. Liang Xu explains what he does about it.',
      author: 'Jiang Xingjian',
      source: 'Ironbridge, Huzhou',
      caption: 'Flexible manufacturing cell',
      slug: 'the-second-day-of-a-digital-twin',
      body: [
        ...prose(`
          Liang Xu is in charge of digital engineering at a maker of hydraulic valves. When we meet, his screen shows two windows: the line in three dimensions, and a long table headed “Where it is lying to me”.
          **What did the twin do for you?**
          Commissioning. There are twelve machining centres, two loading robots and a store of 96 pallets. We ran the control program against the model while the machines were still on lorries, and took out collisions and deadlocks beforehand. A line like this used to need nine weeks on site. This one needed four. We found eleven deadlocks in the model. On the floor each takes two days.
          **And then?**
          Everyone clapped, the project was closed, and nobody looked after the model. Six months later we asked it about a new product. It promised 310 parts a day. The line made 268. We went through it item by item and found 37 differences.
          **What kind?**
          Nearly all of them were improvements, or repairs. Someone had made a fixture quicker. A tool changer was slowed for maintenance and never set back. One pallet place was broken; on the floor there was a note telling people to avoid it, and the model went on filling it. A factory changes a little every day. The model had stopped at acceptance.
          **So how do you keep it true?**
          Not by asking people to report. We balance the books. Each night the day’s cycle times, tool changes and robot moves are read from the controllers and set against the model. Whatever differs by more than 3% goes on this list. In the morning we take three minutes over it. Either the model is changed or the shop is.
        `),
        ...table(
          'Three months of balancing (about 1,400 items a night)',
          `
          Month | New differences | Model changed | Shop changed | Error in predicted output
          First | 52 | 41 | 11 | 13.5% → 6.1%
          Second | 23 | 14 | 9 | 3.2%
          Third | 17 | 8 | 9 | 1.8%
          `,
        ),
        ...prose(`
          **The shop is changed?**
          Sometimes the model is right. Machine three waited 1.2 seconds too long at its door, and the cause was a loose lock switch. Who would have noticed 1.2 seconds? Prediction is not the best thing about a twin. It remembers how fast you ought to be.
          **One piece of advice?**
          Split the budget in two: half to build it, half to keep it. A twin that nobody keeps is a group photograph. However good, it shows one day.
        `),
      ],
    },
  },
} as const satisfies Record<string, Story>;
