interface PropertyEntry {
  readonly name_cn: string;
  readonly name_en: string;
  readonly unit?: string;
  readonly kind: 'number' | 'range' | 'text';
}

function number(name_cn: string, name_en: string, unit?: string): PropertyEntry {
  return { name_cn, name_en, kind: 'number', ...(unit ? { unit } : {}) };
}

function range(name_cn: string, name_en: string, unit?: string): PropertyEntry {
  return { name_cn, name_en, kind: 'range', ...(unit ? { unit } : {}) };
}

function text(name_cn: string, name_en: string): PropertyEntry {
  return { name_cn, name_en, kind: 'text' };
}

/** The dictionary behind every specification. */
export const properties = {
  clamping_force: number('锁模力', 'Clamping force', 'kN'),
  shot_weight: number('注射量', 'Shot weight', 'g'),
  screw_diameter: number('螺杆直径', 'Screw diameter', 'mm'),
  screw_ratio: number('螺杆长径比', 'Screw L/D'),
  tie_bar_spacing: number('拉杆内距', 'Tie-bar spacing', 'mm'),
  power: number('功率', 'Power', 'kW'),
  throughput: range('产量', 'Throughput', 'kg/h'),
  flow: number('流量', 'Flow', 'm³/h'),
  head: number('扬程', 'Head', 'm'),
  medium_temperature: range('介质温度', 'Medium temperature', '°C'),
  working_temperature: range('工作温度', 'Working temperature', '°C'),
  working_pressure: number('工作压力', 'Working pressure', 'bar'),
  nominal_diameter: number('公称通径', 'Nominal diameter', 'mm'),
  payload: number('负载', 'Payload', 'kg'),
  reach: number('臂展', 'Reach', 'mm'),
  repeatability: number('重复定位精度', 'Repeatability', 'mm'),
  axes: number('轴数', 'Axes'),
  ratio: range('减速比', 'Ratio'),
  backlash: number('背隙', 'Backlash', 'arcmin'),
  rated_torque: number('额定扭矩', 'Rated torque', 'N·m'),
  rated_force: number('额定推力', 'Rated force', 'N'),
  speed: number('转速', 'Speed', 'r/min'),
  travel: number('行程', 'Travel', 'mm'),
  bore: number('缸径', 'Bore', 'mm'),
  nominal_force: number('公称力', 'Nominal force', 'kN'),
  strokes: number('行程次数', 'Strokes', '1/min'),
  turning_diameter: number('最大车削直径', 'Turning diameter', 'mm'),
  table_length: number('工作台长度', 'Table length', 'mm'),
  tool_diameter: number('刀具直径', 'Tool diameter', 'mm'),
  hardness: number('硬度', 'Hardness', 'HRC'),
  measuring_accuracy: number('测量精度', 'Measuring accuracy', 'µm'),
  laser_power: number('激光功率', 'Laser power', 'kW'),
  wavelength: number('波长', 'Wavelength', 'nm'),
  pulse_width: number('脉宽', 'Pulse width', 'ns'),
  repetition_rate: number('重复频率', 'Repetition rate', 'kHz'),
  working_width: number('工作幅宽', 'Working width', 'mm'),
  line_speed: number('线速度', 'Line speed', 'm/min'),
  basis_weight: range('克重', 'Basis weight', 'g/m²'),
  thickness: range('厚度', 'Thickness', 'µm'),
  particle_size: range('粒径', 'Particle size', 'µm'),
  viscosity: range('黏度', 'Viscosity', 'mPa·s'),
  solids: number('固含量', 'Solids', '%'),
  density: number('密度', 'Density', 'g/cm³'),
  melt_flow: number('熔体流动速率', 'Melt flow rate', 'g/10 min'),
  tensile_strength: number('拉伸强度', 'Tensile strength', 'MPa'),
  thermal_conductivity: number('导热系数', 'Thermal conductivity', 'W/(m·K)'),
  capacity: number('产能', 'Capacity', 'pcs/h'),
  packs: number('包装速度', 'Packing speed', 'packs/min'),
  pack_weight: range('包装规格', 'Pack weight', 'g'),
  volume: number('容积', 'Volume', 'L'),
  fill_volume: range('灌装量', 'Fill volume', 'mL'),
  heads: number('灌装头数', 'Filling heads'),
  stations: number('工位数', 'Stations'),
  shelf_area: number('搁板面积', 'Shelf area', 'm²'),
  heat_area: number('换热面积', 'Heat transfer area', 'm²'),
  filter_area: number('过滤面积', 'Filter area', 'm²'),
  filter_rating: number('过滤精度', 'Filter rating', 'µm'),
  filter_efficiency: number('过滤效率', 'Filter efficiency', '%'),
  tube_diameter: range('管径', 'Tube diameter', 'mm'),
  wire_diameter: number('线径', 'Wire diameter', 'mm'),
  build_volume: text('成形尺寸', 'Build volume'),
  layer: range('层厚', 'Layer thickness', 'µm'),
  oxygen: number('氧含量', 'Oxygen', 'ppm'),
  voltage: number('额定电压', 'Rated voltage', 'V'),
  current: number('额定电流', 'Rated current', 'A'),
  energy: number('电量', 'Energy', 'kWh'),
  energy_density: number('能量密度', 'Energy density', 'Wh/kg'),
  cycles: number('循环寿命', 'Cycle life', 'cycles'),
  efficiency: number('效率', 'Efficiency', '%'),
  hydrogen_flow: number('产氢量', 'Hydrogen flow', 'Nm³/h'),
  rotor_diameter: number('旋翼直径', 'Rotor diameter', 'mm'),
  thrust: number('拉力', 'Thrust', 'N'),
  flight_time: number('续航时间', 'Endurance', 'min'),
  flight_range: number('航程', 'Range', 'km'),
  channels: number('通道数', 'Channels'),
  points: number('输入输出点数', 'I/O points'),
  response_time: number('响应时间', 'Response time', 'ms'),
  sensing_distance: number('检测距离', 'Sensing distance', 'mm'),
  resolution: number('像素', 'Resolution', 'MP'),
  frame_rate: number('帧率', 'Frame rate', 'fps'),
  sampling_rate: number('采样率', 'Sampling rate', 'kHz'),
  cycle_time: number('节拍', 'Cycle time', 's'),
  noise: number('噪声', 'Noise', 'dB(A)'),
  layers: number('层数', 'Layers'),
  line_space: number('线宽线距', 'Line and space', 'µm'),
  dielectric_constant: number('介电常数', 'Dielectric constant'),
  wafer_diameter: number('晶圆直径', 'Wafer diameter', 'mm'),
  placement_accuracy: number('贴装精度', 'Placement accuracy', 'µm'),
  weight: number('整机重量', 'Weight', 'kg'),
  protection: text('防护等级', 'Protection'),
  interface: text('通信接口', 'Interface'),
  material: text('主要材质', 'Material'),
} as const satisfies Record<string, PropertyEntry>;

export type PropertyKey = keyof typeof properties;
