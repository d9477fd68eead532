import { prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Storage, wind and small aircraft. */
export const windWingStories = {
  atTheMeter: {
    minutesAgo: 12_800,
    types: ['editorpick'],
    industries: ['renewable_energy'],
    tags: ['energy'],
    cover: plate('renewable_energy', 'battery-cell', 'at-the-meter'),
    cn: {
      title: '储能电站的效率，要到电表上去看',
      standfirst:
        '电芯 95%，招标书 90%，电表 83%。一座 100 兆瓦时的储能站花了一年，把丢掉的电一度一度找回来。',
      author: '韩朔',
      source: '本网记者 德州报道',
      caption: '圆柱电池剖开图：正极、隔膜、负极层层相卷',
      body: [
        ...prose(`
          储能卖的是差价：夜里充，傍晚放。放出来的电除以充进去的电，叫往返效率，差一个百分点，一座 50 兆瓦、100 兆瓦时的站一年就少卖三十多万度电。可这个数字有好几个版本，看你把尺子放在哪里。
          德州这座站的标书写着 90%，并网第一年电表上只有 83%。站长晏平没有急着找厂家，而是在每一级后面都装了电表。
        `),
        ...table(
          '充进 100 度电，去了哪里（全年平均）',
          `
          环节 | 第一年（度） | 第二年（度）
          升压变与线路，充放两次 | 2.4 | 2.2
          变流器，充放两次 | 4.2 | 3.6
          电芯发热 | 5.1 | 4.8
          温控 | 4.0 | 2.2
          照明、消防、监控 | 1.3 | 0.9
          放出 | 83.0 | 86.3
          `,
        ),
        ...prose(`
          电芯发热难改，那是电流的平方乘内阻。能改的在别处。
          **温控**最大。液冷机组一直把电芯按在 23 °C，夏天夜里也不停，其实磷酸铁锂在 20 到 35 °C 之间都舒服。把控制改成“充放前预冷、静置时放到 30 °C”，机组开机时间少了四成，电芯最高温度只高了 3 °C，簇间温差反而小了。
          **变流器**其次。电网一天里多数时候只要两三成功率，二十台变流器平均分担，每台都在效率最低的地方工作。改成轮值，该歇的歇，其余的跑到六成以上，轻载损失少了一截。
          **变压器**空载也要用电，全年 8,760 小时一刻不停。两台并联的，静置时断开一台。
          ## 签合同前问清楚
          - 效率在哪一块表上算？站用电算不算？
          - 是额定功率下测一次，还是全年加权？
          - 环境温度、静置时间、循环次数怎么定？
          - 第几年？电芯内阻每年都在涨，十年后同一座站会低两三个点。
          晏平说，86.3% 离标书还有差距，但剩下的差距不在站里，在标书里：“那 90% 没有把空调算进去。”
        `),
        ...quote('实验室的效率用来比电芯，电表上的效率用来发工资。', '晏平，储能站站长'),
      ],
    },
    en: {
      title: 'Storage is as efficient as the meter says',
      standfirst:
        'The cell does 95%, the tender said 90, the meter read 83. A 100 MWh plant spent a year looking for the difference.',
      author: 'Han Shuo',
      source: 'Ironbridge, Dezhou',
      caption: 'Cylindrical cell, cut open: cathode, separator and anode rolled together',
      slug: 'efficient-as-the-meter-says',
      body: [
        ...prose(`
          A storage plant buys power at night and sells it in the evening. What comes out divided by what went in is round-trip efficiency, and at 50 MW and 100 MWh each point of it is worth more than 300,000 kWh a year. But the figure has several versions, depending on where one holds the ruler.
          At this plant in Dezhou the tender said 90%. After a year on the grid the revenue meter said 83. Before quarrelling with anybody, Yan Ping, who runs it, put a meter behind every stage.
        `),
        ...table(
          'Where 100 kWh went (yearly mean)',
          `
          Stage | Year one | Year two
          Transformer and lines, both ways | 2.4 | 2.2
          Converters, both ways | 4.2 | 3.6
          Heat in the cells | 5.1 | 4.8
          Cooling | 4.0 | 2.2
          Lights, fire system, controls | 1.3 | 0.9
          Delivered | 83.0 | 86.3
          `,
        ),
        ...prose(`
          Heat in the cells is current squared times resistance, and there is little to be done about it. Elsewhere there was plenty.
          **Cooling** came first. The chillers held every cell at 23 °C, all night, all summer, although iron-phosphate cells are content anywhere from 20 to 35. Now they are cooled ahead of a cycle and allowed to drift to 30 °C at rest. The chillers run two fifths less, the warmest cell is 3 °C warmer, and the racks are more alike than before.
          **Converters** were next. Most of the day the grid wants a fifth or a third of full power, and twenty converters shared it equally, each at its worst. They now take turns: some rest while the others work above 60%.
          **Transformers** use power even when idle, 8,760 hours a year. Where two stand in parallel, one is opened at rest.
          ## Ask before signing
          - At which meter, and with or without the plant’s own consumption?
          - Once at rated power, or weighted over a year?
          - At what temperature, with how much standing time?
          - In which year? Resistance grows, and ten years on the same plant will give two or three points less.
          Yan is still short of the tender. What is missing now, he says, is not in the plant but in the paper. The 90% left out the air conditioning.
        `),
        ...quote(
          'The laboratory’s efficiency is for comparing cells. The meter’s is for paying wages.',
          'Yan Ping, plant manager',
        ),
      ],
    },
  },
  longBolt: {
    minutesAgo: 64_200,
    types: [],
    industries: ['renewable_energy', 'wind_power'],
    tags: [],
    cover: plate('renewable_energy', 'nacelle', 'long-bolt'),
    cn: {
      title: '塔筒上那 140 颗螺栓，到底拧紧了没有',
      standfirst:
        '扳手显示的是扭矩，螺栓受的是拉力，中间隔着摩擦。一位风电运维工程师谈他为什么改用超声量长度。',
      author: '陆昭宁',
      source: '本网记者 酒泉报道',
      body: [
        ...prose(`
          一座塔筒的法兰上有 140 颗 M36 螺栓，10.9 级，每颗要预紧到 510 千牛，相当于吊着五十吨。松了，法兰张口，螺栓就会疲劳断裂。按惯例，投运五百小时复拧一次，此后每年抽查一成。酒泉一家运维公司的工程师丁野做了八年这件事，去年开始换办法。以下是他的讲述。
          ## 扭矩不说真话
          “扳手打到 2,800 牛·米，响了，大家就走。可这 2,800 里，一半耗在螺母端面的摩擦上，四成耗在螺纹上，真正把螺栓拉长的只有一成。摩擦系数稍微一变，比如抹的二硫化钼少了、法兰面有漆、螺栓淋过雨，拉力就差很多。书上说散差 ±25%，我们测到过更大的。”
        `),
        ...table(
          '同一片法兰，三种办法拧出的预紧力（目标 510 kN，各 40 颗）',
          `
          办法 | 平均（kN） | 最小 | 最大 | 散差
          液压扭矩扳手 | 496 | 391 | 603 | ±21%
          液压拉伸器 | 502 | 451 | 548 | ±10%
          拉伸器加超声测长 | 511 | 492 | 529 | ±4%
          `,
        ),
        ...prose(`
          “超声的道理很老实：螺栓受拉会变长，声波走一个来回的时间也变长。M36、夹紧长度 200 毫米的螺栓，拉到 510 千牛，大约伸长 0.6 毫米，仪器能分到千分之一毫米。难处有三个：每颗螺栓的原始长度要在没受力时先量，存进档案；端面要磨平；温度要改，不修正的话，差 10 °C，读数能差出一成以上的预紧力。”
          ## 值不值
          “装一颗多花一分半钟，一座塔多花半天。换来的是五百小时那次复拧可以不拧，只量：40 座塔 5,600 颗，低于 460 千牛的一共 37 颗，只补那 37 颗。以前是全部再打一遍，本来好的也被动了。”
          “去年断过两颗，都在 37 颗的名单上，排队等着补。名单早一周拿到，就不会断。”
        `),
        ...quote('我不关心扳手用了多大劲，我关心螺栓长了多少。', '丁野，风电运维工程师'),
      ],
    },
    en: {
      title: 'Are the tower’s 140 bolts tight? Ask how long they are',
      standfirst:
        'A wrench shows torque. A bolt feels tension. Between them lies friction, which is why one wind engineer has taken to measuring length.',
      author: 'Lu Zhaoning',
      source: 'Ironbridge, Jiuquan',
      slug: 'how-long-is-a-tight-bolt',
      body: [
        ...prose(`
          A flange of a wind tower has 140 bolts, M36 of class 10.9, each to be preloaded to 510 kN, as if fifty tonnes hung from it. If they slacken the flange gapes and they break of fatigue. Custom has them retightened after 500 hours and a tenth checked every year. Ding Ye of a service firm in Jiuquan has done so for eight years. Last year he changed his method, and this is how he tells it.
          ## Torque does not tell the truth
          “The wrench reaches 2,800 newton-metres, it clicks, everybody moves on. But half of that goes into friction under the nut and four tenths into the thread. One tenth stretches the bolt. A little less grease, paint on the flange, a bolt that stood in the rain, and the tension is somewhere else. The books say plus or minus 25%. We have seen worse.”
        `),
        ...table(
          'One flange, three methods, 40 bolts each (target 510 kN)',
          `
          Method | Mean, kN | Lowest | Highest | Scatter
          Hydraulic torque wrench | 496 | 391 | 603 | ±21%
          Hydraulic tensioner | 502 | 451 | 548 | ±10%
          Tensioner and ultrasound | 511 | 492 | 529 | ±4%
          `,
        ),
        ...prose(`
          “Ultrasound is an honest method. A bolt under tension is longer, so an echo takes longer to come back. At M36 and a clamped length of 200 mm, 510 kN stretch it by about 0.6 mm, and the instrument can tell a thousandth. There are three difficulties. You need the length of every bolt before it is loaded, on file. The ends must be ground flat. And you must correct for temperature: ten degrees left uncorrected look like a tenth of the preload or more.”
          ## Is it worth it?
          “It adds a minute and a half a bolt, half a day a tower. In return, at 500 hours we do not tighten. We measure. On forty towers that was 5,600 bolts, and 37 were below 460 kN. We tightened 37. In the old days we would have turned them all and disturbed the good ones.”
          “Two bolts broke last year. Both were on the list of 37, waiting their turn. A week earlier and they would not have.”
        `),
        ...quote(
          'I do not care how hard the wrench worked. I care how much the bolt grew.',
          'Ding Ye, service engineer',
        ),
      ],
    },
  },
  slowerTips: {
    minutesAgo: 24_900,
    types: [],
    industries: ['low_altitude_Economy'],
    tags: ['drones', 'standards'],
    cover: plate('low_altitude_Economy', 'rotor-drive', 'slower-tips'),
    cn: {
      title: '居民投诉的不是无人机，是桨尖',
      standfirst:
        '一条配送航线飞了四个月，接到 212 个投诉电话。运营方没有改线，换了一副更大、更慢的桨。',
      author: '叶知夏',
      source: '本网记者 东莞报道',
      caption: '旋翼电机爆炸图：桨越大，电机要的扭矩越大，转速越低',
      body: [
        ...prose(`
          东莞一条无人机配送航线连着商场和三个小区，每天 140 架次，飞行高度 90 米。航线合规，噪声也没有超过当地昼间限值，可四个月里物业转来 212 个投诉，最集中的词不是“响”，是“尖”。
          运营公司的声学工程师纪然在小区楼顶架了一个月的麦克风，结论有三条：巡航时几乎没有人投诉，投诉都在下降和悬停投放的 40 秒里；声压级相同，频率高的更招人烦；噪声的大头来自桨尖。
          ## 桨尖速度
          桨叶的气动噪声随桨尖速度急剧增加，粗略地说，与速度的五到六次方成正比。桨尖慢两成，声音就能低五六个分贝，人耳听着像远了近一倍。
          要慢，又要有同样的升力，只能把桨做大。原机用两叶 28 英寸桨，悬停 3,600 转；换成三叶 34 英寸，2,400 转就够。
        `),
        ...table(
          '换桨前后（整机 24 kg，悬停，距离 30 m）',
          `
          项目 | 两叶 28 英寸 | 三叶 34 英寸
          悬停转速（r/min） | 3,600 | 2,400
          桨尖速度（m/s） | 134 | 109
          叶片通过频率（Hz） | 120 | 120
          声压级（dB(A)） | 71 | 64
          悬停功率（kW） | 4.3 | 3.7
          抗风（m/s） | 12 | 10
          `,
        ),
        ...prose(`
          功率也降了，因为大桨盘推的空气多而慢，效率更高。代价在另外两处：桨的惯量大，姿态响应慢，抗风从每秒 12 米降到 10 米，一年里多停飞了 9 天；机臂加长 70 毫米，原来的机巢门框要改。
          第二步改飞法。下降速度从每秒 3 米降到 2 米会更安静，却也更久；试了几轮，最后是前段快降、最后 20 米放慢，并把投放点从中庭挪到配电房屋顶，离最近的窗户从 18 米拉到 41 米。距离加了一倍多，声级再降约 7 分贝。
          之后四个月，投诉 19 个，其中 7 个说的是外卖放错了地方。
        `),
        ...quote('法规管的是分贝，邻居在意的是音色。', '纪然，声学工程师'),
      ],
    },
    en: {
      title: 'It is not the drone people mind, it is the tips of its blades',
      standfirst:
        'A delivery route drew 212 complaints in four months. Its operator left the route alone and fitted larger, slower propellers.',
      author: 'Ye Zhixia',
      source: 'Ironbridge, Dongguan',
      caption:
        'Rotor motor, drawn apart: the larger the propeller, the more torque and the fewer turns',
      slug: 'slower-blade-tips',
      body: [
        ...prose(`
          A delivery route in Dongguan joins a shopping centre to three housing estates, 140 flights a day at 90 metres. It was legal, and below the local limit for noise by day. In four months the estates passed on 212 complaints all the same. The word people used most was not loud. It was shrill.
          Ji Ran, the operator’s acoustics engineer, left microphones on the roofs for a month and came back with three findings. Nobody minds the cruise; complaints belong to the forty seconds of descent and hovering. At equal level, higher notes annoy more. And most of the noise is made at the tips.
          ## Tip speed
          The noise of a blade grows with roughly the fifth or sixth power of its tip speed. A fifth slower is five or six decibels quieter, which to the ear is like standing almost twice as far away.
          To turn slower and lift as much, a propeller must be larger. The aircraft had two blades of 28 inches at 3,600 turns a minute. Three of 34 inches hover at 2,400.
        `),
        ...table(
          'Before and after (24 kg, hovering, at 30 m)',
          `
          Item | Two blades, 28 in | Three blades, 34 in
          Turns a minute | 3,600 | 2,400
          Tip speed, m/s | 134 | 109
          Blade passing, Hz | 120 | 120
          Level, dB(A) | 71 | 64
          Hover power, kW | 4.3 | 3.7
          Wind limit, m/s | 12 | 10
          `,
        ),
        ...prose(`
          Power fell as well, since a larger disc moves more air more gently. The price was paid elsewhere. Heavier blades answer more slowly, so the wind limit dropped from 12 metres a second to 10 and the route lost nine more days in the year. Arms grew by 70 mm and the doors of the hangars had to be cut.
          Then Ji changed the flying. A slow descent is quieter but takes longer; after several rounds the aircraft now comes down briskly and eases off for the last 20 metres. The drop was moved from a courtyard to the roof of a substation, 41 metres from the nearest window instead of 18, good for another seven decibels or so.
          In the next four months there were 19 complaints. Seven concerned meals left in the wrong place.
        `),
        ...quote(
          'The rule counts decibels. The neighbours listen to the tone.',
          'Ji Ran, acoustics engineer',
        ),
      ],
    },
  },
} as const satisfies Record<string, Story>;
