import type { EditionId } from '@ironbridge/domain';

interface Neighbour {
  readonly title: string;
  readonly url: string;
  readonly url_rel?: string;
}

/** Neighbours on the web; all of them are made up. Some have no scheme, as on the old site. */
export const blogrolls: Readonly<Record<EditionId, readonly Neighbour[]>> = {
  cn: [
    { title: '塑料机械协会（示例）', url: 'www.suji.example' },
    { title: '机床工具在线（示例）', url: 'https://machine-tools.example', url_rel: 'nofollow' },
    { title: '食品装备网（示例）', url: 'food-equipment.example' },
    { title: '泵阀学会（示例）', url: 'https://pumps.example' },
    { title: '激光产业联盟（示例）', url: 'https://laser-union.example' },
    { title: '非织造布信息（示例）', url: 'www.feizhizao.example' },
    { title: '增材制造联盟（示例）', url: 'https://additive.example' },
    { title: '标准查询（示例）', url: 'https://standards.example', url_rel: 'nofollow' },
  ],
  en: [
    {
      title: 'Plastics Machinery Association (example)',
      url: 'https://plastics-machinery.example',
    },
    { title: 'Journal of Pumps (example)', url: 'https://journal-of-pumps.example' },
    { title: 'Laser Users’ Club (example)', url: 'laser-users.example' },
    { title: 'Standards Library (example)', url: 'https://standards.example', url_rel: 'nofollow' },
  ],
};
