export const banner = {
  label: '广告',
  close: '关闭广告',
  collapse: '收起',
  countdownBefore: '将在',
  countdownAfter: '秒后收起',
};
