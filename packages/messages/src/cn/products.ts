const count = (total: number) => total.toLocaleString('en');

export const products = {
  about: '按参数、产地和价格挑选工业设备与材料，单位随您换算；最多四款并排比较。',
  count: (total: number) => `${count(total)} 款产品`,
  empty: '没有符合条件的产品',
  heads: { product: '产品', price: '价格' },
  onRequest: '面议',
  fromOrder: (quantity: string) => `${quantity}起订`,
  compare: '对比',
  compareOf: (name: string) => `对比 ${name}`,
};
