export const notices = {
  label: '提示',
  close: '关闭',
  developing: '该栏目建设中，暂未开放',
};
