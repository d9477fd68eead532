import type { EditionId } from '@ironbridge/domain';

/**
 * What made-up items speak of, in both languages: any way of working before any thing gives 2,560 names. Common
 * ones come first: items choose by Zipf's manner, so that search meets words in every second item and words in one
 * of a hundred thousand.
 */
const ways = [
  ['伺服', 'servo'],
  ['全电动', 'all-electric'],
  ['立式', 'vertical'],
  ['卧式', 'horizontal'],
  ['高速', 'high-speed'],
  ['精密', 'precision'],
  ['双工位', 'twin-station'],
  ['五轴', 'five-axis'],
  ['双螺杆', 'twin-screw'],
  ['节能', 'energy-saving'],
  ['无油', 'oil-free'],
  ['变频', 'variable-speed'],
  ['桌面', 'benchtop'],
  ['重载', 'heavy-duty'],
  ['洁净室', 'cleanroom'],
  ['防爆', 'explosion-proof'],
  ['不锈钢', 'stainless'],
  ['磁力', 'magnetic-drive'],
  ['气动', 'pneumatic'],
  ['液压', 'hydraulic'],
  ['在线', 'inline'],
  ['离线', 'offline'],
  ['微型', 'miniature'],
  ['大型', 'large-format'],
  ['多层', 'multilayer'],
  ['低温', 'low-temperature'],
  ['高压', 'high-pressure'],
  ['真空', 'vacuum'],
  ['超声波', 'ultrasonic'],
  ['光纤', 'fibre'],
  ['紫外', 'ultraviolet'],
  ['红外', 'infrared'],
  ['半自动', 'semi-automatic'],
  ['模块化', 'modular'],
  ['移动式', 'mobile'],
  ['悬挂式', 'overhead'],
  ['水冷', 'water-cooled'],
  ['风冷', 'air-cooled'],
  ['双面', 'double-sided'],
  ['静音', 'low-noise'],
] as const;

const things = [
  ['注塑机', 'injection moulding machine'],
  ['加工中心', 'machining centre'],
  ['离心泵', 'centrifugal pump'],
  ['激光切割机', 'laser cutter'],
  ['机器人', 'robot'],
  ['挤出机', 'extruder'],
  ['贴标机', 'labeller'],
  ['空压机', 'compressor'],
  ['冷水机', 'chiller'],
  ['灌装机', 'filler'],
  ['压铸机', 'die-casting machine'],
  ['吹瓶机', 'blow moulder'],
  ['镀膜机', 'coater'],
  ['检测仪', 'inspection system'],
  ['压力机', 'press'],
  ['减速器', 'gearbox'],
  ['车床', 'lathe'],
  ['磨床', 'grinder'],
  ['焊机', 'welder'],
  ['折弯机', 'press brake'],
  ['干燥机', 'dryer'],
  ['混料机', 'mixer'],
  ['粉碎机', 'granulator'],
  ['造粒机', 'pelletiser'],
  ['热流道', 'hot runner'],
  ['模温机', 'mould temperature controller'],
  ['机械手', 'gripper'],
  ['传感器', 'sensor'],
  ['控制器', 'controller'],
  ['变频器', 'inverter'],
  ['电机', 'motor'],
  ['阀门', 'valve'],
  ['过滤器', 'filter'],
  ['换热器', 'heat exchanger'],
  ['输送机', 'conveyor'],
  ['码垛机', 'palletiser'],
  ['包装机', 'packaging machine'],
  ['封口机', 'sealer'],
  ['喷码机', 'marker'],
  ['称重机', 'checkweigher'],
  ['杀菌机', 'steriliser'],
  ['均质机', 'homogeniser'],
  ['离心机', 'centrifuge'],
  ['反应釜', 'reactor'],
  ['涂布机', 'coating line'],
  ['烘箱', 'oven'],
  ['喷枪', 'spray gun'],
  ['打印机', 'printer'],
  ['扫描仪', 'scanner'],
  ['显微镜', 'microscope'],
  ['测厚仪', 'thickness gauge'],
  ['硬度计', 'hardness tester'],
  ['色谱仪', 'chromatograph'],
  ['光谱仪', 'spectrometer'],
  ['示波器', 'oscilloscope'],
  ['贴片机', 'placement machine'],
  ['回流焊', 'reflow oven'],
  ['切片机', 'dicing saw'],
  ['电解槽', 'electrolyser'],
  ['储能柜', 'storage cabinet'],
  ['逆变电源', 'power converter'],
  ['无人机', 'drone'],
  ['针刺机', 'needle loom'],
  ['膨化机', 'expander'],
] as const;

/** A chance in [0, 1) that belongs to a row: its names in both languages are drawn by the same. */
const draw = (row: string, salt: number) =>
  `(hashint4((${row} * 7 + ${salt})::int) & 1048575) / 1048576.0`;

function byDraw(words: readonly string[], row: string, salt: number): string {
  const list = words.map((word) => `'${word}'`).join(',');
  return `(ARRAY[${list}])[1 + floor(${words.length} * power(${draw(row, salt)}, 3))::int]`;
}

const langs = { cn: { at: 0, between: '' }, en: { at: 1, between: ' ' } } as const;

/** What a row is about; another salt gives another thing. */
export function thing(edition: EditionId, salt = 0, row = 'n'): string {
  const { at, between } = langs[edition];
  const way = byDraw(
    ways.map((names) => names[at]),
    row,
    salt,
  );
  const what = byDraw(
    things.map((names) => names[at]),
    row,
    salt + 1,
  );
  return `concat(${way}, '${between}', ${what})`;
}

/** Chooses as the rows do, outside the database: for those who ask for what was made. */
export function drawThing(edition: EditionId, chance: () => number): { way: string; what: string } {
  const { at } = langs[edition];
  const pick = (names: readonly (readonly [string, string])[]) =>
    names[Math.floor(names.length * chance() ** 3)]?.[at] ?? '';
  return { way: pick(ways), what: pick(things) };
}
