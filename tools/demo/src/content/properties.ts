interface PropertyEntry {
  readonly name_cn: string;
  readonly name_en: string;
  readonly unit?: string;
  readonly kind: 'number' | 'range' | 'text';
}

export const properties = {
  clamping_force: { name_cn: '锁模力', name_en: 'Clamping force', unit: 'kN', kind: 'number' },
  shot_weight: { name_cn: '注射量', name_en: 'Shot weight', unit: 'g', kind: 'number' },
  screw_diameter: { name_cn: '螺杆直径', name_en: 'Screw diameter', unit: 'mm', kind: 'number' },
  power: { name_cn: '功率', name_en: 'Power', unit: 'kW', kind: 'number' },
  throughput: { name_cn: '产量', name_en: 'Throughput', unit: 'kg/h', kind: 'range' },
  flow: { name_cn: '流量', name_en: 'Flow', unit: 'm³/h', kind: 'number' },
  head: { name_cn: '扬程', name_en: 'Head', unit: 'm', kind: 'number' },
  medium_temperature: {
    name_cn: '介质温度',
    name_en: 'Medium temperature',
    unit: '°C',
    kind: 'range',
  },
  payload: { name_cn: '负载', name_en: 'Payload', unit: 'kg', kind: 'number' },
  reach: { name_cn: '臂展', name_en: 'Reach', unit: 'mm', kind: 'number' },
  repeatability: { name_cn: '重复定位精度', name_en: 'Repeatability', unit: 'mm', kind: 'number' },
  ratio: { name_cn: '减速比', name_en: 'Ratio', kind: 'range' },
  backlash: { name_cn: '背隙', name_en: 'Backlash', unit: 'arcmin', kind: 'number' },
  rated_torque: { name_cn: '额定扭矩', name_en: 'Rated torque', unit: 'N·m', kind: 'number' },
  laser_power: { name_cn: '激光功率', name_en: 'Laser power', unit: 'kW', kind: 'number' },
  working_width: { name_cn: '工作幅宽', name_en: 'Working width', unit: 'mm', kind: 'number' },
  basis_weight: { name_cn: '克重', name_en: 'Basis weight', unit: 'g/m²', kind: 'range' },
  thickness: { name_cn: '厚度', name_en: 'Thickness', unit: 'µm', kind: 'range' },
  capacity: { name_cn: '产能', name_en: 'Capacity', unit: 'pcs/h', kind: 'number' },
  weight: { name_cn: '整机重量', name_en: 'Weight', unit: 'kg', kind: 'number' },
  protection: { name_cn: '防护等级', name_en: 'Protection', kind: 'text' },
  material: { name_cn: '主要材质', name_en: 'Material', kind: 'text' },
} as const satisfies Record<string, PropertyEntry>;

export type PropertyKey = keyof typeof properties;
