const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

export const frame = {
  tagline: 'IRONBRIDGE',
  longDate: (year: number, month: number, day: number, weekday: number) =>
    `${year}年${month}月${day}日 星期${weekdays[weekday]}`,
  weekday: (weekday: number) => `星期${weekdays[weekday]}`,
  welcome: '欢迎来到铁桥工业网',
  purpose: '办给造东西的人：新闻、展厅、资料库',
  skip: '跳到正文',
  mainNavigation: '主导航',
  sectionNavigation: '本栏目',
  menu: '菜单',
  search: '搜索',
  searchPlaceholder: '搜新闻，如“注塑 能耗”',
  supplierLogin: '供应商登录',
  allIndustries: '全部行业',
  industries: '行业',
  quickLinks: '快速链接',
  contact: '联系我们',
  telephone: '电话',
  email: '邮箱',
  copyright: (year: number, name: string) => `© ${year} ${name}　版权所有`,
  position: '当前位置',
  home: '首页',
  external: '（站外链接）',
  otherEdition: 'English',
  otherEditionShort: 'EN',
};
