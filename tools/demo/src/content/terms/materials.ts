import { termsOf } from '../term.ts';

export const materialTerms = [
  ...termsOf(
    'plastics',
    `
注塑机、注射成型机|injection moulding machine; injection molding machine|IMM
锁模力、合模力|clamping force; clamp force
注射量|shot weight; shot size
螺杆|screw
料筒、机筒|barrel
热流道|hot runner
浇口|gate
飞边、毛边|flash
缩痕、缩水|sink mark
熔接痕、熔接线|weld line; knit line
保压|holding pressure; packing
冷却时间|cooling time
熔体流动速率、熔融指数|melt flow rate; melt flow index|MFR;MFI
双螺杆挤出机|twin-screw extruder
色母粒、色母|masterbatch
玻璃纤维增强|glass-fibre reinforced; glass-fiber reinforced|GF
长玻纤|long glass fibre; long glass fiber|LGF
聚丙烯|polypropylene|PP
聚乙烯|polyethylene|PE
聚酰胺、尼龙|polyamide; nylon|PA
聚对苯二甲酸乙二醇酯|polyethylene terephthalate|PET
再生料、回料|recyclate; recycled resin|PCR
吹膜|blown film
除湿干燥机|dehumidifying dryer
拉杆内距|tie-bar spacing
水口料|sprue; runner scrap
改性、造粒|compounding`,
  ),
  ...termsOf(
    'metalworking',
    `
数控机床|CNC machine tool; numerically controlled machine|CNC
加工中心|machining centre; machining center|MC
车铣复合|turn-mill centre; mill-turn
主轴|spindle
刀柄|tool holder
立铣刀|end mill
刀片|insert
切削液、冷却液|coolant; cutting fluid
颤振、振颤|chatter
表面粗糙度|surface roughness|Ra
公差|tolerance
三坐标测量机|coordinate measuring machine|CMM
压铸|die casting
料饼|biscuit
冲压|stamping; pressing
级进模|progressive die
折弯|bending; press brake forming
拉深、拉延|deep drawing
热处理|heat treatment
渗碳|carburising; carburizing
淬火|quenching
回火|tempering
硬质合金|cemented carbide; tungsten carbide
热成形钢|press-hardened steel; hot-stamped steel|PHS`,
  ),
  ...termsOf(
    'coatings',
    `
水性涂料|waterborne coating; water-based paint
粉末涂料|powder coating
固含量、不挥发分|solids content; non-volatile content|NV
挥发性有机物|volatile organic compound|VOC
砂磨机|bead mill
分散机|disperser; dissolver
色浆|pigment dispersion; colorant
钛白粉、二氧化钛|titanium dioxide|TiO2
最低成膜温度|minimum film-forming temperature|MFFT
流平|levelling; leveling
橘皮|orange peel
附着力|adhesion
盐雾试验|salt spray test
紫外固化|UV curing
静电喷涂|electrostatic spraying
上漆率、传递效率|transfer efficiency
辊涂|roll coating
电泳漆|electrocoat; e-coat|ED
色差|colour difference; color difference|ΔE
柔版印刷|flexographic printing; flexo
丙烯酸乳液|acrylic emulsion
防腐底漆|anticorrosive primer`,
  ),
  ...termsOf(
    'nonwovens',
    `
非织造布、无纺布|nonwoven; nonwoven fabric
纺粘|spunbond|SB
熔喷|meltblown|MB
水刺|spunlace; hydroentanglement
针刺|needle punching
纺熔复合|spunmelt composite|SMS
驻极|electret charging
克重、面密度|basis weight; grammage|GSM
梳理机|card; carding machine
热轧|thermal calendering
可冲散|flushable
高吸水树脂|superabsorbent polymer|SAP
双组分纤维|bicomponent fibre; bicomponent fiber
压降、阻力|pressure drop
过滤效率|filtration efficiency
容尘量|dust holding capacity
湿巾|wet wipe
底膜|backsheet
覆膜滤料|membrane filter media`,
  ),
];
