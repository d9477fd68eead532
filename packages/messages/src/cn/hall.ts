const count = (total: number) => total.toLocaleString('en');

/** Supply and demand. */
export const hall = {
  about: '会员发布的求购与供应，经编辑审核后上线，到期自动撤下。',
  kinds: { demand: '求购', supply: '供应' },
  lists: { demand: '求购信息', supply: '供应信息' },
  listAbout: {
    demand: '采购方正在找的材料、设备与服务，附数量、交货地和截止时间。',
    supply: '供应方手里的现货、产能与转让设备，附数量、价格和所在地。',
  },
  all: '全部',
  online: '在线',
  today: '今日新增',
  post: { demand: '发布求购', supply: '发布供应' },
  count: (total: number) => `${count(total)} 条`,
  keywordPlaceholder: '材料、型号、标准号',
  moreFilters: '更多筛选',
  place: '地区',
  anyPlace: '不限',
  counted: (name: string, total: number) => `${name}（${count(total)}）`,
  orders: { newest: '最新发布在前', expiring: '最快截止在前' },
  empty: '没有符合条件的供需信息',
  emptyPost: '没找到要的？把需求发出来，让供应方来找您。',
  ledger: {
    time: '时间',
    kind: '类型',
    title: '内容',
    quantity: '数量',
    price: '价格',
    place: '地区',
    industry: '行业',
    left: '剩余',
  },
  onRequest: '面议',
  /** Counted by the calendar: what ends soon says so in words. */
  daysLeft: (days: number) => `${days} 天`,
  fewDaysLeft: (days: number) => ['今天截止', '明天截止'][days] ?? `仅剩 ${days} 天`,
  upToDate: (time: string) => `截至 ${time}，下面已是全部`,
  check: '查看有无新信息',
  news: '条新信息',
  newsKinds: (demands: number, supplies: number) =>
    [demands ? `${demands} 条求购` : '', supplies ? `${supplies} 条供应` : '']
      .filter(Boolean)
      .join('、'),
  since: (time: string) => `自 ${time}`,
  show: '显示',
  arrived: '新到',
  posted: (time: string) => `发布于 ${time}`,
  updated: (time: string) => `更新于 ${time}`,
  number: (id: number) => `编号 ${id}`,
  facts: {
    price: { demand: '目标价', supply: '报价' },
    place: { demand: '交货地', supply: '货物所在地' },
    until: '有效期至',
    original: '原文语言',
  },
  languages: { cn: '中文', en: '英文' },
  detail: { demand: '采购说明', supply: '供应说明' },
  noDetail: '发布方没有写更多说明，回复时请先问清规格。',
  guide: {
    demand: {
      title: '回复前请备好',
      steps: {
        spec: '规格对照',
        specText: '逐条对照说明，达不到的也写明',
        supply: '数量与首批日期',
        supplyText: '分批供货的，按周列出',
        price: '到厂含税单价',
        priceText: '注明币种、有效期和付款方式',
        proof: '资质与报告',
        proofText: '证书、检测报告，或寄样安排',
      },
    },
    supply: {
      title: '询价前请想好',
      steps: {
        spec: '用在哪里',
        specText: '工况、介质和现有设备，对方才好判断',
        supply: '数量与到货时间',
        supplyText: '能否分批、最晚哪天',
        price: '看货与验收',
        priceText: '何时看货，按什么标准验收',
        proof: '付款与票据',
        proofText: '付款方式、发票种类、运费由谁承担',
      },
    },
  },
  answer: { demand: '回复这条求购', supply: '询问这条供应' },
  letter: {
    demand: {
      subject: (name: string) => `回复求购：${name}`,
      body: (name: string, address: string) =>
        `您好：\n\n回复求购：${name}\n${address}\n\n规格对照：\n可供数量与首批日期：\n到厂含税单价与有效期：\n资质、报告或样品：\n\n公司：\n联系人与电话：\n`,
    },
    supply: {
      subject: (name: string) => `询问供应：${name}`,
      body: (name: string, address: string) =>
        `您好：\n\n询问供应：${name}\n${address}\n\n用途：\n数量与到货时间：\n看货与验收：\n付款与票据：\n\n公司：\n联系人与电话：\n`,
    },
  },
  answerText:
    '发布方的联系方式不公开。邮件写给铁桥工业网的服务台，由我们转给对方。标题、编号和本页链接已经填好，照着提纲补全就能发。',
  postToo: '您也有要买要卖的：',
  matches: {
    demand: {
      answers: '同行业正在供应',
      products: '同行业的产品',
      suppliers: '同行业证书已核验的供应商',
      similar: '相近的求购',
    },
    supply: {
      answers: '同行业正在求购',
      products: '同行业的产品',
      suppliers: '同行业证书已核验的供应商',
      similar: '相近的供应',
    },
  },
  goneTitle: { demand: '这条求购已经撤下', supply: '这条供应已经撤下' },
  gone: '信息到期、成交或由发布方收回后就不再显示；也可能是链接没抄全。下面这些还有效。',
  instead: { demand: '正在求购', supply: '正在供应' },
};
