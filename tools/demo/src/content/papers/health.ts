import { chapters, type Paper } from '../paper.ts';

export const healthPapers: Readonly<Record<string, Paper>> = {
  lyo: {
    title: [
      '冻干终点：压力升、露点还是称重',
      'The end of drying: pressure rise, dew point or weight?',
    ],
    brief: [
      '三种终点判断在六十批生产中的误差与省时。',
      'Three ways to tell the end, their errors and savings over sixty batches.',
    ],
    industries: ['pharmaceuticals'],
    tags: ['freeze_drying'],
    supplier: 'donghan',
    daysAgo: 15,
    cn: chapters(`
      # 多干四小时的代价
      一批多干四小时，电费是小事，占用的是产能。多数工厂按最慢的那一批定时间，于是每一批都陪着等。
      # 三种判断
      压力升：关阀三十秒看涨多少，灵敏但会扰动；露点：连续、温和，对空气渗漏敏感；称重：抽一托盘称，直接，只代表那一托盘。
      六十批数据里，露点提前量最稳，平均省三小时十分。
      # 组合使用
      用露点做主判断，压力升做复核，称重做季度校准。任何一项超出历史带宽，回到固定时间。这样质量部睡得着，生产部也等得起。`),
    en: chapters(`
      # The price of four hours too many
      Four more hours cost little in power and much in capacity. Most plants set the time by their slowest batch, and every batch waits with it.
      # Three judges
      Pressure rise: shut the valve for thirty seconds and watch; sensitive, and a disturbance. Dew point: steady and gentle, and upset by leaks. Weight: take out a tray, which speaks plainly, for that tray.
      Over sixty batches dew point was the most constant and saved three hours ten.
      # Use them together
      Dew point to decide, pressure rise to confirm, weight to calibrate each quarter. If one leaves its usual band, return to the fixed time. Quality can sleep, and production can afford the wait.`),
  },
  cleanmould: {
    title: [
      '洁净室注塑：一模六十四腔怎样追到第三十七腔',
      'Clean-room moulding: finding cavity thirty-seven',
    ],
    brief: ['腔号、视觉与装箱的数据怎样连起来。', 'How to join cavity numbers, vision and boxes.'],
    industries: ['medical', 'injection_moulding'],
    tags: ['injection', 'traceability'],
    supplier: 'jiexu',
    daysAgo: 62,
    cn: chapters(`
      # 混在一起就晚了
      六十四腔的吸头掉进同一条皮带，腔号就丢了。客户投诉漏气，只能整批隔离，而坏的也许只有一腔。
      # 让腔号跟着走
      机械手按腔取件，六十四根独立管道落进六十四个格，每格一小时换一盒。盒子的码记腔号与时间，坏腔停掉，其余照产。
      # 相机看什么
      不看全部尺寸，看三处：口径、同心、滤芯到位。每腔建自己的均值线，偏了先报警，不等超差。第三十七腔往往在报警后两天才真的漏。`),
    en: chapters(`
      # Once mixed it is too late
      When sixty-four tips fall onto one belt, the cavity is lost. A complaint of leaks then quarantines the lot, though one cavity may be to blame.
      # Let the number travel
      A robot takes parts by cavity and drops them through sixty-four tubes into sixty-four cells, each with a new box every hour. The box’s code holds cavity and time: stop the bad one and run on.
      # What the camera looks at
      Not all dimensions but three: the mouth, the concentricity and the filter’s seat. Each cavity has its own mean, and a drift warns before anything is out. Number thirty-seven leaks, as a rule, two days after the warning.`),
  },
  catheter: {
    title: [
      '三毫升的温度：导管挤出的热历史',
      'Three millilitres of heat: the thermal history of a catheter',
    ],
    brief: [
      '微量熔体停留时间、降解与在线测径。',
      'Residence time, degradation and gauging when the melt is a spoonful.',
    ],
    industries: ['medical'],
    tags: ['catheters', 'extrusion'],
    supplier: 'daowei',
    daysAgo: 80,
    cn: chapters(`
      # 熔体太少
      挤一根三法导管，料筒里只有三毫升熔体在动，其余在等。等久了黄，等不够粗细不匀。停留时间从两分钟到四十分钟都有。
      # 缩短等的路
      换小螺杆，机头流道改单腔直通，停机十分钟就排空。每班首米做一次黄度，比客户投诉便宜。
      # 测径的两条曲线
      外径用激光，内径用气压差。两条曲线同向动，是牵引的问题；反向动，是气压的问题；只有一条动，是机头脏了。`),
    en: chapters(`
      # Too little melt
      For a 3F tube three millilitres move through the barrel and the rest waits. Too long and it yellows, too short and the size wavers. Residence runs from two minutes to forty.
      # Shorten the wait
      A smaller screw, a straight single passage in the head, and an empty barrel after ten minutes’ stop. Test the first metre of each shift for colour; it is cheaper than a complaint.
      # Two curves
      A laser for the outside, air pressure for the bore. If both move alike, it is the haul-off; if they part, the air; if only one moves, the head is dirty.`),
  },
  blister: {
    title: ['聚丙烯泡罩：六度窗口里的药板', 'Polypropylene blisters: tablets inside six degrees'],
    brief: [
      '从铝塑到单一材质，成形、热封与药监备案的实际路径。',
      'From PVC and foil to one material: forming, sealing and filing, as it was done.',
    ],
    industries: ['pharmaceuticals', 'packaging'],
    tags: ['tablets', 'recycling'],
    supplier: 'paozhao',
    daysAgo: 105,
    cn: chapters(`
      # 为什么换
      铝塑泡罩不能回收。欧洲客户开始在招标里给可回收打分，占五分，足够输掉一单。
      # 换的代价
      聚丙烯成形窗口只有六度，冷却要加倍，速度降两成；换来材料便宜一成，后端不用吸塑除尘。
      # 备案怎么走
      药品不变、接触材料变，按中等变更做：六个月加速加长期稳定性，溶出曲线对比，供应商审计。从立项到放行，我们记录的最快是十四个月。`),
    en: chapters(`
      # Why change
      Foil on PVC cannot be recycled. European tenders give five points for what can, and five points lose an order.
      # What it costs
      Polypropylene forms within six degrees, wants twice the cooling and runs a fifth slower. The film is a tenth cheaper, and the dust of PVC is gone.
      # The filing
      The drug is the same and what touches it is not: a moderate change. Six months accelerated beside long-term stability, dissolution compared, the supplier audited. From decision to release the quickest we have recorded took fourteen months.`),
  },
  petmeat: {
    title: [
      '四成鲜肉上膨化机：调质、扭矩与容重',
      'Forty per cent fresh meat: conditioning, torque and bulk density',
    ],
    brief: [
      '鲜肉比例每加一成，哪些参数要先动。',
      'For each tenth of meat added, which setting moves first.',
    ],
    industries: ['pet_food'],
    tags: ['kibble', 'extrusion'],
    supplier: 'penglang',
    daysAgo: 20,
    cn: chapters(`
      # 打滑从哪里开始
      鲜肉带水带油，螺杆抓不住就打滑，扭矩一掉，容重就飘。多数人先加转速，其实该先加蒸汽。
      # 调质先熟一半
      粉料在调质器里糊化到四成五以上，再上螺杆就稳。蒸汽分三处进，肉浆在第二处之后进，温度保持九十度。
      # 容重闭环
      在线称一升粮，一分钟一次，偏高就提切刀，偏低就降水。别用手感，手感在夜班会变。`),
    en: chapters(`
      # Where slipping begins
      Meat brings water and fat, the screw loses its hold, torque drops and density wanders. Most people raise the speed; they should raise the steam.
      # Half cooked before the screw
      With the meal gelatinised beyond 45% in the conditioner, the extruder runs steady. Let steam in at three places and the slurry after the second, at 90 °C.
      # Close the loop on density
      Weigh a litre on line once a minute. Too heavy, faster knives; too light, less water. Do not go by feel, for on the night shift it feels different.`),
  },
  foodcell: {
    title: ['并联机器人分拣：一台相机带四台', 'Delta picking: one camera for four robots'],
    brief: [
      '分道策略、卫生设计与节拍核算。',
      'Sharing the belt, hygienic design and the arithmetic of cycles.',
    ],
    industries: ['robotics', 'food_beverage'],
    tags: ['picking', 'vision'],
    supplier: 'bingfa',
    daysAgo: 37,
    cn: chapters(`
      # 先算漏抓
      四台机器人每分钟能抓四百八十次，来料四百四十，看上去够。可来料是成堆的，不是均匀的，漏抓率取决于最挤的那一秒。
      # 怎样分
      按先到先得，第一台累死、第四台闲着；按位置分道，空道浪费；我们用“剩余可抓窗口”排序，四台负荷相差不到百分之六。
      # 洗得到才算卫生
      臂座全封、螺钉背向产品、皮带可抬。冲洗后二十分钟能开机，是验收时唯一不能让步的一条。`),
    en: chapters(`
      # Count the misses first
      Four robots pick 480 a minute and 440 arrive, which seems enough. But they arrive in heaps, and what is missed depends on the busiest second.
      # How to share
      First come, first served wears out the first robot and rests the fourth; fixed lanes waste the empty ones. We rank by how long a piece can still be picked, and the loads differ by less than 6%.
      # Clean is what can be washed
      Closed arms, screws away from the product, a belt that lifts. Back in production twenty minutes after the hose: the one line of the contract not to yield.`),
  },
};
