import { chapters, type Paper } from '../paper.ts';

export const energyPapers: Readonly<Record<string, Paper>> = {
  peakshave: {
    title: [
      '工商业储能：少装一台为什么更划算',
      'Storage for factories: why one cabinet fewer pays better',
    ],
    brief: ['用一年电费单和负荷曲线定容量。', 'Sizing from a year of bills and a load curve.'],
    industries: ['renewable_energy'],
    tags: ['storage', 'batteries'],
    supplier: 'chulian',
    daysAgo: 11,
    cn: chapters(`
      # 看谷不看峰
      容量由夜里充得满不满决定，而不是白天放得掉多少。变压器夜间余量只有四百千瓦，装六百就有两百在睡觉。
      # 需量是另一本账
      放电压低最大需量，省的是基本电费。但一个月里只要有一刻钟没压住，这个月就白压。控制策略要留一成电不动。
      # 第一台赚得最多
      把柜子一台一台加上去算，第一台回本四年，第五台七年，第六台永远回不来。到第四台就停，是这家厂的答案。`),
    en: chapters(`
      # Look at the night
      Capacity is set by what can be charged at night and not by what can be sold by day. With 400 kW free in the transformer, 600 leaves 200 asleep.
      # Demand is another ledger
      Discharging lowers peak demand and with it the standing charge. But a single quarter of an hour missed spoils the month: keep a tenth in hand.
      # The first earns most
      Add cabinets one by one and reckon. The first paid in four years, the fifth in seven, the sixth never. Stop at four, was the answer here.`),
  },
  bladeedge: {
    title: ['叶片前缘：补一次能撑几年', 'The leading edge: how long a repair lasts'],
    brief: ['三种修补材料在八座风场的对比。', 'Three repair systems compared on eight sites.'],
    industries: ['renewable_energy', 'wind_power'],
    tags: ['blades', 'maintenance'],
    supplier: 'tidewend',
    daysAgo: 33,
    cn: chapters(`
      # 雨比沙更伤
      海上风场的前缘五年露纤，内陆要十年。冲击次数不同：叶尖每秒九十米，一滴雨就是一记锤。
      # 三种材料
      漆最快，撑两年；膜撑五年，怕边缘起翘；预制壳撑八年，装一片要半天。算上停机，膜在海上最划算，壳只值得给叶尖最后六米。
      # 什么时候修
      发电量掉百分之一点五是个好门槛，早修不值，晚修露纤，费用翻三倍。`),
    en: chapters(`
      # Rain is worse than sand
      At sea the fibres show after five years, inland after ten. The tip runs at ninety metres a second, and each drop is a hammer.
      # Three systems
      Paint is quickest and lasts two years. Tape lasts five and fears its edges. Shells last eight and take half a day a blade. With downtime counted, tape wins at sea; a shell is worth it on the last six metres.
      # When to repair
      A loss of 1.5% in output is a good threshold. Earlier does not pay; later, with bare fibres, costs three times as much.`),
  },
  electro: {
    title: [
      '电解槽跟着风走：负荷波动下的寿命',
      'Electrolysers on the wind: life under changing load',
    ],
    brief: [
      '启停次数、气体纯度与隔膜老化。',
      'Starts and stops, gas purity and the ageing of diaphragms.',
    ],
    industries: ['renewable_energy', 'hydrogen'],
    tags: ['hydrogen'],
    supplier: 'qingyuan',
    daysAgo: 47,
    cn: chapters(`
      # 怕停不怕低
      负荷降到三成，氧中氢升高，但还能守住；真正伤电极的是停机后的反向电流。一年三百次启停，相当于老化三年。
      # 三个办法
      保留一成保护电流；停机先降压后排碱；几台槽轮流值班，让其余的稳稳满载。
      # 该看的数
      小室电压的离散度比平均值更早报警。离散超过三十毫伏，先查碱液分配，再谈换隔膜。`),
    en: chapters(`
      # Stops hurt, low load does not
      At 30% there is more hydrogen in the oxygen, yet it holds. What wears electrodes is the reverse current after a stop: three hundred in a year age them by three.
      # Three remedies
      Keep a tenth of the current flowing; drop the pressure before draining; let stacks take turns, so that the others run full and steady.
      # The number to watch
      The spread of cell voltages warns before the mean does. Beyond 30 mV look at the lye distribution before you speak of diaphragms.`),
  },
  glasscore: {
    title: ['玻璃芯基板：翘曲从哪里来', 'Glass cores: where the bow comes from'],
    brief: ['热膨胀、通孔应力与铜层配平。', 'Expansion, stress at vias and balancing the copper.'],
    industries: ['electronic_chip', 'advanced_packaging'],
    tags: ['substrates'],
    supplier: 'hengji',
    daysAgo: 8,
    cn: chapters(`
      # 玻璃不弯，铜弯
      玻璃的膨胀只有有机芯的三分之一，刚度却高三倍。翘曲来自两面铜的不对称，差百分之五就看得见。
      # 通孔是裂纹的起点
      激光诱导后的孔壁要腐蚀到发亮，毛糙处在回流时开裂。孔距小于一百五十微米，先做应力仿真。
      # 每张一图
      我们给每张芯板附翘曲图，贴装厂据此调真空吸附。数据比规格书上的最大值有用得多。`),
    en: chapters(`
      # Glass does not bend, copper does
      Glass expands a third as much as an organic core and is three times as stiff. Bow comes from unequal copper on its faces; 5% is enough to see.
      # Cracks begin at vias
      After the laser, etch the wall until it shines; where it is rough it cracks at reflow. Below 150 µm between holes, simulate first.
      # A map for each panel
      We enclose the bow of every core, and placers set their vacuum by it. It is of far more use than the maximum in a data sheet.`),
  },
  island: {
    title: [
      '海岛航线一千天：备降原因全公开',
      'A thousand days to the islands: every diversion explained',
    ],
    brief: [
      '四百一十七次备降，风、链路与人各占多少。',
      'Four hundred and seventeen diversions, by wind, link and people.',
    ],
    industries: ['low_altitude_Economy'],
    tags: ['drones', 'logistics'],
    supplier: 'tianhang',
    daysAgo: 14,
    cn: chapters(`
      # 风是大头，不是全部
      六成二是风，一成八是链路，一成一是起降场有人，剩下是设备。设备里没有一次是电机，四次是舱门没关好。
      # 风怎样变小
      把起飞时间从整点改成看十分钟预报，备降少了四成。渔民比模型先知道风要来，给他们装了一个按钮。
      # 公开的好处
      医院知道哪天可能送不到，会多备一份。信任不是从不失误，是失误之前就说清楚。`),
    en: chapters(`
      # Wind is most of it, not all
      Wind 62%, the link 18%, people on the landing site 11%, and the rest equipment: never a motor, and four times a door left open.
      # Making the wind smaller
      Flights that left on the hour now wait for a ten-minute forecast, and diversions fell by 40%. Fishermen know before the model, so they were given a button.
      # Why publish
      A hospital that knows a day may fail keeps one more in the fridge. Trust is not to fail never but to have said so before.`),
  },
  powderlife: {
    title: [
      '钛粉能用几次：二十轮循环的氧与流动性',
      'How often can titanium powder be used? Oxygen and flow over twenty cycles',
    ],
    brief: ['筛分、补新粉与放行判据。', 'Sieving, topping up and when to stop.'],
    industries: ['additive_manufacturing'],
    tags: ['powder', 'printing3d'],
    supplier: 'chenjin',
    daysAgo: 56,
    cn: chapters(`
      # 氧慢慢涨
      每轮涨三十到五十 ppm，到十二轮接近 1,300。力学性能直到十五轮才看得出来，但疲劳在十轮就降了。
      # 细粉先走
      飞溅和吸尘带走细粉，粒径变粗，流动反而好，铺层更容易，密度却降。不要用流动性判断好坏。
      # 判据
      氧 1,200 ppm、细粉少于五个百分点、显微下飞溅超过千分之三，任一到线就混新粉一半，第二次到线就退役去做喷丸。`),
    en: chapters(`
      # Oxygen creeps up
      By 30 to 50 ppm a cycle, near 1,300 after twelve. Strength shows nothing until fifteen; fatigue fell after ten.
      # Fines leave first
      Spatter and suction take the fines. What stays is coarser, flows better and spreads more easily, and is less dense. Do not judge by flow.
      # When to stop
      Oxygen 1,200 ppm, fines down by five points, or more than three spatters in a thousand under the microscope: at the first, blend half with new; at the second, retire it to shot peening.`),
  },
};
