export const preview = {
  banner: '预览',
  explanation: '这是尚未发布的稿件，只有拿到链接的人能看到，链接很快失效。',
  expired: '预览链接无效或已过期',
  expiredText: '请在编辑台重新打开一次预览。',
};
