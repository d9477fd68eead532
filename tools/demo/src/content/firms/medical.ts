import type { Firm } from '../firm.ts';

export const medicalFirms = {
  daowei: {
    name: ['苏州导苇医用管材有限公司', 'Suzhou Daowei Medical Tubing Co., Ltd'],
    mark: 'DW',
    at: 'suzhou',
    founded: 2012,
    staff: 180,
    brand: 'Daowei',
    does: ['多腔导管与编织增强管。', 'Multilumen and braided catheter tubing.'],
    profile: [
      '导苇在万级洁净室里挤出头发丝那么细的管子。内径用空气测，外径用激光测，两条曲线一起交给客户。',
      'In a class 10,000 room Daowei extrudes tubes as fine as hair. Air measures the bore, a laser the outside, and customers receive both curves.',
    ],
    tags: ['catheters', 'extrusion'],
    certificate: 'ISO 13485',
    series: {
      name: ['编织增强导管，外径 {tube_diameter}', 'Braided catheter shaft, {tube_diameter}'],
      line: [
        '外径 {tube_diameter}，耐压 {working_pressure}，扭控 1:1。',
        '{tube_diameter} outside, holds {working_pressure}, turns one to one.',
      ],
      about: [
        '不锈钢扁丝编织，三段硬度连续过渡。环氧乙烷与电子束灭菌均有老化数据。',
        'Flat-wire braid with three hardnesses that flow into one another. Ageing data for both EtO and electron beam.',
      ],
      models: 'DWB-3F DWB-5F DWB-6F DWB-8F DWB-10F',
      specs: `
        tube_diameter 0.9..1.1 1.6..1.8 1.9..2.1 2.5..2.8 3.2..3.5
        working_pressure 55 68 76 83 83
        tensile_strength 45 48 50 52 52`,
      texts: { material: ['Pebax，PTFE 内衬', 'Pebax with a PTFE liner'] },
      motif: 'stent',
      price: [38, 42, 46, 55, 63],
      unit: 'metre',
      least: 500,
    },
  },
  zhenxu: {
    name: ['青岛枕序注射系统有限公司', 'Qingdao Zhenxu Injection Systems Co., Ltd'],
    mark: 'ZX',
    at: 'qingdao',
    founded: 2004,
    staff: 350,
    brand: 'Zhenxu',
    does: ['预灌封注射器与笔式注射器部件。', 'Prefilled syringes and pen-injector parts.'],
    profile: [
      '枕序的针座胶合线每支拍四张照片。公司说患者看不见的地方，才是它收钱的地方。',
      'Each needle hub at Zhenxu is photographed four times. What the patient never sees, the firm says, is what it is paid for.',
    ],
    industries: ['pharmaceuticals'],
    tags: ['sterile', 'injection'],
    certificate: 'ISO 13485',
    series: {
      name: ['预灌封注射器，{fill_volume}', 'Prefillable syringe, {fill_volume}'],
      line: [
        '灌装量 {fill_volume}，巢盒包装，无菌即用。',
        '{fill_volume}, nested in tubs, sterile and ready to fill.',
      ],
      about: [
        '烘烤硅化，硅油低于 40 µg。启动力与滑动力逐批给出分布，不只给平均值。',
        'Baked-on silicone below 40 µg. Break-loose and glide forces come as a distribution and not as a mean.',
      ],
      models: 'ZXS-05 ZXS-1 ZXS-1L ZXS-225 ZXS-3',
      specs: `
        fill_volume 0.1..0.5 0.2..1 0.5..1 1..2.25 1..3
        tube_diameter 0.25..0.36 0.25..0.41 0.25..0.41 0.3..0.51 0.3..0.6
        rated_force 6 7 8 9 10`,
      texts: { material: ['中性硼硅玻璃', 'Borosilicate glass'] },
      motif: 'syringe',
      price: [1980, 2100, 2250, 2680, 2950],
      unit: 'thousand',
      least: 50,
    },
  },
  yingqu: {
    name: ['深圳影衢影像技术有限公司', 'Shenzhen Yingqu Imaging Co., Ltd'],
    mark: 'YQ',
    at: 'shenzhen',
    founded: 2014,
    staff: 260,
    brand: 'Yingqu',
    does: ['平板探测器与小型断层机架。', 'Flat-panel detectors and compact tomography gantries.'],
    profile: [
      '影衢把断层机做到能推进县医院的电梯。滑环改成非接触供电，机架少了一半的线。',
      'Yingqu made a scanner that fits the lift of a county hospital. Power crosses the ring without touching it, and half the cables are gone.',
    ],
    tags: ['imaging'],
    certificate: 'ISO 13485',
    series: {
      name: ['{layers} 排断层扫描机架', 'Tomography gantry, {layers} rows'],
      line: [
        '{layers} 排探测器，一圈 {cycle_time}，孔径内噪声 {noise}。',
        '{layers} detector rows, one turn in {cycle_time}, {noise} at the bore.',
      ],
      about: [
        '气浮轴承，机架可倾 ±30°。低剂量模式下头部检查剂量降低 42%。',
        'Air bearings and a tilt of ±30°. Low-dose mode takes 42% off a head scan.',
      ],
      models: 'YQG-16 YQG-32 YQG-64 YQG-128',
      specs: `
        layers 16 32 64 128
        cycle_time 0.8 0.6 0.5 0.33
        noise 58 57 56 55
        power 32 42 60 80
        weight 1150 1380 1700 2150`,
      motif: 'gantry',
      unit: 'set',
    },
  },
  jiexu: {
    name: ['无锡洁胥注塑有限公司', 'Wuxi Jiexu Cleanroom Moulding Co., Ltd'],
    mark: 'JX',
    at: 'wuxi',
    founded: 2009,
    staff: 210,
    brand: 'Jiexu',
    does: ['洁净室注塑的微量检测耗材。', 'Laboratory disposables moulded in clean rooms.'],
    profile: [
      '洁胥的吸头一模六十四腔，每腔都有编号。客户说第三十七腔漏气，它半小时就能把那一腔停掉。',
      'Jiexu moulds tips in sixty-four cavities, each numbered. When a customer says that number thirty-seven leaks, it is off within half an hour.',
    ],
    tags: ['injection', 'sterile'],
    certificate: 'ISO 13485',
    series: {
      name: ['低吸附移液吸头，{fill_volume}', 'Low-retention pipette tips, {fill_volume}'],
      line: [
        '量程 {fill_volume}，残留小于 0.3%，带滤芯。',
        'For {fill_volume}, leaves less than 0.3% behind, with filter.',
      ],
      about: [
        '无 DNA 酶、无 RNA 酶，电子束灭菌。同心度 0.15 mm 以内，适合自动工作站。',
        'Free of DNase and RNase, electron-beam sterilised. Concentric within 0.15 mm for robots.',
      ],
      models: 'JXP-20 JXP-50 JXP-200 JXP-300 JXP-1000',
      specs: `
        fill_volume 0.001..0.02 0.002..0.05 0.01..0.2 0.02..0.3 0.1..1
        filter_efficiency 99.9 99.9 99.9 99.9 99.9
        stations 64 64 64 32 32`,
      texts: { material: ['医用聚丙烯', 'Medical polypropylene'] },
      motif: 'syringe',
      price: [62, 65, 72, 78, 96],
      unit: 'thousand',
      least: 96,
    },
  },
  guhe: {
    name: ['成都骨禾植入物有限公司', 'Chengdu Guhe Implants Co., Ltd'],
    mark: 'GH',
    at: 'chengdu',
    founded: 2010,
    staff: 190,
    brand: 'Guhe',
    does: ['钛合金骨科植入物与手术工具。', 'Titanium implants and the instruments to set them.'],
    profile: [
      '骨禾一半零件是打印的，一半是车的。公司按骨科医生的手型做了五种手柄，卖得比植入物还快。',
      'Half of Guhe’s parts are printed and half are turned. It shaped five handles to surgeons’ hands, and they sell faster than the implants.',
    ],
    industries: ['additive_manufacturing'],
    tags: ['powder', 'machine_tools'],
    certificate: 'ISO 13485',
    series: {
      name: ['多孔钛合金椎间融合器，高 {travel}', 'Porous titanium cage, {travel} high'],
      line: [
        '高度 {travel}，孔隙 {particle_size}，抗拉 {tensile_strength}。',
        '{travel} high, pores of {particle_size}, {tensile_strength}.',
      ],
      about: [
        '电子束熔融成形，弹性模量接近松质骨。每件带激光标识和粉末批号。',
        'Melted by electron beam, as springy as bone. Each bears its mark and the batch of its powder.',
      ],
      models: 'GHC-6 GHC-8 GHC-10 GHC-12 GHC-14',
      specs: `
        travel 6 8 10 12 14
        particle_size 300..600 300..600 300..700 300..700 300..700
        tensile_strength 895 895 895 895 895
        weight 0.003 0.004 0.005 0.006 0.007`,
      texts: { material: ['Ti-6Al-4V ELI', 'Ti-6Al-4V ELI'] },
      motif: 'hip-joint',
      unit: 'piece',
      least: 5,
    },
  },
  lindgaard: {
    name: ['林高呼吸设备公司', 'Lindgaard Respiratory ApS'],
    mark: 'LG',
    at: 'aarhus',
    founded: 1999,
    staff: 85,
    brand: 'Lindgaard',
    does: ['呼吸机用微型涡轮与流量传感器。', 'Miniature blowers and flow sensors for ventilators.'],
    profile: [
      '林高的涡轮装在别家的呼吸机里，你看不到牌子，只听得到安静。',
      'Lindgaard’s blowers sit inside other makers’ ventilators. One never sees the name; one only hears how quiet it is.',
    ],
    tags: ['sensors'],
    certificate: 'ISO 13485',
    series: {
      name: ['{flow} 医用微型涡轮风机', 'Medical blower, {flow}'],
      line: [
        '最大流量 {flow}，转速 {speed}，噪声 {noise}。',
        'Moves {flow} at {speed} and {noise}.',
      ],
      about: [
        '气体动压轴承，无油。加速到满压 35 ms，适合同步呼吸。',
        'Gas bearings, no oil. Full pressure in 35 ms, quick enough to follow a breath.',
      ],
      models: 'LG-B8 LG-B12 LG-B15 LG-B18 LG-B24',
      specs: `
        flow 8 12 15 18 24
        speed 52000 58000 62000 65000 70000
        noise 38 40 42 43 45
        power 0.03 0.04 0.055 0.07 0.1`,
      motif: 'peristaltic-pump',
      price: [148, 168, 185, 206, 248],
      currency: 'EUR',
      unit: 'piece',
      least: 20,
    },
  },
} as const satisfies Record<string, Firm>;
