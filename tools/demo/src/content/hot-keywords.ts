import type { EditionId } from '@ironbridge/domain';

export const hotKeywords: Readonly<Record<EditionId, readonly string[]>> = {
  cn: [
    '谐波减速器',
    '冷却水',
    '玻璃芯基板',
    '空气切割',
    '一体压铸',
    '再生 PET',
    '冻干',
    '茶青无人机',
  ],
  en: [
    'strain wave gear',
    'chilled water',
    'glass core',
    'cutting with air',
    'giant casting',
    'recycled PP',
    'freeze drying',
    'cobot',
  ],
};
