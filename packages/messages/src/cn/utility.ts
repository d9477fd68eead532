/** Screens that serve the others: how to reach us, what there is, files. */
export const utility = {
  contactTitle: '在线联系',
  contactText: '找编辑、报料、更正、询价，挑一种顺手的方式。',
  scan: '扫码',
  call: '打电话',
  write: '写邮件',
  workdays: '工作日 9:00–18:00（北京时间）',
  answered: '当天或下一个工作日回复',
  sitemapText: '全站的行业、栏目和最近的内容，都在这一页。',
  sections: '栏目',
  recent: '最近的文章',
  uploadKicker: '文件链接无效',
  uploadHeadline: '没有这个文件',
  uploadText: '链接不完整，或者写法不可信。请回到原来的页面，再点一次。',
};
