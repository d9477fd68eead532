import { prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Brakes, batteries, and the light that welds their copper. */
export const driveAndLightStories = {
  brakeDust: {
    minutesAgo: 7900,
    types: ['oversea'],
    industries: ['auto', 'laser'],
    tags: ['standards', 'coating'],
    cover: plate('auto', 'brake-disc', 'brake-dust'),
    cn: {
      title: '欧七给刹车灰立了规矩：每公里 7 毫克怎么过关',
      standfirst:
        '尾气之外，刹车磨下来的颗粒第一次有了上限。德国一家制动盘厂押注激光熔覆，难题从“镀不镀得上”变成“磨不磨得动”。',
      author: '卢卡斯·布兰特',
      source: '本网特约记者 科布伦茨报道',
      caption: '通风制动盘与卡钳',
      body: [
        ...prose(`
          从 2026 年 11 月 29 日起，欧盟新车型的型式认证要测一样过去没人管的东西：刹车磨出的 PM10 颗粒。轿车和多数轻型货车里，燃油车与混动每公里不得超过 7 毫克，纯电动车不得超过 3 毫克；一年后扩大到所有新车。
          测法是把一只制动器连同管路罩进恒温风道，在台架上跑完一套 192 公里、303 次制动的循环，滤膜称重。普通灰铸铁盘配低金属片，大约 8 到 12 毫克；换无铜有机片，能到 5 到 7 毫克，擦边。
          电动车限值更严，看着不公平，道理却简单：它有能量回收，摩擦制动用得少，折算系数也按此给。麻烦在于盘用得少就生锈，头几脚刹车磨下来的全是锈。
        `),
        ...table(
          '四种盘的台架结果（同一款中型车前轴，恒温风道）',
          `
          方案 | 配对摩擦片 | PM10（mg/km） | 盘成本（灰铸铁 = 100）
          灰铸铁 | 低金属 | 9.4 | 100
          灰铸铁，渗氮 | 无铜有机 | 5.2 | 118
          激光熔覆，不锈钢加碳化钛 | 专用配方 | 1.9 | 170
          碳陶 | 专用配方 | 1.4 | 1,500 以上
          `,
        ),
        ...prose(`
          科布伦茨附近这家制动盘厂选了第三条路。盘面先熔覆一层不锈钢打底，约 0.1 毫米，隔住石墨；再熔覆一层含碳化钛的硬层，约 0.15 毫米。用的是高速熔覆，粉末在到达盘面之前已被激光烧熔，线速度每分钟上百米，一只盘两面合计一分多钟。
          ## 硬了以后
          第一个问题是裂。灰铸铁受热，石墨里的气跑出来，在熔覆层里留下针孔；解决办法是先在车床上把石墨露头的表层去掉，再把盘预热到 200 °C 左右。
          第二个问题是磨。硬层有 900 多维氏，车刀不行，只能双面磨削，砂轮成本占了新增成本的四成。厂长伊内斯·克劳泽说，他们现在的精力不在激光上，而在把熔覆做得更平：余量从 0.12 毫米降到 0.06 毫米，磨削时间就少一半。
          第三个问题在片。旧摩擦片遇上光滑的硬盘，摩擦系数从 0.42 掉到 0.34，配方得重来。盘厂和片厂过去各卖各的，如今必须坐在一张桌上。
        `),
        ...quote('灰是两个人磨出来的，光改一个不算数。', '伊内斯·克劳泽，制动盘厂厂长'),
      ],
    },
    en: {
      title: 'Seven milligrams a kilometre: brakes meet their first emission limit',
      standfirst:
        'Euro 7 caps the dust that brakes give off. A disc maker near Koblenz has bet on laser cladding, and found that putting the layer on is easier than grinding it flat.',
      author: 'Lukas Brandt',
      source: 'Ironbridge, Koblenz',
      caption: 'Ventilated brake disc with caliper',
      slug: 'brakes-meet-their-first-limit',
      body: [
        ...prose(`
          From 29 November 2026 new types of car seeking approval in the European Union are tested for something nobody used to count: PM10 from their brakes. Most cars may give off 7 milligrams a kilometre. Battery electric ones may give off 3. A year later the limit applies to every new car.
          The test shuts one brake into a duct of conditioned air and drives it on a dynamometer through 192 kilometres and 303 stops. A filter is weighed before and after. An ordinary grey iron disc with low-metallic pads gives 8 to 12 milligrams. With copper-free organic pads it manages 5 to 7, which is close to the wind.
          That electric cars get the lower figure looks unfair. But they slow by regeneration and touch the disc less, and the calculation allows for it. The catch is that an idle disc rusts, and the first stops of the day grind off nothing else.
        `),
        ...table(
          'Four discs on the bench (front axle of one mid-size car)',
          `
          Disc | Pad | PM10, mg/km | Cost, grey iron = 100
          Grey iron | Low-metallic | 9.4 | 100
          Grey iron, nitrided | Copper-free organic | 5.2 | 118
          Laser-clad, stainless and titanium carbide | Made to match | 1.9 | 170
          Carbon ceramic | Made to match | 1.4 | over 1,500
          `,
        ),
        ...prose(`
          This plant has taken the third road. A tenth of a millimetre of stainless steel seals off the graphite. On it goes 0.15 mm with titanium carbide, for wear. High-speed cladding melts the powder in the beam before it lands, so that the surface can pass at more than a hundred metres a minute. Both faces take little over a minute together.
          ## Once it is hard
          Pores came first. Gas from the graphite of hot iron leaves pinholes in the layer. The cure is to turn off the outer skin beforehand and preheat the disc to about 200 °C.
          Grinding came next. At more than 900 Vickers no turning tool will do, and wheels make up two fifths of the added cost. Ines Krause, who manages the plant, no longer worries about the laser. She wants a flatter layer: taking the allowance from 0.12 mm to 0.06 halves the time on the grinder.
          Pads came last. Against a hard, smooth disc the old ones lost grip, from a coefficient of 0.42 to 0.34, and had to be formulated anew. Makers of discs and makers of pads used to sell apart. They now share a table.
        `),
        ...quote(
          'It takes two to make dust. Changing one of them does not count.',
          'Ines Krause, plant manager',
        ),
      ],
    },
  },
  gapFiller: {
    minutesAgo: 30200,
    types: ['editorpick'],
    industries: ['auto', 'intelligent_manufacturing'],
    tags: ['retrofit'],
    cover: plate('auto', 'battery-pack', 'gap-filler'),
    cn: {
      title: '电池包里那层灰泥，先量缝再打胶',
      standfirst:
        '导热填缝胶按最坏的缝打，多数都打多了。滁州一家电池包厂给每只下箱体拍一张“地形图”，每包省下 1.3 公斤。',
      author: '贺兰亭',
      source: '本网记者 滁州报道',
      caption: '动力电池包，揭盖轴测图',
      body: [
        ...prose(`
          电芯和水冷板之间隔着一层灰色的泥，行话叫导热填缝胶：硅油里塞满氧化铝粉，导热系数 3 瓦左右，密度接近 2.9。它不值得一提，直到你把它称一称——一个包 5.2 公斤，一公斤 38 元，一年十二万个包，就是两千三百多万元。
          为什么要这么多？因为缝不匀。下箱体是铝型材搅拌摩擦焊出来的，一米八长，平面度公差 1.0 毫米；模组底面再有 0.4 毫米。设计取最坏情况，缝按 1.2 毫米打。可是真正碰到最坏情况的箱体，百里挑不出一个。
          ## 一张地形图
          产线工程师葛远在涂胶工位前加了一道激光线扫，四台相机并排，十一秒扫完箱体底面，得到一张两毫米一格的高度图；模组底面的尺寸从上一道的测量里取。两张图一减，就是这只包独一无二的缝。机器人不再照一个程序走，每条胶的截面随缝变化，缝小少打，缝大多打，留 8% 的压溢余量。
        `),
        ...table(
          '改造前后（各 2 万包统计）',
          `
          项目 | 固定胶量 | 随缝胶量
          平均用胶（kg/包） | 5.2 | 3.9
          平均胶厚（mm） | 1.20 | 0.89
          覆盖率低于 90% 的包 | 0.6% | 0.1%
          快充时电芯最高温差（K） | 4.6 | 3.7
          工位节拍（s） | 96 | 104
          `,
        ),
        ...prose(`
          胶薄了，热阻也小了，快充时电芯间的温差降了近 1 度，这是省钱之外的添头。节拍多了八秒，正好藏在上一工位的等待里。
          ## 两处弯路
          一处是泵。氧化铝粉像砂纸，原来的齿轮泵三个月磨掉 6%，固定胶量时没人察觉，变胶量以后误差一下子显出来。换成单螺杆计量泵，每天打一条标准胶称重校一次，偏 1.5% 就补偿，偏 4% 换定子。
          另一处是压。胶是稠的，模组压得快，反力能到六七千牛，把水冷板压出印子。胶量算得再准，也要慢慢压：最后 0.5 毫米走十五秒，让胶有时间流开。
          葛远说，这套东西没有哪一件是新的，扫描、变胶量、称重，都是车身涂胶用了十年的老办法。“只是以前没有人觉得泥巴也值得量。”
        `),
      ],
    },
    en: {
      title: 'Measure the gap, then fill it: 1.3 kg less paste in every battery',
      standfirst:
        'Thermal gap filler is dosed for the worst case, and the worst case hardly ever comes. A pack plant in Chuzhou now maps every tray before it dispenses.',
      author: 'He Lanting',
      source: 'Ironbridge, Chuzhou',
      caption: 'Traction battery pack, cover off',
      slug: 'measure-the-gap-then-fill-it',
      body: [
        ...prose(`
          Between the cells of a traction battery and the plate that cools them lies a grey paste: silicone packed with alumina, conducting about 3 W/mK and nearly three times as heavy as water. Nobody gives it a thought until it is weighed. One pack takes 5.2 kg. At 38 yuan a kilogram and 120,000 packs a year, that is more than 23 million yuan.
          It takes so much because the gap is uneven. The tray is friction-stir welded from aluminium sections, 1.8 metres long and flat within 1.0 mm. The modules above add another 0.4. Designers took the worst case and dosed for 1.2 mm. Of a hundred trays, hardly one comes near it.
          ## A map of every tray
          Ge Yuan, a line engineer, put a laser scan in front of the dispensing robot. Four cameras side by side take eleven seconds and yield a height map with a point every two millimetres. The shape of the modules is known from the station before. Subtract one from the other, and you have the gap of this pack and no other. Each bead now varies along its length to suit, with 8% to spare for squeeze-out.
        `),
        ...table(
          'Before and after (20,000 packs each)',
          `
          Item | Fixed dose | By the gap
          Paste, kg per pack | 5.2 | 3.9
          Mean thickness, mm | 1.20 | 0.89
          Packs covered below 90% | 0.6% | 0.1%
          Largest spread between cells, fast charge, K | 4.6 | 3.7
          Station time, s | 96 | 104
          `,
        ),
        ...prose(`
          A thinner layer resists heat less, so the cells stay closer to one another when charged fast. That came free. The extra eight seconds hide in the wait at the station before.
          ## Two wrong turns
          The first was the pump. Alumina is sandpaper, and the gear pump had worn by 6% in three months. With a fixed dose nobody saw it. With a varying one everybody did. A progressive cavity pump took its place and lays one test bead a day on a balance. At 1.5% off the control corrects it; at 4% the stator is changed.
          The second was pressing. Stiff paste pushes back, and a module set down too fast met six or seven thousand newtons, which left its mark on the cooling plate. The last half-millimetre now takes fifteen seconds, so that the paste has time to flow.
          Nothing in it is new, Ge says. Scanning, varying the bead and weighing have been usual in body shops for ten years. “Nobody had thought that mud was worth measuring.”
        `),
      ],
    },
  },
  copperColour: {
    minutesAgo: 18240,
    types: [],
    industries: ['laser', 'auto'],
    tags: [],
    cover: plate('laser', 'galvo-scanner', 'copper-colour'),
    cn: {
      title: '焊铜：换一种颜色，还是换一个光斑',
      standfirst:
        '红外光照在铜上，九成五被弹回来。绿光、蓝光吸收好，红外加环形光斑也学会了不飞溅。四套方案焊同一种扁线，结果没有输家，只有用错的。',
      author: '程予安',
      source: '本网评测组 武汉报道',
      caption: '振镜扫描系统',
      body: [
        ...prose(`
          扁线电机一个定子 48 槽、8 层，端部要焊 192 个铜接头。有一个焊点出气孔，就多一处发热；有一颗飞溅掉进绕组，可能几个月后才短路。焊铜因此成了激光最挑剔的一门活。
          难在铜不吸光。室温下，波长 1 微米的红外光只被吸收 5% 左右，其余反射。功率加上去，铜一熔，吸收率突然跳到一成多，小孔一成，又接近全吸收——前一刻嫌少，后一刻嫌多，飞溅就是这么来的。
          出路有两条。一条换颜色：515 纳米的绿光，固态铜吸收约 40%；450 纳米的蓝光，约 65%，从冷到热变化平缓。另一条换光斑：仍用红外，中间一个细芯打小孔，外圈一个光环把熔池口撑开，让蒸汽有路可走。
        `),
        ...table(
          '4 × 2.5 mm 扁线对焊，四种光源（各 960 点）',
          `
          方案 | 焊接时间（ms/点） | 飞溅（颗/点） | 气孔面积 | 电光效率 | 光源价格（红外 = 1）
          红外单模 3 kW，摆动 | 145 | 4.1 | 2.6% | 42% | 1
          红外环形 8 kW | 85 | 0.9 | 1.1% | 42% | 1.9
          绿光 3 kW | 120 | 0.4 | 0.6% | 20% | 4.5
          蓝光 2 kW，热导焊 | 310 | 0.1 | 0.3% | 28% | 3.2
          `,
        ),
        ...prose(`
          ## 各归各位
          扁线接头，两三毫米深，量大节拍紧，环形红外最合适，一个定子十六七秒，剩下的飞溅用抽尘罩和高度跟踪能管住。
          电池连接片和铜箔，厚度 0.2 到 0.8 毫米，怕烧穿，绿光值它的价钱：熔深从第一微秒起就稳，薄件一致性好过红外三倍。
          蓝光光束质量差，光斑粗，打不出深小孔，可它热导焊出来的焊缝像抹了油一样平，适合外观件和 0.3 毫米以下的薄片搭接，也有人拿它给红外“预热”。
          ## 比光源更要紧的
          评测里最大的一次波动与光源无关。有一批线头的漆没有剥净，残留 5 微米，四种光源的气孔一起翻了三倍。其次是对缝，两根线端面错开 0.3 毫米，飞溅多一倍。
          还有一笔账容易漏：电。绿光的电光效率只有红外的一半，三千瓦出光要吃十五千瓦电，冷水机也得跟着大一号。一天两班、一年三百天，光源和冷却合计多出四五万度。量小、件贵，这点电不算什么；一条线一天焊几百个定子，就该写进比价表。
        `),
        ...quote('先把线剥干净、夹整齐，再来问我选什么颜色。', '严澍，评测组焊接工程师'),
      ],
    },
    en: {
      title: 'Welding copper: change the colour, or change the spot?',
      standfirst:
        'Copper throws back 95% of infrared light. Green and blue are absorbed far better, and infrared with a ring has learned not to spatter. We welded one kind of hairpin four ways.',
      author: 'Cheng Yu’an',
      source: 'Ironbridge test bench, Wuhan',
      caption: 'Galvanometer scanner with its lens',
      slug: 'welding-copper-colour-or-spot',
      body: [
        ...prose(`
          A hairpin motor with 48 slots and eight layers has 192 copper joints to weld. A pore in any of them makes heat. A bead of spatter in the winding may cause a short months later. Of all that lasers do, few jobs are as exacting.
          Copper is the difficulty. At room temperature it takes up about 5% of infrared light at one micrometre. As it melts that leaps past a tenth, and once a keyhole forms nearly everything is absorbed. Too little, then far too much: that is where spatter comes from.
          There are two ways out. One is to change colour. Solid copper absorbs about 40% of green light at 515 nanometres and about 65% of blue at 450, and the change from cold to hot is gentle. The other is to keep infrared and change the spot: a fine core makes the keyhole, and a ring around it holds the mouth open so that vapour can leave.
        `),
        ...table(
          'Hairpins of 4 × 2.5 mm, four sources (960 joints each)',
          `
          Source | Time, ms per joint | Spatter per joint | Pore area | Wall-plug efficiency | Price, infrared = 1
          Infrared 3 kW, wobbled | 145 | 4.1 | 2.6% | 42% | 1
          Infrared 8 kW with ring | 85 | 0.9 | 1.1% | 42% | 1.9
          Green 3 kW | 120 | 0.4 | 0.6% | 20% | 4.5
          Blue 2 kW, conduction | 310 | 0.1 | 0.3% | 28% | 3.2
          `,
        ),
        ...prose(`
          ## A place for each
          For hairpins, two or three millimetres deep and in a hurry, the ring is best. A stator takes sixteen or seventeen seconds, and extraction and height tracking deal with what spatter is left.
          For busbars and foil of 0.2 to 0.8 mm, which burn through easily, green earns its price. Depth is steady from the first microsecond, and thin parts come out three times as consistent as with infrared.
          Blue has a coarse beam that makes no deep keyhole. But its conduction welds are as smooth as butter. It suits visible seams and laps under 0.3 mm, and some use it to warm copper for an infrared beam.
          ## What matters more
          The largest swing in the whole test had nothing to do with light. One lot of wire kept 5 micrometres of enamel where it should have been stripped, and pores tripled under all four sources. Alignment came second: ends offset by 0.3 mm doubled the spatter.
        `),
        ...quote(
          'Strip the wire and clamp it straight. Then ask me about colours.',
          'Yan Shu, welding engineer on the test',
        ),
      ],
    },
  },
} as const satisfies Record<string, Story>;
