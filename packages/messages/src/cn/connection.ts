export const connection = {
  lost: '网络断开了，暂时打不开新页面。',
  openedAt: '本页打开于',
  reconnect: '重新连接',
  back: '网络恢复了。',
  reload: '现在更新',
};
