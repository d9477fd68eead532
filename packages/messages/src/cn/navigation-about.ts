/** What is behind a name, in the few words that a menu has room for. */
export const navigationAbout = {
  editorpick: '编辑部挑出来的',
  latest: '全站文章，最新在前',
  oversea: '国外的厂，国外的账',
  suppliers: '资质、产品、联系人',
  products: '按参数筛选、对比',
  platform: '求购与供应，逐日更新',
  upcoming: '日程与报名',
  past: '录像、讲义与照片',
  innovation: '年度评选与历届得主',
  intro: '我们是谁，为谁办',
  history: '一路走来',
  management: '谁在负责',
  media: '新闻稿与品牌素材',
  careers: '在招职位',
  contact: '各地办公室与广告联系人',
};
