export const reading = {
  title: '接着读',
  article: '新闻',
  paper: '白皮书',
  product: '产品',
  video: '视频',
};
