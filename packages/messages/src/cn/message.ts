/** Writing to the house. */
export const message = {
  title: '给我们留言',
  text: '编辑、更正、广告合作、订阅，都可以写在这里，当天或下一个工作日回复。',
  topic: '事由',
  topics: {
    editorial: '报料与投稿',
    correction: '内容更正',
    advertising: '广告合作',
    subscription: '杂志订阅',
    site: '网站使用',
    other: '其他',
  },
  chooseTopic: '请选择事由',
  message: '留言内容',
  messageEmpty: '请写下留言内容',
  homepage: '请留空',
  /** Kept with every tick. */
  agree: '同意本站为处理本次留言保存以上内容和联系方式。',
  send: '提交留言',
  sent: '留言已收到，谢谢。',
};
