import { parseGoods } from '../goods.ts';

/**
 * What is bought and sold by weight, roll and piece:
 * industry | unit | price | quantities | name | use of the buyer | what the seller says.
 */
export const goods = parseGoods(`
plastics | tonne | 7900 | 20 30 50 100 | 聚丙烯粒料 T30S / Polypropylene T30S | 用于编织袋拉丝，要求熔指稳定、批次可追溯 / For raffia tape; steady melt flow and traceable batches | 原包装，附质检单，可分批提货 / Original bags with test sheet, may be collected in lots
plastics | tonne | 6200 | 10 25 40 60 | 食品级再生 PET 片 / Food-grade recycled PET flake | 用于饮料瓶，需食品接触证明 / For drinks bottles, with food-contact papers | 热洗料，水分低于 0.5%，可寄样 / Hot-washed, under 0.5% moisture, samples on request
plastics | tonne | 14800 | 5 10 20 30 | 阻燃增强尼龙 66 / Flame-retardant glass-filled PA 66 | 用于断路器外壳，阻燃 V-0，灼热丝 960 °C / For breaker housings, V-0 and glow wire 960 °C | 30% 玻纤，黑色本色均有 / 30% glass, black or natural
plastics | set | 28000 | 1 1 2 4 | 二手水口料粉碎机 / Used granulators | 注塑车间机边回料用，噪声要低 / For use beside moulding machines, and quiet | 2019 年机，刀具新换，可试机 / Built 2019 with new knives, may be tried
metalworking | tonne | 4150 | 30 60 100 200 | 冷轧薄板 DC04 / Cold-rolled sheet DC04 | 用于电机壳拉深，厚 1.2 mm / For drawn motor housings, 1.2 mm | 大厂正品，可代开平分条 / Prime mill stock, slit to width
metalworking | tonne | 20400 | 5 10 20 40 | 压铸铝锭 ADC12 / ADC12 aluminium ingot | 用于通信壳体，铁含量 0.8% 以下 / For telecom housings, iron below 0.8% | 附光谱成分，江浙沪包送 / With spectrum analysis, delivered around the delta
metalworking | piece | 38 | 500 1000 2000 5000 | 外圆车刀片 CNMG120408 / CNMG120408 inserts | 加工 42CrMo 轴，断屑要好 / For 42CrMo shafts; must break chips | 原盒未拆，整盒起售 / Unopened boxes, sold by the box
metalworking | unit | 168000 | 1 1 2 2 | 二手立式加工中心 / Used vertical machining centres | 做模架粗铣，行程 800 以上 / For roughing mould bases, travel above 800 mm | 主轴精度复检合格，带第四轴 / Spindle rechecked, with a fourth axis
food_beverage | tonne | 5600 | 10 20 40 60 | 麦芽糊精 DE 15–20 / Maltodextrin DE 15–20 | 固体饮料用，微生物指标按婴配要求 / For drink powders, microbiology to infant standards | 25 千克纸袋，三个月内生产 / 25 kg bags, made within three months
food_beverage | set | 46000 | 1 2 3 3 | 板式换热器 20 m² / Plate heat exchangers, 20 m² | 巴氏杀菌改造，需带热回收段 / For a pasteuriser, with a regeneration section | 316L 板片，胶垫新换 / 316L plates with new gaskets
food_beverage | thousand | 420 | 50 100 200 500 | 330 mL 铝罐 / 330 mL aluminium cans | 精酿啤酒，四色印刷 / For craft beer, four colours | 白罐现货，可贴标 / Plain cans in stock, ready for labels
coatings | tonne | 16500 | 2 5 10 20 | 金红石钛白粉 / Rutile titanium dioxide | 外墙漆用，耐候要求高 / For exterior paint that must weather | 氯化法，25 千克袋 / Chloride process, 25 kg bags
coatings | tonne | 12300 | 3 6 10 15 | 水性丙烯酸乳液 / Waterborne acrylic emulsion | 工业防腐底漆，耐盐雾 500 小时 / For anticorrosive primer, 500 h salt spray | 吨桶装，本月生产 / In totes, made this month
coatings | unit | 52000 | 1 2 2 1 | 二手 15 L 砂磨机 / Used 15 L bead mills | 色浆打样，内衬碳化硅 / For trial dispersions, silicon carbide lining | 一手工厂机，可带料试磨 / One owner; bring a batch and try it
personal_care | thousand | 780 | 20 50 100 200 | 50 mL 真空瓶 / 50 mL airless bottles | 精华类产品，外壁可电镀 / For serums, with plated outer walls | 现模，48 小时出样 / Existing mould, samples in 48 hours
personal_care | tonne | 19500 | 1 2 5 8 | 氨基酸起泡剂 / Amino-acid foamers | 洁面慕斯，刺激性要低 / For a mild face mousse | 25 千克桶，含检测报告 / 25 kg drums with report
auto | piece | 265 | 300 500 1000 2000 | 302 mm 通风制动盘 / 302 mm ventilated discs | 售后市场，要求静平衡 / For the aftermarket, balanced | 库存品，含包装 / From stock, boxed
auto | tonne | 8900 | 10 20 30 50 | 热成形钢卷 1500 MPa / Press-hardening coil, 1,500 MPa | 门槛件，铝硅镀层 / For sills, Al-Si coated | 余卷，附质保书 / Remaining coils with certificate
auto | set | 96000 | 1 2 2 4 | 电池包气密检测台 / Battery leak testers | 产线末端，氦检 / For end of line, helium | 样机，一年保修 / Demonstrator with a year’s warranty
medical | thousand | 68 | 100 200 500 1000 | 1 mL 移液吸头 / 1 mL pipette tips | 自动工作站用，低吸附 / For robots, low retention | 洁净室生产，电子束灭菌 / Clean-room made and sterilised
medical | kilogram | 186 | 50 100 200 500 | 医用 TPU 粒料 / Medical TPU pellets | 挤导管，邵氏 85A / For catheters, Shore 85A | 附生物相容性报告 / With biocompatibility report
pharmaceuticals | tonne | 3800 | 5 10 20 40 | 注射用水级氯化钠 / Injection-grade sodium chloride | 输液车间，内毒素合格 / For infusions, endotoxin-tested | 药典级，整托盘起 / Pharmacopoeia grade, by the pallet
pharmaceuticals | unit | 236000 | 1 1 2 2 | 二手 26 冲压片机 / Used 26-station tablet presses | 保健片剂，需带称重剔废 / For food supplements, with weight rejection | GMP 车间拆下，资料齐全 / From a GMP room, with papers
intelligent_manufacturing | set | 13800 | 5 10 20 30 | 工位平板终端 / Shop-floor tablets | 装配线报工，防油防摔 / For assembly reporting, oil-proof | 全新未拆，含支架 / Unopened, with stands
intelligent_manufacturing | unit | 62000 | 2 4 6 10 | 600 千克搬运机器人 / 600 kg mobile robots | 线边配送，与人共道 / For line feeding among people | 租赁退回，电池新换 / Back from lease with new batteries
laser | unit | 41000 | 1 2 3 5 | 3 kW 光纤激光器 / 3 kW fibre lasers | 换装旧切割机 / To refit an old cutter | 未使用，原厂保一年 / Unused, a year of warranty
laser | piece | 46 | 200 500 1000 2000 | 切割喷嘴与保护镜 / Nozzles and cover slides | 12 kW 切割头备件 / Spares for 12 kW heads | 通用规格，整盒优惠 / Common sizes, cheaper by the box
robotics | unit | 86000 | 1 2 4 6 | 二手 50 千克六轴机器人 / Used 50 kg robots | 压铸取件，需防护服 / For die-casting, with jacket | 减速器油检合格 / Gear grease tested
robotics | set | 5200 | 4 8 10 20 | 电动平行夹爪 / Electric parallel grippers | 视觉抓取项目，行程 80 mm / For vision picking, 80 mm stroke | 展会样品，九成新 / Show samples, nearly new
packaging | kilogram | 15.6 | 2000 5000 8000 20000 | 双向拉伸聚乙烯膜 / BOPE film | 洗衣液立袋外层 / Outer layer of refill pouches | 25 µm，宽 1,200 mm / 25 µm, 1,200 mm wide
packaging | thousand | 880 | 20 50 80 200 | 五层瓦楞纸箱 / Five-layer cartons | 出口水果，耐冷藏 / For export fruit, fit for cold store | 免费打样，含印刷 / Free samples, print included
nonwovens | tonne | 12600 | 5 10 20 30 | 25 g 纺粘无纺布 / 25 g spunbond | 卫材底膜，柔软亲水 / For hygiene backsheet, soft and wettable | 幅宽可分切，现货 / Slit to width, from stock
nonwovens | square_metre | 16 | 2000 3000 5000 8000 | PPS 针刺滤毡 / PPS needle felt | 电厂除尘袋，耐温 190 °C / For power-station bags at 190 °C | 余料清仓，附检测 / Surplus with test sheet
pumps_filtration | unit | 9600 | 2 4 6 10 | 304 立式多级泵 / 304 vertical multistage pumps | 楼宇供水改造，扬程 80 m / For building supply, 80 m head | 库存机，含变频 / From stock, with drive
pumps_filtration | piece | 5400 | 8 16 24 40 | 超滤膜组件 60 m² / Ultrafiltration modules, 60 m² | 中水回用扩容 / To enlarge a reuse plant | 停建项目余货 / Left over from a cancelled plant
additive_manufacturing | kilogram | 640 | 20 50 100 200 | Ti64 打印粉末 / Ti64 powder | 医用植入物，15–53 µm / For implants, 15–53 µm | 未开封，氧含量 900 ppm / Sealed, 900 ppm of oxygen
renewable_energy | set | 172000 | 1 2 4 6 | 215 千瓦时储能柜 / 215 kWh storage cabinets | 削峰填谷，厂区两路电 / For peak shaving on two feeders | 交付延期项目转让 / From a project postponed
renewable_energy | unit | 10800 | 5 10 20 40 | 60 kW 组串逆变器 / 60 kW string inverters | 屋顶分布式，含防雷 / For rooftops, with surge protection | 全新，五年质保 / New, five years of warranty
electronic_chip | kilogram | 470 | 10 20 50 100 | T4 无铅锡膏 / T4 lead-free paste | 汽车控制器板，免清洗 / For automotive boards, no-clean | 冷藏保存，三月内到期优惠 / Kept cold, cheaper when near date
electronic_chip | square_metre | 2400 | 10 30 50 100 | 12 层高速板打样 / 12-layer board prototypes | 交换机主板，阻抗 ±7% / For switches, impedance within 7% | 七天交样，工程文件审核 / Samples in seven days with file review
intelligent_automation | unit | 1380 | 10 20 50 100 | 750 W 伺服套装 / 750 W servo sets | 替换老步进，EtherCAT / To replace steppers, EtherCAT | 未拆封，整箱出 / Sealed, by the carton
intelligent_automation | piece | 178 | 50 100 300 500 | 50 缸径标准气缸 / 50 mm cylinders | 夹具改造，行程 200 / For fixtures, 200 mm stroke | 库存清理，型号齐 / Clearance, all strokes
pet_food | tonne | 9800 | 5 10 20 40 | 鸡肉粉 65 蛋白 / Chicken meal, 65% protein | 犬粮配方，灰分 14% 以下 / For dog food, ash below 14% | 附产地证与检测 / With origin and test papers
pet_food | thousand | 2600 | 10 20 50 100 | 10 千克拉链袋 / 10 kg zip bags | 单一材质，可回收标识 / Single material, marked recyclable | 余量袋，可改版 / Surplus, artwork may change
low_altitude_Economy | set | 82000 | 1 2 3 5 | 载重 5 千克物流无人机 / 5 kg delivery drones | 海岛药品航线 / For medicines to islands | 演示机，飞行 40 小时 / Demonstrator, 40 hours flown
low_altitude_Economy | piece | 14500 | 4 8 12 20 | 5 千瓦时航空电池 / 5 kWh aviation batteries | 巡检机队备电 / Spares for an inspection fleet | 循环 60 次以内，附记录 / Under 60 cycles, with log
`);
