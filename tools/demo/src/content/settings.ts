import type { EditionId } from '@ironbridge/domain';

export interface SettingsEntry {
  readonly meta_title: string;
  readonly seo_description: string;
  readonly seo_keyword: string;
  readonly icp_number?: string;
  readonly police_number?: string;
  readonly app_scheme?: string;
  readonly email: string;
  readonly phones: readonly string[];
  readonly external: Readonly<
    Record<'member' | 'supplier' | 'events' | 'webinars' | 'media', string>
  >;
}

/** Filing numbers, phones and addresses are placeholders on purpose. */
export const settings: Readonly<Record<EditionId, SettingsEntry>> = {
  cn: {
    meta_title: '铁桥工业网：写给造东西的人',
    seo_description: '工业新闻、供应商与产品、展会和供需信息，中英文同步，二十个行业。',
    seo_keyword: '工业新闻,供应商,产品,展会,塑料,金属加工,机器人,激光',
    icp_number: '沪ICP备00000000号-1',
    police_number: '沪公网安备00000000000000号',
    app_scheme: 'ironbridge://',
    email: 'desk@ironbridge.example',
    phones: ['021-0000-0000', '0755-0000-0000'],
    external: {
      member: 'https://member.cn.ironbridge.example',
      supplier: 'https://supplier.cn.ironbridge.example',
      events: 'https://events.cn.ironbridge.example',
      webinars: 'https://webinars.cn.ironbridge.example',
      media: 'https://media.cn.ironbridge.example',
    },
  },
  en: {
    meta_title: 'Ironbridge: news and sourcing for people who make things',
    seo_description:
      'Industry news, suppliers and products, trade shows, supply and demand, in English and Chinese.',
    seo_keyword:
      'industry news,suppliers,products,trade shows,plastics,metalworking,robotics,laser',
    email: 'newsdesk@ironbridge.example',
    phones: ['+86 21 0000 0000'],
    external: {
      member: 'https://member.ironbridge.example',
      supplier: 'https://supplier.ironbridge.example',
      events: 'https://events.ironbridge.example',
      webinars: 'https://webinars.ironbridge.example',
      media: 'https://media.ironbridge.example',
    },
  },
};
