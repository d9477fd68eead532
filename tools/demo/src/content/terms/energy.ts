import { termsOf } from '../term.ts';

export const energyTerms = [
  ...termsOf(
    'auto',
    `
白车身|body in white|BIW
一体压铸|giant casting; giga casting
电池包|battery pack
电池托盘|battery tray
热管理|thermal management
电驱动桥|electric axle; e-axle
三电系统|electric powertrain
高压线束|high-voltage harness
制动盘|brake disc; brake rotor
卡钳|caliper
活塞|piston
噪声、振动与声振粗糙度|noise, vibration and harshness|NVH
搅拌摩擦焊|friction stir welding|FSW
自冲铆接|self-piercing riveting|SPR
底盘|chassis
悬架|suspension
高级驾驶辅助|advanced driver assistance|ADAS
整车厂、主机厂|original equipment manufacturer; carmaker|OEM
售后市场|aftermarket
氢内燃机|hydrogen engine; hydrogen combustion engine|H2-ICE`,
  ),
  ...termsOf(
    'renewable_energy',
    `
风力发电机组|wind turbine
叶片|blade
机舱|nacelle
主轴承|main bearing
齿轮箱、增速箱|gearbox
前缘腐蚀|leading-edge erosion
电解槽|electrolyser; electrolyzer
碱性电解|alkaline electrolysis|ALK
质子交换膜|proton exchange membrane|PEM
储能系统|battery energy storage system|BESS
荷电状态|state of charge|SOC
健康状态|state of health|SOH
电池管理系统|battery management system|BMS
逆变器|inverter
最大功率点跟踪|maximum power point tracking|MPPT
光伏组件|photovoltaic module; solar module|PV
峰谷套利、削峰填谷|peak shaving
度电成本|levelised cost of electricity; levelized cost of electricity|LCOE
微网|microgrid
热失控|thermal runaway`,
  ),
  ...termsOf(
    'electronic_chip',
    `
先进封装|advanced packaging
倒装芯片|flip chip
封装基板|package substrate; IC substrate
增层膜|build-up film|ABF
玻璃芯|glass core
底部填充|underfill
混合键合|hybrid bonding
探针卡|probe card
划片|dicing
晶圆|wafer
固晶|die bonding; die attach
引线键合|wire bonding
贴片机|placement machine; pick-and-place machine
表面贴装|surface mount technology|SMT
锡膏|solder paste
回流焊|reflow soldering
印制电路板|printed circuit board|PCB
阻抗控制|impedance control
导热界面材料|thermal interface material|TIM
光刻|lithography
自动光学检测|automated optical inspection|AOI
线宽线距|line and space|L/S`,
  ),
  ...termsOf(
    'low_altitude_Economy',
    `
低空经济|low-altitude economy
无人机、无人驾驶航空器|drone; unmanned aircraft|UAV;UAS
多旋翼|multirotor
电动垂直起降飞行器|electric vertical take-off and landing aircraft|eVTOL
起降场|vertiport; landing site
机巢|drone nest; docking station
旋翼|rotor
电调、电子调速器|electronic speed controller|ESC
远程识别|remote identification; remote ID|RID
空域管理|airspace management
无人机交通管理|unmanned traffic management|UTM
超视距飞行|beyond visual line of sight flight|BVLOS
适航|airworthiness
商载、业载|commercial payload
航程|range
续航时间|endurance
备降|diversion
能量密度|energy density
降落伞|parachute`,
  ),
];
