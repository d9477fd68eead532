import { prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Cans, pallets and pouches. */
export const packedGoodsStories = {
  hiddenHook: {
    minutesAgo: 8120,
    types: [],
    industries: ['packaging', 'food_beverage'],
    tags: ['standards'],
    cover: plate('packaging', 'can-seamer', 'hidden-hook'),
    cn: {
      title: '罐头的一毫米：二重卷边里那两只看不见的钩',
      standfirst:
        '外面量着全合格，货到港却胀了罐。问题在卷边里面：身钩短了 0.2 毫米，没有人切开看。',
      author: '白亦然',
      source: '本网记者 漳州报道',
      caption: '封罐机与二重卷边：盖钩与身钩在卷边内咬合',
      body: [
        ...prose(`
          一只罐头能不能放三年，取决于罐口那一圈五层铁皮。第一道滚轮把盖边卷进罐身翻边下面，第二道滚轮把它们压紧，密封胶填满缝隙，成了二重卷边。里面有两只钩：盖子往上弯的叫盖钩，罐身往下弯的叫身钩。两钩搭在一起的长度叫叠接长度，密封靠的就是它。
          漳州一家蘑菇罐头厂去年有一柜货在目的港发现 26 只胀罐。每小时抽检的记录是全的，卷边宽度和厚度都在规定范围内。切开一看，叠接只剩 0.86 毫米，而厂里的下限是 1.0。
          ## 外形骗人
          叠接长度从外面量不到，只能切开算：盖钩加身钩加盖厚，减去卷边宽度。
        `),
        ...table(
          '同一封口头，换托罐弹簧前后（mm）',
          `
          项目 | 规定 | 更换前 | 更换后
          卷边宽度 | 3.00 ± 0.10 | 3.05 | 2.98
          身钩 | 2.00 ± 0.15 | 1.81 | 2.02
          盖钩 | 1.90 ± 0.15 | 1.89 | 1.91
          盖厚 | 0.21 | 0.21 | 0.21
          叠接长度 | ≥ 1.00 | 0.86 | 1.16
          紧密度 | ≥ 80% | 85% | 90%
          `,
        ),
        ...prose(`
          盖钩没有变，短的是身钩。身钩的长短由托罐盘的压力决定：弹簧把罐身顶向压头，力小了，翻边卷不进去。十二个封口头里，7 号头的弹簧用了四年，预紧力从 900 牛掉到 640 牛。
          ## 改了三件事
          - 每班开机、换罐型、调机之后，每个封口头各切一罐，测满三点；不再只抽“随便一只”。
          - 托罐弹簧按封口次数更换，八百万次一换，并逐个记录预紧力。
          - 在线加一台 X 光测厚仪，看的是十二个头之间的差异，哪个头单独漂移，哪个头报警。
          质量主管洪渐说，X 光没有取代切罐，它只是告诉你该切哪一只。半年里报了九次警，七次是弹簧，两次是滚轮轴承。
        `),
        ...quote('罐头坏不坏，要三个月后才知道；身钩短不短，三分钟就知道。', '洪渐，质量主管'),
      ],
    },
    en: {
      title: 'The millimetre that keeps a can shut',
      standfirst:
        'Every outside measurement was in order and the cans swelled all the same. The fault was a hook that nobody can see without a saw.',
      author: 'Bai Yiran',
      source: 'Ironbridge, Zhangzhou',
      caption: 'Can seamer and its double seam: cover hook and body hook engaged',
      slug: 'the-millimetre-in-the-seam',
      body: [
        ...prose(`
          Whether food keeps for three years is decided by five layers of tinplate round the rim. A first roll tucks the edge of the lid under the flange of the body; a second irons the lot flat; compound fills what is left. Inside are two hooks, one bent up from the lid and one bent down from the body. The length by which they overlap is what holds the seal.
          Last year a cannery in Zhangzhou had 26 swollen tins in one container of mushrooms. Its hourly records were complete, seam width and thickness all within limits. Then someone cut a seam open. The overlap was 0.86 mm. The plant’s own floor is 1.0.
          ## Outsides mislead
          Overlap cannot be measured from outside. It is cover hook plus body hook plus lid thickness, less the width of the seam.
        `),
        ...table(
          'One seaming head, before and after a new lifter spring (mm)',
          `
          Item | Limit | Before | After
          Seam width | 3.00 ± 0.10 | 3.05 | 2.98
          Body hook | 2.00 ± 0.15 | 1.81 | 2.02
          Cover hook | 1.90 ± 0.15 | 1.89 | 1.91
          Lid thickness | 0.21 | 0.21 | 0.21
          Overlap | ≥ 1.00 | 0.86 | 1.16
          Tightness | ≥ 80% | 85% | 90%
          `,
        ),
        ...prose(`
          The cover hook had not moved. The body hook had shrunk, and body hooks are made by the lifter plate, whose spring pushes the can against the chuck. Too little force and the flange is not drawn in. Of twelve heads, number 7 had a spring four years old. Its preload had sunk from 900 newtons to 640.
          ## Three changes
          - At every start, change of can or adjustment, one can from each head is sectioned at three points. No more “any can will do”.
          - Lifter springs are replaced after eight million cans and each preload is written down.
          - An X-ray gauge on the line compares the heads with one another and calls out the one that drifts.
          The X-ray has not replaced the saw, says Hong Jian, who heads quality; it says which can to cut. It has called nine times in six months: seven springs, two roll bearings.
        `),
        ...quote(
          'It takes three months to learn that a can is bad and three minutes to learn that a hook is short.',
          'Hong Jian, head of quality',
        ),
      ],
    },
  },
  buyTheGrip: {
    minutesAgo: 38_400,
    types: [],
    industries: ['packaging'],
    tags: ['recycling'],
    cover: plate('packaging', 'palletiser', 'buy-the-grip'),
    cn: {
      title: '缠绕膜怎么买：别按公斤，按抱紧力',
      standfirst:
        '同一托饮料，三种缠法：最厚的膜用料最多，抱得却最松。一份给采购的选膜与验收指南。',
      author: '辛未',
      body: [
        ...prose(`
          缠绕膜是仓库里最便宜、也最少有人过问的耗材。采购按公斤比价，仓库嫌货倒就多缠两圈，供应商乐见其成。可托盘上的货倒不倒，与用了多少克膜关系不大，与膜把货抱得多紧关系很大。
          抱紧力可以量。在货垛中段的膜下插一块小圆板，用测力计垂直往外拉出一段固定距离，读数就是那一处的抱紧力。顶部、中部、底部各测一次，取最小的那个，因为货总是从最松的地方散。
          我们请石家庄一家饮料厂用同一种货垛做了对比：托盘 1.2 × 1.0 米，高 1.6 米，重 940 公斤，每种缠十托，装上振动台模拟八小时公路，再做一次 0.5 g 的横向加速。
        `),
        ...table(
          '三种缠法（每种十托平均）',
          `
          项目 | 23 µm 手感厚膜 | 17 µm 常规膜 | 12 µm 高拉伸膜
          预拉伸 | 120% | 200% | 300%
          每托用膜（g） | 412 | 286 | 178
          最小抱紧力（N） | 21 | 34 | 38
          0.5 g 后顶层位移（mm） | 71 | 38 | 33
          断膜（次/百托） | 0.4 | 0.9 | 2.6
          每托膜成本（元） | 4.5 | 3.3 | 2.4
          `,
        ),
        ...prose(`
          厚膜输在没有拉开。聚乙烯膜拉到两三倍长，分子顺过来，才像橡皮筋一样往回收；只拉一点点，它就是一张纸。薄膜赢了前四项，输在断膜：12 微米的膜经不起托盘上一颗翘起的钉子。厂里最后选了 17 微米，理由是夜班只有一个人。
          ## 写进合同的五条
          - 按每托的抱紧力和用膜克数付钱，不按卷。
          - 写明预拉伸倍数，验收时在膜上画两条 10 厘米间距的线，缠完量间距。
          - 底部要缠住托盘，至少下搭 80 毫米，否则货和托盘各走各的。
          - 膜里再生料比例要写，也要写断膜率上限；两者要一起看。
          - 每季度测一次抱紧力，预拉伸辊会磨，磨了就打滑。
          换成按抱紧力验收之后，这家厂一年少用膜 31 吨，到货倒垛的投诉从 44 起降到 12 起。
        `),
      ],
    },
    en: {
      title: 'Buying stretch film: pay for grip, not for kilograms',
      standfirst:
        'One pallet of drinks, three ways to wrap it. The thickest film used the most plastic and held the least. A guide for whoever signs the order.',
      author: 'Xin Wei',
      slug: 'pay-for-grip',
      body: [
        ...prose(`
          Stretch film is the cheapest thing in a warehouse and the least examined. Purchasing compares prices by weight; the loading bay, afraid of leaning pallets, adds two turns; the supplier does not object. Yet whether a load stays put has little to do with grams of film and a great deal to do with how hard the film holds.
          That can be measured. Slip a small disc under the film and pull it straight out by a set distance with a spring balance. The reading is the containment force at that spot. Take it at top, middle and bottom and believe the lowest, since a load comes apart where it is loosest.
          A drinks plant in Shijiazhuang ran the comparison for us. Each pallet was 1.2 by 1.0 metres, 1.6 high and 940 kg; ten were wrapped in each way, shaken for the equal of eight hours of road, then pushed sideways at 0.5 g.
        `),
        ...table(
          'Three ways to wrap (mean of ten pallets)',
          `
          Item | 23 µm, thick | 17 µm, usual | 12 µm, high stretch
          Pre-stretch | 120% | 200% | 300%
          Film per pallet, g | 412 | 286 | 178
          Lowest containment, N | 21 | 34 | 38
          Top layer moved at 0.5 g, mm | 71 | 38 | 33
          Breaks per 100 pallets | 0.4 | 0.9 | 2.6
          Film per pallet, yuan | 4.5 | 3.3 | 2.4
          `,
        ),
        ...prose(`
          The thick film lost because it was never stretched. Drawn to three times its length, polyethylene pulls back like elastic; drawn a little, it is paper. The thinnest won everything except breaks, since 12 micrometres will not forgive a raised nail. The plant chose 17. On nights there is only one person to rethread it.
          ## Five lines for the contract
          - Pay by containment and grams per pallet, never by the roll.
          - State the pre-stretch. To check, mark two lines 10 cm apart on the film and measure them on the load.
          - Wrap at least 80 mm down over the pallet, or load and pallet will part company.
          - Ask for recycled content and a ceiling for breaks together.
          - Test every quarter: pre-stretch rollers wear, and worn rollers slip.
          The plant buys 31 tonnes less a year, and complaints of fallen loads went from 44 to 12.
        `),
      ],
    },
  },
  hotterShorter: {
    minutesAgo: 22_600,
    types: [],
    industries: ['pet_food', 'packaging'],
    tags: ['energy'],
    cover: plate('pet_food', 'bagger', 'hotter-shorter'),
    cn: {
      title: '猫咪鲜封包为什么要在 123 °C 里晃',
      standfirst:
        '同样的杀菌强度，温度高七度，保温时间从 26 分钟缩到 5 分钟。难的不是升温，是让袋子中间跟得上。',
      author: '罗佳',
      source: '本网记者 临沂报道',
      body: [
        ...prose(`
          湿粮鲜封包的保质期是两年，全靠一次高压蒸煮。判断蒸煮够不够，行业看 F0 值：把各个温度下的时间，都折算成 121.1 °C 的分钟数。温度每升 10 °C，杀菌速度快十倍；而肉块变柴、肉汁变褐的速度，大约每升 33 °C 才快十倍。两条曲线一陡一缓，结论就有了：温度高一些，时间短一些，菌杀得一样多，肉毁得少。
        `),
        ...table(
          '达到 F0 = 8 所需的保温时间（以冷点温度计）',
          `
          冷点温度（°C） | 杀菌速率 | 保温时间（min） | 蒸煮值 C100（min）
          116 | 0.31 | 25.9 | 79
          121.1 | 1.00 | 8.0 | 35
          123 | 1.55 | 5.2 | 26
          126 | 3.09 | 2.6 | 16
          `,
        ),
        ...prose(`
          表里的温度说的是**冷点**，也就是袋子里最慢热的那一处。临沂一家宠物食品厂最早照着表把锅温从 116 °C 提到 123 °C，结果边上的肉更老了：静置的 85 克袋，中心比锅温晚到 14 分钟，中心刚够，边上早已过头。
          办法是晃。新上的喷淋式杀菌锅带着料篮前后摆，每分钟 45 次，行程 150 毫米，袋里的肉汁被搅动起来，中心滞后从 14 分钟缩到 4 分钟。全程从 68 分钟降到 39 分钟，每吨用汽从 410 公斤降到 305 公斤，肉块的剪切力测下来软了两成，肉汁颜色浅了一档。
          ## 三处要小心
          - 袋里留的空气要少于 5 毫升。空气多，袋子鼓，热也传不进去。
          - 反压要跟着走。袋内压力高于锅压 0.3 bar，封口就开始蠕变，降温头两分钟最危险。
          - 肉汁粘度变了，晃的效果就变。换配方必须重新测冷点，至少十二只探头，三锅。
          生产经理蒲晓说，厂里现在最贵的仪器不是杀菌锅，是那十二根可以塞进袋子里的无线测温针：“没有它们，温度只是锅的温度，不是肉的温度。”
        `),
      ],
    },
    en: {
      title: 'Why pouches of cat food are shaken at 123 °C',
      standfirst:
        'Seven degrees more, and 26 minutes of holding become five. Raising the temperature is easy. Getting the middle of the pouch to notice is not.',
      author: 'Luo Jia',
      source: 'Ironbridge, Linyi',
      slug: 'shaken-at-123-degrees',
      body: [
        ...prose(`
          A pouch of wet cat food keeps for two years because it was once cooked under pressure. Whether it was cooked enough is told by F0, the time at every temperature converted into minutes at 121.1 °C. Killing goes ten times faster for each 10 °C. The things that spoil a meal, meat turning stringy and gravy turning brown, need about 33 °C for the same tenfold. One curve is steep and the other shallow, so a hotter and shorter process kills as much and ruins less.
        `),
        ...table(
          'Holding time for F0 = 8, by temperature at the cold spot',
          `
          Cold spot, °C | Lethal rate | Hold, min | Cook value C100, min
          116 | 0.31 | 25.9 | 79
          121.1 | 1.00 | 8.0 | 35
          123 | 1.55 | 5.2 | 26
          126 | 3.09 | 2.6 | 16
          `,
        ),
        ...prose(`
          Mind the words **cold spot**: the slowest point of the slowest pouch. A plant in Linyi first read the table as if it meant the vessel and turned its retort up from 116 °C. The meat got tougher. In a still pouch of 85 grams the centre lagged by fourteen minutes, and by the time it was safe the edges were leather.
          The answer was to shake. The new spray retort swings its baskets 45 times a minute over 150 mm, the gravy stirs itself, and the lag is down to four minutes. The whole process takes 39 minutes instead of 68, steam has fallen from 410 to 305 kg a tonne, and the chunks cut a fifth more easily.
          ## Where it goes wrong
          - Keep air in the pouch under 5 ml. It insulates, and it swells.
          - Counter-pressure must keep step. With 0.3 bar more inside than out the seal begins to creep, and the first two minutes of cooling are the worst.
          - Thicker gravy moves less. A new recipe means new heat penetration tests: twelve probes, three loads.
          The dearest instruments in the house, says Pu Xiao, who runs production, are twelve wireless needles that travel inside the pouches. “Without them you know the temperature of the vessel. You do not know the temperature of the meat.”
        `),
      ],
    },
  },
} as const satisfies Record<string, Story>;
