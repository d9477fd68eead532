import { prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Air, wires and signals: what a plant runs on without noticing. */
export const plantNerveStories = {
  sundayHiss: {
    minutesAgo: 11_350,
    types: [],
    industries: ['intelligent_automation'],
    tags: ['energy'],
    cover: plate('intelligent_automation', 'pneumatic-cylinder', 'sunday-hiss'),
    cn: {
      title: '星期天没人上班，空压机为什么还在转',
      standfirst:
        '全厂停产的一天，气表走了 41%。一家家电厂花六周找到 317 个漏点，最大的一个在会议室隔壁。',
      author: '程予安',
      source: '本网记者 青岛报道',
      body: [
        ...prose(`
          压缩空气是厂里最贵的动力。电变成气，再变成气缸的推力，到手的能量不过一成。可它漏了既不滴水也不冒火，地上没有水迹，墙上没有焦痕，只是嘶嘶地响，白天还被机器声盖住。
          青岛一家家电厂的动力主管孟启在一个停产的星期天走进空压站，发现一台 110 千瓦的空压机仍在加载。没有人用气，流量计却显示每分钟 11.5 立方米，是平日 28 立方米的 41%。用气的不是机器，是大大小小的漏洞。
          六个星期里，两名电工拿着超声检漏仪走遍 4.3 公里管道，挂了 317 块红牌：一联挂在漏处，一联交回动力科，修一个消一个，谁也赖不掉。漏点不在大管上，而在最后三米：快插接头 41%，软管 22%，气缸密封 17%，其余是排水阀和过滤杯。最大的一个藏在培训室的吊顶里，一根改线后没有封堵的支管，漏了六年。
        `),
        ...table(
          '6 bar 下一个圆孔漏多少（比功率按 6.5 kW/(m³/min) 计，年 8,000 小时，电价 0.72 元）',
          `
          孔径（mm） | 漏气量（L/s） | 电功率（kW） | 一年电费（元）
          1 | 1.2 | 0.5 | 2,700
          3 | 11 | 4.3 | 24,700
          5 | 31 | 12 | 69,600
          `,
        ),
        ...prose(`
          修补之后，星期天的流量降到每分钟 3.2 立方米。孟启接着做了第二件事：降压。管网原来定在 7.2 bar，理由是末端有一台夹具嫌气不够；给那台夹具单独加了一只储气罐，全厂降到 6.3 bar。压力每降 1 bar，空压机省电约 7%，剩下的漏点也跟着少漏。
          两步合起来，一年省电 52 万度，花费 9 万元，其中一半是接头。厂里从此把“星期天读数”写进月报，超过每分钟 4 立方米，就再派人去听一遍。
        `),
        ...quote('白天听不见的，星期天都听得见。', '孟启，动力主管'),
      ],
    },
    en: {
      title: 'What the compressor does on Sunday',
      standfirst:
        'With the whole plant shut, the air meter still showed 41% of a weekday. Six weeks of listening found 317 leaks.',
      author: 'Cheng Yu’an',
      source: 'Ironbridge, Qingdao',
      slug: 'the-compressor-on-sunday',
      body: [
        ...prose(`
          Compressed air is the dearest power in the house. By the time electricity has become pressure and pressure has become a push from a cylinder, about a tenth of the energy is left. Yet a leak neither drips nor burns. It hisses, and on weekdays nobody can hear it.
          Meng Qi looks after utilities at an appliance plant in Qingdao. One Sunday, with every line stopped, he walked into the compressor house and found a 110 kW machine on load. The meter read 11.5 cubic metres a minute against 28 on a working day. Nothing was using the air but holes.
          For six weeks two electricians carried an ultrasonic detector along 4.3 kilometres of pipe and hung 317 red tags, with a counterfoil for each that only a repair could redeem. The mains were sound. The trouble was in the last three metres: push-in fittings (41%), hoses (22%), cylinder seals (17%), and drains and filter bowls for the rest. The largest hid above the ceiling of the training room, a branch left open when a line was moved. It had been blowing for six years.
        `),
        ...table(
          'What a round hole loses at 6 bar (6.5 kW per m³/min, 8,000 h, 0.72 yuan/kWh)',
          `
          Hole, mm | Air, l/s | Power, kW | Yuan a year
          1 | 1.2 | 0.5 | 2,700
          3 | 11 | 4.3 | 24,700
          5 | 31 | 12 | 69,600
          `,
        ),
        ...prose(`
          With the tags cleared, Sunday fell to 3.2 cubic metres a minute. Then Meng turned to pressure. The network stood at 7.2 bar because one clamping fixture at the far end complained of less. He gave that fixture a small receiver of its own and brought everyone else down to 6.3. A bar less saves a compressor about 7%, and whatever still leaks leaks more slowly.
          The two steps together save 520,000 kWh a year. They cost 90,000 yuan, half of it fittings. The Sunday reading now appears in the monthly report, and above four cubic metres somebody is sent to listen again.
        `),
        ...quote(
          'Everything you cannot hear on Friday you can hear on Sunday.',
          'Meng Qi, utilities manager',
        ),
      ],
    },
  },
  twoWires: {
    minutesAgo: 29_700,
    types: [],
    industries: ['intelligent_automation'],
    tags: ['standards', 'retrofit'],
    cover: plate('intelligent_automation', 'control-cabinet', 'two-wires'),
    cn: {
      title: '两根线，一千米：仪表工聊单对以太网',
      standfirst:
        '一家精细化工厂把 96 台仪表从 4–20 毫安换成单对以太网，旧电缆留用了八成。我们请仪表主管谈谈哪些没想到。',
      author: '孟澜',
      source: '本网记者 宁波报道',
      body: [
        ...prose(`
          4–20 毫安用了半个世纪，一对线传一个数。IEEE 802.3cg 定下的 10BASE-T1L 同样只要一对线，却能以 10 Mbit/s 走一千米，还能顺便供电；加上本质安全的规定，就成了化工现场能用的两线以太网。宁波一家精细化工厂去年大修时换了一个车间。以下是与仪表主管戚放的谈话，略有删节。
          **为什么要换？** 不是为了快。一台流量计里有流量、密度、温度、空管报警、自诊断，过去四样都丢在表里，只传出来一个流量。想看别的，得爬上去看屏幕。现在坐在控制室，能看到是哪一台的电极开始结垢。
          **旧电缆能用吗？** 先测再说。我们有 212 根旧的双绞屏蔽线，特性阻抗在 80 到 120 欧之间的才留，测下来 171 根合格。不合格的多半不是线坏了，是中间接线盒里拧了个接头，或者屏蔽层两端都接了地。
        `),
        ...table(
          '同一个车间的前后',
          `
          项目 | 4–20 mA | 单对以太网
          每台仪表可用数据 | 1 个 | 30–60 个
          线缆最长（m） | 约 1,500 | 主干 1,000，支线 200
          I/O 卡件（块） | 14 | 0
          现场交换机（台） | 0 | 9
          仪表回路调试（min/台） | 45 | 12
          `,
        ),
        ...prose(`
          **有什么没想到的？** 交换机要电，要散热，还要有人管。过去一根线断了丢一台表，现在一台现场交换机停了，丢十几台。所以我们主干做成环，同一个塔的冗余仪表绝不接在同一台交换机上。安全联锁的 11 个回路一根没动，还是硬接线。
          **谁反对最厉害？** 我自己的人。万用表量一下就知道对不对，这是几十年的本事。后来给每个班配了一台手持测试仪，能看误码和回波，大家发现新线路也能“量”，就不反对了。
          **给同行一句话？**
        `),
        ...quote('先别急着看数据有多少，先看接线盒有多脏。', '戚放，仪表主管'),
      ],
    },
    en: {
      title: 'Two wires, one kilometre: an instrument man on single-pair Ethernet',
      standfirst:
        'A fine-chemicals works moved 96 instruments off 4–20 mA and kept four fifths of its old cable. We asked what nobody had warned him about.',
      author: 'Meng Lan',
      source: 'Ironbridge, Ningbo',
      slug: 'two-wires-one-kilometre',
      body: [
        ...prose(`
          For half a century 4–20 mA has carried one number down one pair of wires. The physical layer called 10BASE-T1L, set out in IEEE 802.3cg, also needs one pair, and sends 10 Mbit/s over a kilometre with power on the same wires. Rules for intrinsic safety have made it fit for chemical plants. A works in Ningbo converted a whole unit during last year’s shutdown. Qi Fang runs its instruments.
          **Why change?** Not for speed. A flow meter knows flow, density, temperature, whether the pipe is empty and how it feels. We used one of those and left the rest up a ladder. Now I can see from my chair whose electrodes are fouling.
          **Could you keep the cable?** Measure first. We had 212 shielded pairs and kept those between 80 and 120 ohms: 171 passed. The others were rarely bad wire. Somebody had twisted a joint in a box, or earthed the screen at both ends.
        `),
        ...table(
          'The same unit, before and after',
          `
          Item | 4–20 mA | Single pair
          Values per instrument | 1 | 30–60
          Longest run, m | about 1,500 | trunk 1,000, spur 200
          I/O cards | 14 | 0
          Field switches | 0 | 9
          Loop check, min each | 45 | 12
          `,
        ),
        ...prose(`
          **What surprised you?** Switches want power, cooling and an owner. A broken wire used to cost one instrument; a dead field switch costs a dozen. So the trunk is a ring, and instruments that back one another up never share a switch. The eleven safety loops we did not touch. They are still hard-wired.
          **Who objected most?** My own people. With a meter across two terminals you know where you are, and that is a craft of decades. Then each shift got a hand-held tester that shows errors and echoes. Once the new line could be measured too, the objections stopped.
          **One sentence for your colleagues?**
        `),
        ...quote(
          'Before you ask how much data there is, look how dirty the junction boxes are.',
          'Qi Fang, head of instruments',
        ),
      ],
    },
  },
} as const satisfies Record<string, Story>;
