import { termsOf } from '../term.ts';

export const machineryTerms = [
  ...termsOf(
    'intelligent_manufacturing',
    `
制造执行系统|manufacturing execution system|MES
高级排产|advanced planning and scheduling|APS
设备综合效率|overall equipment effectiveness|OEE
数字孪生|digital twin
虚拟调试|virtual commissioning
追溯|traceability
看板|kanban; dashboard
自动导引车|automated guided vehicle|AGV
自主移动机器人|autonomous mobile robot|AMR
预测性维护|predictive maintenance
柔性制造单元|flexible manufacturing cell|FMC
快速换模|single-minute exchange of die; quick changeover|SMED
节拍|takt time; cycle time
边缘计算|edge computing
企业资源计划|enterprise resource planning|ERP
立体仓库|high-bay warehouse; automated storage|AS/RS
防错|error proofing; poka-yoke
在制品|work in progress|WIP`,
  ),
  ...termsOf(
    'laser',
    `
光纤激光器|fibre laser; fiber laser
振镜|galvanometer scanner; galvo
场镜|f-theta lens
切割头|cutting head
保护镜|cover slide; protective window
喷嘴|nozzle
切缝|kerf
焦点位置|focus position
激光焊接|laser welding
匙孔|keyhole
激光熔覆|laser cladding
激光打标|laser marking
光束质量|beam quality|M²
超快激光|ultrafast laser
脉宽|pulse width; pulse duration
波长|wavelength
热影响区|heat-affected zone|HAZ
空气切割|air cutting; cutting with air
手持激光焊|hand-held laser welding
电光效率|wall-plug efficiency`,
  ),
  ...termsOf(
    'robotics',
    `
工业机器人|industrial robot
协作机器人|collaborative robot; cobot
谐波减速器|strain wave gear; harmonic drive
摆线减速器|cycloidal gear
行星减速器|planetary gear
背隙|backlash
重复定位精度|repeatability
负载|payload
臂展、工作半径|reach
末端执行器|end effector
夹爪|gripper
并联机器人|delta robot; parallel robot
平面关节机器人|selective compliance arm|SCARA
示教|teaching
离线编程|offline programming|OLP
力控|force control
视觉引导|vision guidance
工具中心点|tool centre point; tool center point|TCP
安全停机|protective stop; safe stop
上下料|machine tending; loading and unloading`,
  ),
  ...termsOf(
    'pumps_filtration',
    `
离心泵|centrifugal pump
蜗壳|volute
叶轮|impeller
扬程|head
汽蚀余量|net positive suction head|NPSH
机械密封|mechanical seal
隔膜计量泵|diaphragm metering pump
转子泵、凸轮泵|lobe pump; rotary lobe pump
双螺杆泵|twin-screw pump
截止阀|globe valve
调节阀|control valve
压滤机|filter press
超滤|ultrafiltration|UF
反渗透|reverse osmosis|RO
海水淡化|seawater desalination|SWRO
能量回收装置|energy recovery device|ERD
双相钢|duplex stainless steel
膜污染|membrane fouling
滤饼|filter cake
公称通径|nominal diameter|DN`,
  ),
  ...termsOf(
    'additive_manufacturing',
    `
增材制造、三维打印|additive manufacturing; 3D printing|AM
激光粉末床熔融|laser powder bed fusion; selective laser melting|LPBF;SLM
电子束熔融|electron beam melting|EBM
熔融沉积|fused deposition modelling; fused filament fabrication|FDM;FFF
光固化|vat photopolymerisation; stereolithography|SLA
粘结剂喷射|binder jetting
定向能量沉积|directed energy deposition|DED
气雾化|gas atomisation; gas atomization
支撑|support structure
层厚|layer thickness
随形冷却|conformal cooling
晶格结构|lattice structure
热等静压|hot isostatic pressing|HIP
后处理|post-processing
卫星球|satellite particles
流动性|flowability
松装密度|apparent density
砂型打印|sand mould printing; sand printing`,
  ),
  ...termsOf(
    'intelligent_automation',
    `
可编程控制器|programmable logic controller|PLC
人机界面|human-machine interface|HMI
伺服电机|servo motor
编码器|encoder
现场总线|fieldbus
远程输入输出|remote input/output|RIO
接近开关|proximity switch
光电传感器|photoelectric sensor
安全光幕|safety light curtain
安全转矩关断|safe torque off|STO
安全完整性等级|safety integrity level|SIL
机器视觉|machine vision
气缸|pneumatic cylinder
电磁阀|solenoid valve
变频器|variable frequency drive; inverter|VFD
滚珠丝杠|ball screw
直线导轨|linear guide
梯形图|ladder diagram|LD
结构化文本|structured text|ST
工业以太网|industrial Ethernet`,
  ),
];
