import { gallery, picture, productCard, prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

const cell = plate('plastics', 'moulding-machine', 'warm-water-cell');
const tower = plate('pumps_filtration', 'pump-set', 'warm-water-loop');
const vessel = plate('food_beverage', 'mixing-vessel', 'warm-water-tank');
const valve = plate('pumps_filtration', 'globe-valve', 'warm-water-valve');

export const warmWater: Story = {
  minutesAgo: 42,
  types: ['editorpick'],
  industries: ['plastics', 'injection_moulding'],
  tags: ['energy', 'injection', 'retrofit'],
  cover: plate('plastics', 'injection-unit', 'warm-water'),
  suppliers: ['lanyan'],
  products: ['LYS-1600'],
  cn: {
    title: '冷却水调高八度：一家注塑厂省下的不只是电',
    standfirst:
      '余姚一家注塑厂把冷冻水从 7 °C 调到 15 °C，又把液压油的冷却整个搬出冷水机。一年少付 41 万元电费，模具上的水珠也没了。最难的一步，是让车间相信“冷”不等于“快”。',
    author: '周砚',
    source: '本网记者 余姚报道',
    caption: '图 1　注塑单元纵剖面：1 加热圈，2 渐变螺杆，3 料斗',
    body: [
      ...prose(`
        六月的余姚闷得像蒸笼。往年这个时候，这家注塑厂的模具上挂满水珠，操作工每隔半小时就要擦一遍，否则水滴进型腔，出来的就是一模废品。今年没有人再擦。“不是空调装多了，”设备主管沈立群说，“是我们把水调热了。”
        厂里有 31 台注塑机，锁模力从 800 kN 到 3,800 kN，做小家电外壳和厨具配件。去年秋天以前，全厂共用一套冷冻水：三台冷水机、一个水箱，出水 7 °C，供模具，也供液压油。7 °C 从哪儿来？没有人说得清。“建厂那年安装师傅定的，”沈立群说，“十四年没动过。”
        ## 冷水机在替谁干活
        改造从一张流向图开始。沈立群和一名暑期实习生花了两周，在每台机器的进出水管上夹超声波流量计、贴温度计，算出热量究竟从哪里来。
        结果是：冷水机带走的热量里，**液压油占 46%，模具只占 38%**，其余是料斗座、干燥机，以及水管和水箱自己从空气里吸的热。液压油的工作温度是 45–50 °C，用 30 °C 的冷却塔水就能冷下来，却一直在喝 7 °C 的冷冻水。“等于拿冰箱里的水去浇热锅。”
        管道吸热也不是小数。7 °C 的水管在 32 °C、湿度 80% 的车间里必然结露，保温层一受潮便失效。420 米水管和一个露天水箱，夏天要白白吃掉 42 kW 冷量。
      `),
      ...table(
        '表 1　改造前冷冻水带走的热量（7 月实测平均值）',
        `
        来源 | 热量（kW） | 占比 | 真正需要的水温
        液压油冷却 | 212 | 46% | ≤ 32 °C
        模具 | 175 | 38% | 8–45 °C，视产品而定
        管道与水箱吸热 | 42 | 9% | 无
        料斗座与干燥机 | 31 | 7% | ≤ 30 °C
        `,
      ),
      ...prose(`
        ## 八度值多少钱
        第二步是问模具：你到底要多冷？
        沈立群的办法很笨，一副一副地试。每次把进水温度升 2 °C，其他参数不动，称重、量尺寸、记周期，连打 200 模再决定升不升。试到第三周，结论已经清楚：58 副常用模具里，41 副在 15 °C 下周期没有变化，尺寸仍落在公差带中部；9 副要延长 0.3–0.6 秒；只有 8 副薄壁件和带深芯的模具离不开 10 °C 以下的水。
        水温高了，周期为什么没有变长？因为多数模具的瓶颈不在水冷不冷，而在水流得快不快。管径细、流速低，水贴着管壁一层一层滑过去，像给模具穿了件棉袄；把流量提上来，水在孔里翻滚，15 °C 的水带走的热反而比原来 7 °C 的还多。厂里花三万多元换了六十多个快换接头和分水器，流量平均提高四成，效果顶得上再降五六度水温。
        冷水机立刻受益。蒸发温度每升高 1 °C，压缩机大约省电 3%；从 7 °C 到 15 °C 就是两成多。再加上液压油改走冷却塔，三台冷水机如今只开一台半。冷水机很少满负荷，这也是[塑料行业](/articles?sid=5)里正在讨论部分负荷能效的原因。
      `),
      ...picture(cell, '图 2　试验机型之一：1,600 kN 伺服注塑机，油冷却器改接冷却塔回路'),
      ...prose(`
        ## 那八副“怕热”的模具
        离不开冷水的 8 副模具没有迁就大家，也没有被放弃。厂里为它们单独配了一台 12 匹的小冷水机，就放在两台机器旁边，水管总长不到 20 米。“过去是全厂陪着最娇气的那副模具一起喝冰水，”沈立群说，“现在谁要喝，谁自己烧。”
      `),
      ...quote('冷不等于快。水流得动，才叫冷却。', '沈立群，设备主管'),
      ...prose(`
        ## 让车间相信
        改造最慢的不是管子，是人。注塑车间有句老话：水越冰，模越快。调机师傅老陶干了二十二年，第一次听说要升水温，当场把对讲机放在桌上：“周期慢了谁负责？”
        沈立群没有争，拿出十五副模具的试模记录，请老陶任选三副，夜班由他自己调、自己记。三个夜班之后，老陶把记录纸拍照发到群里，只写了四个字：“没有区别。”后来几副难啃的模具，反倒是他提出把串联水路改成并联的。
        道理不复杂。一副模具八条水路若串成一根，水走到最后已经升了四五度，前后冷热不匀，产品容易翘；改成并联，每条水路喝到的都是同样温度的水，进出水温差压到 2 °C 以内。水温调高以后，温差比绝对温度更值得盯。
        ## 账单
        按每度电 0.79 元算，一年少付 41 万元；改造投入 38.7 万元，十一个月多一点回本。冷却塔和水泵多用了电，是因为油冷改走它们、模具流量也加大了。这笔账没有藏起来：净节电 52 万 kWh，是扣掉它之后的数。
      `),
      ...table(
        '表 2　改造前后各十二个月对比',
        `
        项目 | 改造前 | 改造后 | 变化
        冷水机用电（万 kWh） | 118.6 | 61.9 | −47.8%
        冷却塔与水泵用电（万 kWh） | 21.3 | 26.0 | +22.1%
        夏季结露废品率 | 0.9% | 0.1% | −0.8 个百分点
        平均成型周期（s） | 31.4 | 31.2 | −0.6%
        `,
      ),
      ...prose(`
        最意外的收益来自废品。结露曾让夏季废品率比冬天高出近一个百分点，大家一直以为是梅雨季原料受潮，为此还多买过一台干燥机。如今看，那台干燥机是替水珠背了锅。
        ## 哪些厂学不了
        沈立群每个月要接待两三拨同行，他总是先泼一盆冷水：
        - 以全电动机型为主的厂，没有液压油这块大头，能省的大约只有三分之一。
        - 冬天室外常在 5 °C 以下的地方，先看能不能换季用冷却塔直供模具，也许连冷水机都不用开。
        - 水质差的厂先治水垢。流速提上去、管里却结着垢，等于白做。
        - 做光学件和厚壁透明件的，水温是工艺参数，不能一刀切。
        ## 怎样自己量一次
        不必先买设备。沈立群列了一张单子，借得到流量计的话，三天就能有结果：
        - 找一个正常生产的晴天，记下每台机器的进出水温和流量，至少取一小时平均。热量（kW）≈ 流量（m³/h）× 温差（°C）× 1.163。
        - 液压油、模具、料斗座分开量；分不开的，临时关一路，看总数怎么变。
        - 夜里停机时再量一次主管道的温升，那就是管道白吸的热。
        - 挑三副产量最大的模具，升 2 °C，打 200 模；尺寸和周期不变，再升 2 °C。
        - 算账时把水泵和冷却塔多用的电算进去，把少出的废品也算进去。
        还有一条，写在车间的墙上：先量，再改。十四年没人动过的 7 °C，是被两只借来的流量计推翻的。
      `),
      ...gallery(
        [tower, '油冷回路的循环泵，流量比原设计提高四成'],
        [valve, '每台机器进水口加装的截止阀，用来单独调流量'],
        [vessel, '退出使用的旧冷冻水箱，如今做消防补水'],
      ),
      ...productCard('LYS-1600'),
    ],
  },
  en: {
    title: 'Eight degrees warmer: why one moulder stopped chilling everything',
    standfirst:
      'A plant in Yuyao raised its chilled water from 7 to 15 °C and took hydraulic oil off the chillers altogether. It saves 410,000 yuan a year, and the moulds no longer drip. The hard part was persuading the shop floor that cold is not the same as fast.',
    author: 'Zhou Yan',
    source: 'Ironbridge, Yuyao',
    caption: 'Fig. 1 · Injection unit in section: 1 heater bands, 2 tapered screw, 3 hopper',
    slug: 'eight-degrees-warmer',
    body: [
      ...prose(`
        In June the air in Yuyao is close to saturation. Every summer until this one, the moulds in a plant on the edge of town were beaded with water, and operators went round with rags every half hour: one drop in a cavity is one scrapped shot. This year nobody wipes. “We did not buy more air conditioning,” says Shen Liqun, who looks after the machines. “We made the water warmer.”
        The plant has 31 machines of 800 to 3,800 kN and moulds housings for small appliances. Until last autumn all of them shared one chilled-water system, three chillers and a tank, set to 7 °C. It cooled the moulds, and it cooled the hydraulic oil. Where the figure came from nobody could say. “The fitter chose it when the plant was built,” Shen says. “That was fourteen years ago.”
        ## Whose heat is it?
        The work began with a map. Shen and a summer intern spent two weeks clamping a borrowed ultrasonic flow meter to every supply and return pipe and taping thermometers beside it, until they could say where each kilowatt came from.
        The answer embarrassed everyone. **Hydraulic oil made up 46% of the load, the moulds only 38%.** The rest was feed throats, dryers, and heat the pipes picked up from the air on the way. Oil is happy at 45 to 50 °C and needs nothing colder than cooling-tower water. It had been drinking from the refrigerator.
        The pipes mattered too. At 7 °C in a shop at 32 °C they sweat, and wet insulation does not insulate. Four hundred and twenty metres of pipe and one outdoor tank wasted 42 kW of cooling on a summer afternoon.
      `),
      ...table(
        'Table 1 · What the chilled water carried away (July, measured average)',
        `
        Source | Heat, kW | Share | Water it really needs
        Hydraulic oil | 212 | 46% | up to 32 °C
        Moulds | 175 | 38% | 8–45 °C, by product
        Gain in pipes and tank | 42 | 9% | none
        Feed throats and dryers | 31 | 7% | up to 30 °C
        `,
      ),
      ...prose(`
        ## Asking the moulds
        How cold does a mould need to be? Shen’s method was slow and hard to argue with. He raised the inlet by two degrees, left everything else alone, and ran 200 shots while weighing parts, measuring them and timing the cycle. Then he did it again. Of 58 moulds in regular use, 41 showed no change at 15 °C and stayed in the middle of their tolerance. Nine needed another 0.3 to 0.6 seconds. Eight, with thin walls or deep cores, could not do without water below 10 °C.
        Why did the cycles not suffer? Because in most moulds the limit is not how cold the water is but how fast it moves. In a narrow channel at low flow, water slides past in layers and insulates the steel. Push it until it tumbles and it takes away more heat at 15 °C than it did at 7. The plant spent about 30,000 yuan on wider couplings and manifolds, and flow rose by two fifths. That alone was worth five or six degrees.
        The chillers noticed at once. Each degree on the evaporator saves a compressor roughly 3%, so eight degrees are worth more than a fifth. With the oil gone as well, one and a half chillers now do the work of three. Chillers seldom run at full load, which is why part-load figures are a subject across the [plastics trade](/articles?sid=5).
      `),
      ...picture(
        cell,
        'Fig. 2 · One of the test machines, 1,600 kN, its oil cooler now on the tower circuit',
      ),
      ...prose(`
        The eight difficult moulds were neither indulged nor abandoned. They have a small chiller of their own, beside the two machines they run on, with less than 20 metres of pipe. “The whole plant used to drink iced water to keep the most delicate mould company,” says Shen. “Now whoever wants ice makes it.”
      `),
      ...quote('Cold is not fast. Water that moves is what cools.', 'Shen Liqun, plant engineer'),
      ...prose(`
        ## Winning over the night shift
        The slowest part to change was not the pipework. Moulders believe that colder is quicker, and Tao, a setter with 22 years behind him, put his radio on the table when he heard the plan. “And who answers for the cycle time?” Shen did not argue. He handed over the trial records of fifteen moulds and asked Tao to pick any three, set them himself on nights and write down what he saw. Three shifts later Tao photographed his notes and sent them to everyone with two words: no difference. It was Tao who went on to suggest that the stubborn moulds be piped in parallel rather than in series, so that every channel gets water of the same temperature.
        ## The bill
        At 0.79 yuan a kilowatt-hour the plant pays 410,000 yuan less a year. It spent 387,000, so the change paid for itself in a little over eleven months. Towers and pumps use more power than before, since they now carry the oil and push more water. That is not hidden: the net saving of 520,000 kWh is what remains after it.
      `),
      ...table(
        'Table 2 · Twelve months before, twelve months after',
        `
        Item | Before | After | Change
        Chillers, MWh | 1,186 | 619 | −47.8%
        Towers and pumps, MWh | 213 | 260 | +22.1%
        Summer scrap from condensation | 0.9% | 0.1% | −0.8 points
        Mean cycle, s | 31.4 | 31.2 | −0.6%
        `,
      ),
      ...prose(`
        The surprise was scrap. Summer losses had always run nearly a point above winter’s, and the plant had blamed damp resin, to the extent of buying another dryer. The dryer, it turns out, had been standing trial for the water on the moulds.
        ## Who should not copy this
        Two or three parties of visitors come each month, and Shen begins by discouraging them.
        - A plant of all-electric machines has no oil to take off the chillers; expect a third of the saving.
        - Where winters are cold, look first at feeding moulds straight from the tower for half the year.
        - Treat the water before anything else. More flow through scaled channels achieves nothing.
        - For optical and thick clear parts, water temperature is a process setting, not a habit.
        The last rule is painted on the wall: measure, then change. A figure nobody had touched for fourteen years was overturned by a flow meter borrowed for a fortnight.
      `),
      ...gallery(
        [tower, 'The pump of the oil circuit moves two fifths more water than it was designed for'],
        [valve, 'A valve on each machine sets its own flow'],
        [vessel, 'The old chilled-water tank now serves the sprinklers'],
      ),
      ...productCard('LYS-1600'),
    ],
  },
};
