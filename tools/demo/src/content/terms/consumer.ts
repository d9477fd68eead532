import { termsOf } from '../term.ts';

export const consumerTerms = [
  ...termsOf(
    'food_beverage',
    `
巴氏杀菌|pasteurisation; pasteurization
超高温灭菌|ultra-high temperature treatment|UHT
无菌灌装|aseptic filling
在线清洗|cleaning in place|CIP
在线灭菌|sterilising in place; sterilizing in place|SIP
均质机|homogeniser; homogenizer
板式换热器|plate heat exchanger|PHE
热回收|heat recovery; regeneration
二重卷边|double seam
封罐机|can seamer
速冻机|freezer; blast freezer
螺旋速冻|spiral freezing
冷链|cold chain
保质期|shelf life
水活度|water activity|aw
配料|batching
挤压膨化|extrusion cooking
金属检测机|metal detector
危害分析与关键控制点|hazard analysis and critical control points|HACCP
顶隙|headspace`,
  ),
  ...termsOf(
    'personal_care',
    `
乳化|emulsification
真空均质乳化机|vacuum emulsifier; vacuum homogeniser
表面活性剂|surfactant
氨基酸表面活性剂|amino-acid surfactant
乳液泵|lotion pump
真空瓶|airless bottle
软管灌装|tube filling
封尾|tube sealing
气雾剂|aerosol
香精|fragrance; perfume compound
防腐剂|preservative
水包油|oil-in-water|O/W
油包水|water-in-oil|W/O
黏度|viscosity
稳定性试验|stability test
功效原料|active ingredient
膏霜|cream
洁面|facial cleanser`,
  ),
  ...termsOf(
    'medical',
    `
导管|catheter
多腔管|multilumen tubing
编织增强|braid reinforcement
支架|stent
植入物|implant
人工髋关节|hip joint prosthesis; hip replacement
断层扫描|computed tomography|CT
平板探测器|flat-panel detector|FPD
生物相容性|biocompatibility
洁净室|clean room; cleanroom
环氧乙烷灭菌|ethylene oxide sterilisation; EtO sterilization|EtO
电子束灭菌|electron-beam sterilisation
移液吸头|pipette tip
体外诊断|in vitro diagnostics|IVD
唯一器械标识|unique device identification|UDI
注册检验|type testing for registration
呼吸机|ventilator
微流控|microfluidics
液态硅橡胶|liquid silicone rubber|LSR`,
  ),
  ...termsOf(
    'pharmaceuticals',
    `
原料药|active pharmaceutical ingredient|API
制剂|dosage form
压片机|tablet press
泡罩|blister pack
冻干、真空冷冻干燥|freeze drying; lyophilisation; lyophilization
西林瓶|vial
预灌封注射器|prefilled syringe; prefillable syringe|PFS
隔离器|isolator
过氧化氢灭菌|hydrogen peroxide decontamination|VHP
药品生产质量管理规范|good manufacturing practice|GMP
过程分析技术|process analytical technology|PAT
连续流|flow chemistry; continuous flow
结晶|crystallisation; crystallization
注射用水|water for injection|WFI
内毒素|endotoxin
批记录|batch record
清洗验证|cleaning validation
片重差异|weight variation
高活性药物|highly potent drug|HPAPI
近红外光谱|near-infrared spectroscopy|NIR`,
  ),
  ...termsOf(
    'packaging',
    `
立式制袋包装机|vertical form-fill-seal machine|VFFS
多头秤|multihead weigher
给袋式包装机|premade pouch machine
自立袋|stand-up pouch; doypack
单一材质|mono-material; single material
双向拉伸聚乙烯|biaxially oriented polyethylene|BOPE
阻隔膜|barrier film
热封|heat sealing
码垛|palletising; palletizing
缠绕膜|stretch film
瓦楞纸箱|corrugated carton; corrugated box
两片罐|two-piece can
易开盖|easy-open end
纸浆模塑|moulded fibre; molded pulp
贴标机|labeller; labeling machine
换型|changeover
可回收设计|design for recycling
喷码|inkjet coding
装盒机|cartoner`,
  ),
  ...termsOf(
    'pet_food',
    `
宠物主粮、干粮|kibble; dry pet food
湿粮|wet pet food
膨化机|extruder
调质器|preconditioner
真空喷涂|vacuum coating
适口性|palatability
诱食剂、适口性增强剂|palatant
冻干零食|freeze-dried treat
杀菌釜|retort
容重|bulk density
粉碎机|hammer mill
带式干燥机|band dryer; belt dryer
肉骨粉|meat and bone meal|MBM
粗蛋白|crude protein
灰分|ash
双碗试验|two-bowl test
鲜肉注入|fresh-meat injection
切刀|die-face cutter`,
  ),
];
