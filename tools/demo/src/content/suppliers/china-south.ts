import { plate } from '../pictures.ts';
import type { SupplierEntry } from '../supplier.ts';

export const southSuppliers = {
  bizhou: {
    name_cn: '东莞臂舟机器人有限公司',
    name_en: 'Dongguan Bizhou Robotics Co., Ltd',
    initials: 'BZ',
    summary_cn: '5–25 kg 协作机器人，主打高温、多尘工位。',
    summary_en: 'Cobots of 5 to 25 kg payload, built for hot and dusty stations.',
    profile_cn:
      '臂舟从压铸和打磨车间的需求做起：关节全密封、腕部可通压缩空气、外罩五分钟可换。公司自称“先防尘，再谈力控”，产品大多装在别家不愿去的工位上。',
    profile_en:
      'Bizhou began with what die casters and grinders asked for: sealed joints, a wrist that can be purged with air, and a cover that comes off in five minutes. Its own rule is dust first, force control second, and most of its arms stand where others would rather not.',
    country: 'CN',
    province_cn: '广东',
    province_en: 'Guangdong',
    city_cn: '东莞',
    city_en: 'Dongguan',
    founded: 2015,
    staff: 260,
    website: 'https://bizhou.example',
    brands: ['Bizhou', 'BZ-C'],
    industries: ['robotics', 'cobots'],
    tags: ['cobots', 'die_casting'],
    pictures: [
      plate('robotics', 'robot-arm', 'bizhou-cell'),
      plate('robotics', 'scara', 'bizhou-bench'),
    ],
    certificates: [
      {
        kind: 'ISO 10218-1',
        number: 'R-77120',
        issuer: 'Demo Notified Body',
        validYears: 3,
        checkedDaysAgo: 3,
      },
      {
        kind: 'CE',
        number: 'MD-1182-23',
        issuer: 'Demo Notified Body',
        validYears: 3,
        checkedDaysAgo: 3,
      },
    ],
  },
  xuchuan: {
    name_cn: '佛山絮川非织造材料有限公司',
    name_en: 'Foshan Xuchuan Nonwovens Co., Ltd',
    initials: 'XC',
    summary_cn: '空气滤材与医卫用熔喷、纺粘布。',
    summary_en: 'Meltblown and spunbond for air filters and medical use.',
    profile_cn:
      '絮川 2011 年投产，曾有五条熔喷线，如今保留两条做高效滤材，其余改做驻极滤网与吸音棉。公司有独立的过滤效率实验室，对外承接检测。',
    profile_en:
      'In production since 2011, Xuchuan once ran five meltblown lines. Two now make high-efficiency media and the rest were turned to electret filter net and acoustic felt. Its filtration laboratory also tests for others.',
    country: 'CN',
    province_cn: '广东',
    province_en: 'Guangdong',
    city_cn: '佛山',
    city_en: 'Foshan',
    founded: 2011,
    staff: 340,
    website: 'https://xuchuan.example',
    brands: ['Xuchuan Air'],
    industries: ['nonwovens'],
    tags: ['meltblown'],
    pictures: [
      plate('nonwovens', 'spunbond-line', 'xuchuan-line'),
      plate('nonwovens', 'fibre-web', 'xuchuan-lab'),
    ],
    certificates: [
      {
        kind: 'ISO 13485',
        number: 'M-2025-0318',
        issuer: 'Demo Certification',
        validYears: 3,
        checkedDaysAgo: 18,
      },
    ],
  },
} as const satisfies Record<string, SupplierEntry>;
