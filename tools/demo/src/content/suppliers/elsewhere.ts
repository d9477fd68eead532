import { plate } from '../pictures.ts';
import type { SupplierEntry } from '../supplier.ts';

export const otherSuppliers = {
  hongxi: {
    name_cn: '大连泓汐泵业有限公司',
    name_en: 'Dalian Hongxi Pumps Co., Ltd',
    initials: 'HX',
    summary_cn: '双相钢化工泵与海水淡化高压泵。',
    summary_en: 'Duplex steel process pumps and high-pressure pumps for desalination.',
    profile_cn:
      '泓汐 1997 年起为沿海化工厂造泵，2009 年进入海水淡化。产品以双相钢铸件见长，厂内试验台可做 1,600 m³/h、650 kW 的全性能测试，客户可到场见证。',
    profile_en:
      'Hongxi has built pumps for coastal chemical plants since 1997 and for desalination since 2009. Duplex castings are its strength; its test bed runs full curves up to 1,600 m³/h and 650 kW, with customers present if they wish.',
    country: 'CN',
    province_cn: '辽宁',
    province_en: 'Liaoning',
    city_cn: '大连',
    city_en: 'Dalian',
    founded: 1997,
    staff: 560,
    website: 'https://hongxi.example',
    brands: ['Hongxi'],
    industries: ['pumps_filtration', 'desalination'],
    tags: ['pumps', 'desalination', 'energy'],
    pictures: [
      plate('pumps_filtration', 'pump-set', 'hongxi-bench'),
      plate('pumps_filtration', 'volute-pump', 'hongxi-casting'),
    ],
    certificates: [
      {
        kind: 'ISO 9001',
        number: 'Q-2022-60017',
        issuer: 'Demo Certification',
        validYears: 1,
        checkedDaysAgo: 9,
      },
      {
        kind: 'API 610',
        number: 'A-3391',
        issuer: 'Demo Certification',
        validYears: 2,
        checkedDaysAgo: 9,
      },
    ],
  },
  yaoqie: {
    name_cn: '武汉曜切激光技术有限公司',
    name_en: 'Wuhan Yaoqie Laser Technology Co., Ltd',
    initials: 'YQ',
    summary_cn: '6–30 kW 光纤激光切割头与空气切割系统。',
    summary_en: 'Fibre laser cutting heads of 6 to 30 kW and systems for cutting with air.',
    profile_cn:
      '曜切由一支高校光学团队创立，只做切割头和它周围的东西：保护镜监测、喷嘴、空气净化与增压。公司的说法是“光源大家都能买，切得稳才是本事”。',
    profile_en:
      'Founded by a university optics group, Yaoqie makes the cutting head and what surrounds it: lens monitoring, nozzles, air treatment and boosters. Anyone can buy a source, the firm likes to say; cutting steadily is the skill.',
    country: 'CN',
    province_cn: '湖北',
    province_en: 'Hubei',
    city_cn: '武汉',
    city_en: 'Wuhan',
    founded: 2013,
    staff: 230,
    website: 'https://yaoqie.example',
    brands: ['Yaoqie', 'AirKerf'],
    industries: ['laser', 'laser_cutting'],
    tags: ['laser_cutting'],
    pictures: [
      plate('laser', 'laser-head', 'yaoqie-head'),
      plate('laser', 'galvo-scanner', 'yaoqie-lab'),
    ],
    certificates: [
      {
        kind: 'ISO 9001',
        number: 'Q-2024-33806',
        issuer: 'Demo Certification',
        validYears: 2,
        checkedDaysAgo: 15,
      },
    ],
  },
  aldermoor: {
    name_cn: '奥德摩尔工艺系统公司',
    name_en: 'Aldermoor Process Systems Ltd',
    initials: 'AM',
    summary_cn: '英国无菌灌装与在线清洗设备商。',
    summary_en: 'Aseptic filling and cleaning-in-place systems from the English Midlands.',
    profile_cn:
      '奥德摩尔 1982 年创立于英国德比，为乳品、饮料和制药厂提供灌装机与清洗站。2019 年在苏州设服务中心，常备 1,200 种备件。',
    profile_en:
      'Founded in Derby in 1982, Aldermoor builds fillers and cleaning stations for dairies, drinks plants and pharmaceutical makers. A service centre in Suzhou, opened in 2019, stocks 1,200 spare parts.',
    country: 'GB',
    province_cn: '德比郡',
    province_en: 'Derbyshire',
    city_cn: '德比',
    city_en: 'Derby',
    founded: 1982,
    staff: 190,
    website: 'https://aldermoor.example',
    brands: ['Aldermoor', 'Rinsewise'],
    industries: ['food_beverage', 'pharmaceuticals'],
    tags: ['filling', 'cleaning'],
    pictures: [
      plate('food_beverage', 'filling-line', 'aldermoor-line'),
      plate('food_beverage', 'mixing-vessel', 'aldermoor-skid'),
    ],
    certificates: [
      {
        kind: 'EHEDG',
        number: 'EL-2290',
        issuer: 'Demo Notified Body',
        validYears: 2,
        checkedDaysAgo: 30,
      },
      {
        kind: 'CE',
        number: 'MD-0209-21',
        issuer: 'Demo Notified Body',
        validYears: 1,
        checkedDaysAgo: 30,
      },
    ],
  },
} as const satisfies Record<string, SupplierEntry>;
