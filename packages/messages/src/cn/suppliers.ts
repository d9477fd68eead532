interface Place {
  readonly country: string;
  readonly province: string;
  readonly city: string;
}

/** Suppliers: their list, and each on a page of its own. */
export const suppliers = {
  about: '按行业、产地和证书找厂家。证书逐张核验，过期的不算数。',
  count: (total: number) => `${total.toLocaleString('en')} 家供应商`,
  empty: '没有符合条件的供应商',
  validToday: '有效期内的证书',
  orders: { newest: '最近入驻在前', name: '按名称', founded: '成立最早在前' },
  supplier: '供应商',
  profile: '概况',
  country: '国家和地区',
  place: '所在地',
  /** At home the country goes without saying, and four cities are provinces themselves. */
  placeOf: ({ country, province, city }: Place) =>
    [...new Set([country === '中国' ? '' : country, province, city])].filter(Boolean).join(' '),
  founded: '成立',
  people: '员工',
  brands: (names: readonly string[]) => `品牌 ${names.join('、')}`,
  website: '网站',
  reference: '本站编号',
  certificates: '证书',
  validCount: (total: number) => `${total} 张有效`,
  validCertificates: (total: number) => `${total} 张证书在有效期内`,
  noneValid: '暂无有效证书',
  lastChecked: '最近核验',
  heads: {
    kind: '证书',
    number: '编号',
    issuer: '发证机构',
    validTo: '有效期至',
    checkedOn: '核验日期',
    state: '状态',
  },
  valid: '有效',
  expired: (days: number) => `已过期 ${days.toLocaleString('en')} 天`,
  withoutEnd: '长期',
  notChecked: '未核验',
  allProducts: (total: number) => `全部 ${total.toLocaleString('en')} 款`,
  itsProducts: '这家供应商的全部产品',
  stands: '展会上见',
  booth: (hall: string, booth: string) =>
    [hall ? `${hall} 号馆` : '', booth].filter(Boolean).join(' '),
  over: '已结束',
  otherFilms: '这家供应商的其他视频',
  reading: '报道与视频',
};
