const count = (total: number) => total.toLocaleString('en');

export const products = {
  about: '按参数、价格、证书和产地挑选设备与材料，单位可以换算，最多四款并排对比。',
  count: (total: number) => `${count(total)} 款产品`,
  empty: '没有符合条件的产品',
  product: '产品',
  reaches: (name: string, range: string) => `此处产品的${name}为 ${range}。`,
  price: '价格',
  bands: '价格区间',
  certificates: '供应商有效证书',
  onRequest: '面议',
  fromOrder: (quantity: string) => `${quantity}起订`,
  ranges: '参数与价格',
  from: (name: string) => `${name}，最小`,
  to: (name: string) => `${name}，最大`,
  unitOf: (name: string) => `${name}的单位`,
  currency: '货币',
  apply: '应用范围',
  orders: {
    newest: '最新上架',
    name: '名称',
    smallest: (property: string) => `${property}从小到大`,
    largest: (property: string) => `${property}从大到小`,
  },
};
