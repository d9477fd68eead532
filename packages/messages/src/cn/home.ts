export const home = {
  title: '首页',
  pick: '编辑精选',
  latest: '最新',
  newswire: '快讯',
  byIndustry: '按行业进入',
  overseas: '海外',
  more: '更多',
  todayNews: '今日新闻',
  allNews: '新闻',
  products: '产品',
  hotWords: '热词',
  empty: '编辑部正在备稿，第一批文章很快上线。',
};
