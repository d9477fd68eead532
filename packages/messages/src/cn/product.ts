/** A product's data sheet. */
export const product = {
  price: '参考价',
  perUnit: (price: string, unit: string) => [price, unit].filter(Boolean).join('/'),
  model: '型号',
  origin: '所在地',
  specifications: '技术参数',
  property: '参数',
  value: '数值',
  elsewhere: '换算',
  about: (value: string) => `≈ ${value}`,
  noSpecifications: '供应商还没有填写参数。',
  dataSheet: '下载数据手册',
  alternatives: '同类产品',
  sideBySide: '并排对比',
  thisOne: '本产品',
  reading: '提到它的报道与视频',
};
