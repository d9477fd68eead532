import type { FirstLevelKey } from './industries.ts';

interface SubIndustryEntry {
  readonly id: number;
  readonly parent: FirstLevelKey;
  readonly name_cn: string;
  readonly name_en: string;
}

function under(
  parent: FirstLevelKey,
  id: number,
  name_cn: string,
  name_en: string,
): SubIndustryEntry {
  return { id, parent, name_cn, name_en };
}

export const subIndustries = {
  reinforced_plastics: under('plastics', 21, '增强塑料', 'Reinforced plastics'),
  // Spelled as the old site spelled it: its addresses are kept.
  compouding: under('plastics', 22, '改性造粒', 'Compounding'),
  plastics_recycling: under('plastics', 23, '塑料再生', 'Plastics recycling'),
  injection_moulding: under('plastics', 24, '注塑', 'Injection moulding'),
  die_casting: under('metalworking', 25, '压铸', 'Die casting'),
  sheet_metal: under('metalworking', 26, '钣金冲压', 'Sheet metal'),
  gears_drives: under('robotics', 27, '减速与传动', 'Gears and drives'),
  cobots: under('robotics', 28, '协作机器人', 'Cobots'),
  desalination: under('pumps_filtration', 29, '海水淡化', 'Desalination'),
  advanced_packaging: under('electronic_chip', 30, '先进封装', 'Advanced packaging'),
  wind_power: under('renewable_energy', 31, '风电', 'Wind power'),
  hydrogen: under('renewable_energy', 32, '氢能', 'Hydrogen'),
  laser_cutting: under('laser', 33, '激光切割', 'Laser cutting'),
  cutting_tools: under('metalworking', 34, '切削刀具', 'Cutting tools'),
  dairy: under('food_beverage', 35, '乳品', 'Dairy'),
  beverages: under('food_beverage', 36, '饮料', 'Beverages'),
  frozen_food: under('food_beverage', 37, '冷冻食品', 'Frozen food'),
  industrial_paint: under('coatings', 38, '工业涂料', 'Industrial paint'),
  printing_inks: under('coatings', 39, '印刷油墨', 'Printing inks'),
  powder_coating: under('coatings', 40, '粉末涂料', 'Powder coating'),
  skincare: under('personal_care', 41, '护肤', 'Skincare'),
  household_care: under('personal_care', 42, '家清', 'Household care'),
  body_chassis: under('auto', 43, '车身底盘', 'Body and chassis'),
  electric_powertrain: under('auto', 44, '电驱动', 'Electric powertrain'),
  auto_parts: under('auto', 45, '零部件', 'Parts'),
  disposables: under('medical', 46, '医用耗材', 'Disposables'),
  imaging_devices: under('medical', 47, '影像设备', 'Imaging'),
  implants: under('medical', 48, '植入物', 'Implants'),
  active_ingredients: under('pharmaceuticals', 49, '原料药', 'Active ingredients'),
  dosage_forms: under('pharmaceuticals', 50, '制剂', 'Dosage forms'),
  aseptic: under('pharmaceuticals', 51, '无菌工艺', 'Aseptic processing'),
  factory_software: under('intelligent_manufacturing', 52, '工业软件', 'Factory software'),
  intralogistics: under('intelligent_manufacturing', 53, '厂内物流', 'Intralogistics'),
  condition_monitoring: under('intelligent_manufacturing', 54, '状态监测', 'Condition monitoring'),
  laser_welding: under('laser', 55, '激光焊接', 'Laser welding'),
  laser_marking: under('laser', 56, '激光打标', 'Laser marking'),
  end_effectors: under('robotics', 57, '末端执行器', 'End effectors'),
  flexible_packaging: under('packaging', 58, '软包装', 'Flexible packaging'),
  rigid_packaging: under('packaging', 59, '硬包装', 'Rigid packaging'),
  end_of_line: under('packaging', 60, '后段包装', 'End of line'),
  hygiene_nonwovens: under('nonwovens', 61, '卫材', 'Hygiene'),
  filter_media: under('nonwovens', 62, '滤材', 'Filter media'),
  valves_fittings: under('pumps_filtration', 63, '阀门管件', 'Valves and fittings'),
  sludge: under('pumps_filtration', 64, '污泥脱水', 'Sludge'),
  metal_printing: under('additive_manufacturing', 65, '金属打印', 'Metal printing'),
  polymer_printing: under('additive_manufacturing', 66, '聚合物打印', 'Polymer printing'),
  powders: under('additive_manufacturing', 67, '粉末材料', 'Powders'),
  solar_power: under('renewable_energy', 68, '光伏', 'Solar power'),
  energy_storage: under('renewable_energy', 69, '储能', 'Energy storage'),
  circuit_boards: under('electronic_chip', 70, '电路板', 'Circuit boards'),
  test_equipment: under('electronic_chip', 71, '测试设备', 'Test equipment'),
  motion_control: under('intelligent_automation', 72, '运动控制', 'Motion control'),
  machine_vision: under('intelligent_automation', 73, '机器视觉', 'Machine vision'),
  safety_controls: under('intelligent_automation', 74, '安全控制', 'Safety controls'),
  dry_pet_food: under('pet_food', 75, '干粮', 'Dry food'),
  wet_pet_food: under('pet_food', 76, '湿粮', 'Wet food'),
  pet_treats: under('pet_food', 77, '零食', 'Treats'),
  cargo_drones: under('low_altitude_Economy', 78, '物流无人机', 'Cargo drones'),
  lift_aircraft: under('low_altitude_Economy', 79, '垂直起降', 'Lift aircraft'),
  landing_sites: under('low_altitude_Economy', 80, '起降场', 'Landing sites'),
} as const satisfies Record<string, SubIndustryEntry>;

export type IndustryKey = FirstLevelKey | keyof typeof subIndustries;
