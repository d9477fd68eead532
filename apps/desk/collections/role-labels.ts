import type { Role } from '@ironbridge/domain';
import type { Words } from '../words.ts';

export const roleLabels: Readonly<Record<Role, Words>> = {
  administrator: { en: 'Administrator', zh: '管理员' },
  editor_cn: { en: 'Editor, Chinese edition', zh: '中文站编辑' },
  editor_en: { en: 'Editor, English edition', zh: '英文站编辑' },
  advertising: { en: 'Advertising', zh: '广告' },
  sales: { en: 'Sales', zh: '销售' },
  catalogue: { en: 'Catalogue', zh: '产品目录' },
};
