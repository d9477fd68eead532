/** The desk's menu. */
export const groups = {
  news: { en: 'News', zh: '资讯' },
  library: { en: 'Library', zh: '资料库' },
  catalogue: { en: 'Showroom', zh: '展厅' },
  advertising: { en: 'Advertising', zh: '广告' },
  company: { en: 'About us', zh: '关于我们' },
  reference: { en: 'Reference', zh: '基础数据' },
  site: { en: 'Site', zh: '网站管理' },
} as const;
