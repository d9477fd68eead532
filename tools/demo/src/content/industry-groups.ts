export interface GroupEntry {
  readonly type_name_cn: string;
  readonly type_name_en: string;
  readonly order: number;
}

export const industryGroups = {
  materials: { type_name_cn: '材料与成形', type_name_en: 'Materials and forming', order: 1 },
  machinery: { type_name_cn: '装备与自动化', type_name_en: 'Machinery and automation', order: 2 },
  energy: {
    type_name_cn: '能源、电子与出行',
    type_name_en: 'Energy, electronics and mobility',
    order: 3,
  },
  consumer: { type_name_cn: '食品、健康与日用', type_name_en: 'Food, health and home', order: 4 },
} as const satisfies Record<string, GroupEntry>;

export type GroupKey = keyof typeof industryGroups;
