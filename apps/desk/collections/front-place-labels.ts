import type { FrontPlace } from '@ironbridge/domain';
import type { Words } from '../words.ts';

export const frontPlaceLabels: Readonly<Record<FrontPlace, Words>> = {
  lead: { en: 'Lead story', zh: '头条' },
  second: { en: 'Second story', zh: '次条' },
  latest: { en: 'Latest', zh: '最新资讯' },
  pick: { en: 'Editors’ picks', zh: '编辑推荐' },
  showroom: { en: 'Showroom', zh: '展厅' },
  video: { en: 'Videos', zh: '视频' },
  magazine: { en: 'Magazine shelf', zh: '杂志' },
  paper: { en: 'White papers', zh: '白皮书' },
  show: { en: 'Trade shows', zh: '展会' },
};
