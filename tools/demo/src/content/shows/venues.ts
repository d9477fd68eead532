import type { Both } from '../both.ts';
import type { PlaceKey } from '../places.ts';

/** Halls and organisers are as invented as the shows. */
export const venues: Readonly<Partial<Record<PlaceKey, Both>>> = {
  shanghai: ['上海临江会展中心', 'Linjiang Exhibition Centre'],
  shenzhen: ['深圳前湾国际展馆', 'Qianwan International Halls'],
  guangzhou: ['广州珠屿展览城', 'Zhuyu Exhibition City'],
  beijing: ['北京燕坪会展中心', 'Yanping Convention Centre'],
  chengdu: ['成都锦坪博览城', 'Jinping Expo City'],
  wuhan: ['武汉光屿会展中心', 'Guangyu Exhibition Centre'],
  qingdao: ['青岛红礁会展中心', 'Hongjiao Exhibition Centre'],
  suzhou: ['苏州金鸥博览中心', 'Jinou Expo Centre'],
  ningbo: ['宁波甬岬会展馆', 'Yongjia Halls'],
  dongguan: ['东莞厚坪展览馆', 'Houping Exhibition Hall'],
  xian: ['西安浐岸会展中心', 'Chan’an Exhibition Centre'],
  chongqing: ['重庆江崖博览中心', 'Jiangya Expo Centre'],
  hangzhou: ['杭州钱屿会展中心', 'Qianyu Exhibition Centre'],
  xiamen: ['厦门鹭岬会展中心', 'Lujia Exhibition Centre'],
  stuttgart: ['斯图加特菲尔德展馆', 'Fildermesse Halls'],
  bologna: ['博洛尼亚北门展馆', 'Porta Nord Fiera'],
  lyon: ['里昂两河会展中心', 'Deux Fleuves Centre'],
  nagoya: ['名古屋港会议中心', 'Nagoya Bay Messe'],
  milwaukee: ['密尔沃基湖岸中心', 'Lakeshore Center'],
  bangkok: ['曼谷湄南会展中心', 'Menam Exhibition Hall'],
  pune: ['浦那高原展馆', 'Deccan Expo Grounds'],
  aarhus: ['奥胡斯港口大厅', 'Havnehallen'],
};

export const organisers: readonly [Both, ...Both[]] = [
  ['铁桥展览组委会', 'Ironbridge Exhibitions'],
  ['东岸博览服务公司', 'East Quay Fairs'],
  ['锦帆展览集团', 'Jinfan Exhibition Group'],
  ['北纬会展', 'Northgrid Messe'],
];
