import { plate } from '../pictures.ts';
import type { SupplierEntry } from '../supplier.ts';

export const eastSuppliers = {
  lanyan: {
    name_cn: '宁波澜堰塑料机械有限公司',
    name_en: 'Ningbo Lanyan Plastics Machinery Co., Ltd',
    initials: 'LY',
    summary_cn: '中小吨位伺服与全电动注塑机，兼做老机改造。',
    summary_en:
      'Servo and all-electric moulding machines of small and medium size, and refits of old ones.',
    profile_cn:
      '公司 2003 年由三名模具工程师创办，从修机器起家，后来造机器。现有两条装配线，年产注塑机约 900 台，锁模力从 600 kN 到 4,500 kN。\n\n与多数同行不同，澜堰近三成收入来自改造：给运行十年以上的机器换驱动、换螺杆、加电表。公司认为，客户先看清自己的能耗，才会买对新机器。',
    profile_en:
      'Founded in 2003 by three mould engineers who repaired machines before they built them. Two assembly lines make about 900 moulding machines a year, from 600 to 4,500 kN of clamp.\n\nUnusually for the trade, close to a third of turnover is refits: new drives, new screws and meters on machines that are ten years old or more. The firm holds that a customer who can see the energy bill buys the right machine next.',
    country: 'CN',
    province_cn: '浙江',
    province_en: 'Zhejiang',
    city_cn: '宁波',
    city_en: 'Ningbo',
    founded: 2003,
    staff: 420,
    website: 'https://lanyan.example',
    brands: ['Lanyan', 'LYE'],
    industries: ['plastics', 'injection_moulding'],
    tags: ['injection', 'energy', 'retrofit'],
    pictures: [
      plate('plastics', 'moulding-machine', 'lanyan-hall'),
      plate('plastics', 'injection-unit', 'lanyan-unit'),
    ],
    certificates: [
      {
        kind: 'ISO 9001',
        number: 'Q-2024-11873',
        issuer: 'Demo Certification',
        validYears: 2,
        checkedDaysAgo: 6,
      },
      {
        kind: 'CE',
        number: 'MD-0471-22',
        issuer: 'Demo Notified Body',
        validYears: 3,
        checkedDaysAgo: 6,
      },
      {
        kind: 'ISO 14001',
        number: 'E-2023-30651',
        issuer: 'Demo Certification',
        validYears: -0.3,
        checkedDaysAgo: 6,
      },
    ],
  },
  lishuo: {
    name_cn: '常州砺朔传动设备有限公司',
    name_en: 'Changzhou Lishuo Drives Co., Ltd',
    initials: 'LS',
    summary_cn: '谐波减速器与行星减速器，自有齿形和热处理线。',
    summary_en: 'Strain wave and planetary gears, with its own tooth form and heat treatment.',
    profile_cn:
      '砺朔专做机器人关节里的两样东西：谐波减速器和精密行星减速器。柔轮材料、热处理和磨齿都在一个厂区完成，出厂前每台跑合 8 小时并记录温升曲线。\n\n公司公开全部寿命试验数据，包括失败的批次。',
    profile_en:
      'Lishuo makes the two things inside a robot joint: strain wave gears and precision planetary gears. Flexspline steel, heat treatment and grinding are on one site, and every unit is run in for eight hours with its temperature recorded.\n\nThe firm publishes all of its life tests, failed batches included.',
    country: 'CN',
    province_cn: '江苏',
    province_en: 'Jiangsu',
    city_cn: '常州',
    city_en: 'Changzhou',
    founded: 2011,
    staff: 310,
    website: 'https://lishuo.example',
    brands: ['Lishuo'],
    industries: ['robotics', 'gears_drives', 'metalworking'],
    tags: ['reducers', 'lubrication'],
    pictures: [
      plate('robotics', 'strain-wave', 'lishuo-test'),
      plate('metalworking', 'gear-train', 'lishuo-grinding'),
    ],
    certificates: [
      {
        kind: 'ISO 9001',
        number: 'Q-2023-90412',
        issuer: 'Demo Certification',
        validYears: 1,
        checkedDaysAgo: 12,
      },
    ],
  },
  hengji: {
    name_cn: '无锡珩基封装材料有限公司',
    name_en: 'Wuxi Hengji Packaging Materials Co., Ltd',
    initials: 'HJ',
    summary_cn: '封装基板用增层膜与玻璃芯板。',
    summary_en: 'Build-up films and glass cores for IC substrates.',
    profile_cn:
      '珩基成立于 2016 年，为封装基板厂供应绝缘增层膜，2023 年起小批量提供 0.4 mm 与 0.7 mm 玻璃芯板。公司在无锡有一条 650 mm 幅宽的涂布线和一间千级分切室。',
    profile_en:
      'Founded in 2016, Hengji supplies dielectric build-up film to substrate makers and, since 2023, glass cores of 0.4 and 0.7 mm in small lots. In Wuxi it runs a 650 mm coating line and a class 1,000 slitting room.',
    country: 'CN',
    province_cn: '江苏',
    province_en: 'Jiangsu',
    city_cn: '无锡',
    city_en: 'Wuxi',
    founded: 2016,
    staff: 185,
    website: 'https://hengji.example',
    brands: ['HJ-Film', 'HJ-Core'],
    industries: ['electronic_chip', 'advanced_packaging'],
    tags: ['substrates'],
    pictures: [
      plate('electronic_chip', 'chip-section', 'hengji-film'),
      plate('electronic_chip', 'wafer', 'hengji-lab'),
    ],
    certificates: [
      {
        kind: 'IATF 16949',
        number: 'T-0093321',
        issuer: 'Demo Certification',
        validYears: 2,
        checkedDaysAgo: 20,
      },
      {
        kind: 'ISO 14001',
        number: 'E-2024-5567',
        issuer: 'Demo Certification',
        validYears: 2,
        checkedDaysAgo: 20,
      },
    ],
  },
} as const satisfies Record<string, SupplierEntry>;
