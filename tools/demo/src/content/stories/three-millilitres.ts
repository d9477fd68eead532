import { gallery, picture, productCard, prose, quote, supplierCard, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

const bench = plate('robotics', 'planetary-stage', 'grease-bench');
const arm = plate('robotics', 'robot-arm', 'grease-arm');
const joint = plate('robotics', 'scara', 'grease-joint');

export const threeMillilitres: Story = {
  minutesAgo: 195,
  types: ['editorpick'],
  industries: ['robotics', 'gears_drives'],
  tags: ['reducers', 'lubrication', 'cobots'],
  cover: plate('robotics', 'strain-wave', 'three-millilitres'),
  suppliers: ['lishuo', 'bizhou'],
  products: ['LSH-25-100', 'BZ-C12F'],
  cn: {
    title: '谐波减速器的命，系在三毫升油脂上',
    standfirst:
      '一间试验室拆开了 64 台从产线上退下来的谐波减速器。断齿的只有 5 台，三分之二死于同一件事：油脂走了，没有人知道。',
    author: '顾亦舟',
    source: '本网记者 常州报道',
    caption: '图 1　谐波减速器端面：刚轮、柔轮与波发生器。圈 B 为啮合长轴',
    body: [
      ...prose(`
        常州一间不到四十平方米的试验室里，64 台谐波减速器排在货架上，每台旁边放一只编了号的玻璃瓶，瓶底是一点颜色各异的油泥。它们来自九家用户的装配线、点胶机和压铸岛，报废理由几乎一样：有异响，或者精度超差。
        “用户说齿坏了，我们也以为齿坏了，”试验室负责人许卓说，“拆到第二十台，觉得不对。”
        ## 拆开之后
        拆解持续了五个月。每台先测背隙和刚度，再称油脂、做铁谱，最后才看齿面。64 台里，真正因过载断齿的只有 5 台；因装配不同轴导致单侧磨损的 7 台；密封失效、进水进粉尘的 11 台；其余 41 台，齿面磨得均匀，柔轮没有裂纹，瓶里的油脂却所剩无几，或者已经变成黑色硬膏。
      `),
      ...table(
        '表 1　64 台退役谐波减速器的失效原因',
        `
        原因 | 台数 | 占比 | 平均运行时间（h）
        油脂流失或变质 | 41 | 64% | 6,900
        密封失效，进水或粉尘 | 11 | 17% | 4,200
        装配同轴度超差 | 7 | 11% | 2,100
        过载断齿 | 5 | 8% | 5,800
        `,
      ),
      ...prose(`
        一台 25 型谐波减速器，出厂时装油脂大约 18 克，其中真正在啮合区和柔性轴承里干活的不到三毫升。这三毫升要在每分钟上千次的弹性变形里来回挤压、回流，少了就是金属碰金属。额定寿命一万五千小时的东西，平均没有活过七千小时。
        ## 油去哪儿了
        许卓把去向归为三条路。
        第一条是被甩走。波发生器高速旋转时，油脂顺着柔轮筒壁爬到杯底，停在那里不再回来。手臂朝下安装的关节尤其明显：41 台里有 23 台是倒装或侧装。
        第二条是被挤进电机。减速器与电机之间的油封唇口若按常温选型，在 60 °C 以上会变软。“等电机抱死，大家才知道油在哪儿。”
        第三条最隐蔽：油还在，但不是原来的油了。铁粉进入油脂后像催化剂，会加速基础油氧化；稠化剂析出后，油脂看着满，手指一捻是沙的。
      `),
      ...picture(bench, '图 2　对比试验台上的行星级：同一电机拖动三只关节，油脂各不相同'),
      ...prose(`
        ## 三种油脂，一万小时
        为了不只停在解剖，试验室用 12 台新减速器跑了加速试验：负载为额定的 110%，壳温控制在 65 °C，每 500 小时停机一次，测刚度、取 0.1 克油脂化验。三种油脂各装四台，型号隐去。
      `),
      ...table(
        '表 2　加速试验结果（每组四台平均）',
        `
        油脂 | 刚度下降 10% 的时间（h） | 5,000 h 油中铁含量（mg/kg） | 单台油脂成本（元）
        甲：锂基，通用 | 3,400 | 2,150 | 4
        乙：复合磺酸钙 | 6,200 | 980 | 11
        丙：合成基础油，专用 | 9,800 | 410 | 38
        `,
      ),
      ...prose(`
        差距近三倍，成本差三十四元。许卓并不因此就主张都用丙：倒装关节里，较稠的乙反而比丙留得住。“没有最好的油，只有留得住的油。”
      `),
      ...quote(
        '齿轮是设计出来的，寿命是油养出来的。可图纸上有一百多个尺寸，没有一行写油该剩多少。',
        '许卓，试验室负责人',
      ),
      ...prose(`
        ## 一条温升曲线
        油脂看不见，温度看得见。试验里有个规律：油脂减少到起始量的六成左右，关节在同一段程序下的温升会比新机高 4–6 °C，而这时刚度只降了 2%，精度还合格。也就是说，**温度比精度早报警一千多小时**。
        东莞一家机器人厂据此改了固件：每周日凌晨让六个关节各空走一段固定轨迹，记录温升，与出厂跑合曲线比对，偏差超过 3 °C 就提示补脂。第一批 120 台手臂装上后，十个月里提示 17 次，拆检 17 台，油脂都不足七成，齿面全部完好。
        补一次油脂，停机四十分钟，材料几十元；换一台减速器，停机一天，再加重新标定。
        ## 样本上没写的
        常州砺朔传动的一位工程师看过拆解报告后并不意外。样本上的寿命是在正装、室温、标准油脂下测的，他说，用户很少问这三个前提，销售也很少主动讲。“倒装打几折，我们其实有数据，只是过去没有人要。”今年起，这家公司把倒装、侧装和高温三组寿命曲线都放进了随机文件，连同每台的油脂批号。
        问题还在于没有统一的量法。油脂少到什么程度算缺，各家说法从五成到八成不等；取样要拆关节，用户不敢动。试验室正在试一种不拆机的办法：在杯底预留一个 M3 的螺孔，平时堵上，检查时插入带刻度的细针，三十秒就能估出余量。图纸已经公开，谁都可以用。
        算一笔账更直接。一家有 200 台手臂的工厂，按七千小时换一次减速器，每年要换一百五十台上下；若按温升补脂、把寿命拉到一万二千小时，每年少换六十多台，省下的钱足够请一名专职润滑工，还有剩余。
        ## 给用户的五条
        - 向供应商要跑合温升曲线和油脂批号，留在设备档案里。
        - 倒装、侧装关节的补脂周期按正装的一半算。
        - 补脂前先排旧脂，两种稠化剂不同的油脂不要混。
        - 关节外壳贴一枚几块钱的测温片，比任何预测模型都先到位。
        - 报废前先称一称油。若还没碰到齿，也许只该换油。
        货架上那 64 台里，有 19 台清洗、换脂后刚度恢复到了出厂值的 97% 以上。许卓给它们重新编了号，装回手臂，继续跑。
      `),
      ...gallery(
        [arm, '倒装手臂：41 台缺脂减速器中有 23 台这样安装'],
        [joint, '补脂后的关节重新标定，四十分钟后复产'],
      ),
      ...supplierCard('lishuo'),
      ...productCard('LSH-25-100'),
    ],
  },
  en: {
    title: 'The life of a strain wave gear is in three millilitres of grease',
    standfirst:
      'A laboratory took apart 64 gears that had been retired from production lines. Five had broken teeth. Two thirds had died of the same thing: the grease had left, and nobody knew.',
    author: 'Gu Yizhou',
    source: 'Ironbridge, Changzhou',
    caption:
      'Fig. 1 · Strain wave gear, end view: ring, flexspline and wave generator; B marks the major axis',
    slug: 'three-millilitres-of-grease',
    body: [
      ...prose(`
        On a shelf in Changzhou stand 64 strain wave gears, each beside a numbered jar with a smear of sludge at the bottom. They come from nine users, from assembly lines, dispensing stations and die-casting cells, and they were scrapped for almost the same reason: they had grown noisy, or lost their accuracy.
        “The users said the teeth had gone, and we assumed so too,” says Xu Zhuo, who runs the laboratory. “By the twentieth one we had doubts.”
        ## What was inside
        The post-mortems took five months. Backlash and stiffness first; then the grease was weighed and searched for iron; only then did anyone look at teeth. Five of the 64 had sheared a tooth under overload. Seven had been assembled off centre. Eleven had let in water or dust. In the other 41 the teeth were evenly worn, the flexspline was sound, and the grease was either gone or a black paste.
      `),
      ...table(
        'Table 1 · Why 64 strain wave gears were retired',
        `
        Cause | Units | Share | Mean hours run
        Grease lost or spoiled | 41 | 64% | 6,900
        Seal failed, water or dust | 11 | 17% | 4,200
        Assembled off centre | 7 | 11% | 2,100
        Teeth sheared by overload | 5 | 8% | 5,800
        `,
      ),
      ...prose(`
        A size 25 gear leaves the works with about 18 grams of grease. Of that, less than three millilitres do the work, squeezed back and forth between teeth and flexible bearing a thousand times a minute. Once they are gone, metal meets metal. Gears rated for 15,000 hours were lasting fewer than 7,000.
        ## Where it goes
        Xu found three ways out. The first is centrifugal: grease climbs the wall of the cup to its floor and stays there. Joints that hang upside down or lie on their side are worst, and 23 of the 41 did. The second leads past a lip seal chosen for room temperature into the motor. “People learn where the oil went when the motor seizes.” The third is the quiet one. The grease is still there but is no longer grease: iron in it hastens oxidation, the thickener separates, and what looks full feels like sand.
      `),
      ...picture(
        bench,
        'Fig. 2 · On the comparison rig one motor drives three joints, each with a different grease',
      ),
      ...prose(`
        ## Three greases
        To go beyond autopsy, the laboratory ran twelve new gears at 110% of rated load with housings held at 65 °C. Every 500 hours it measured stiffness and drew a tenth of a gram for analysis. Four gears had each grease; brands were masked.
      `),
      ...table(
        'Table 2 · Accelerated test, mean of four gears',
        `
        Grease | Hours to lose 10% stiffness | Iron at 5,000 h, mg/kg | Cost per gear, yuan
        A, lithium, general purpose | 3,400 | 2,150 | 4
        B, calcium sulphonate complex | 6,200 | 980 | 11
        C, synthetic, made for the purpose | 9,800 | 410 | 38
        `,
      ),
      ...prose(`
        Nearly three times the life for 34 yuan. Xu still does not recommend C everywhere: in joints that hang, the stiffer B stays put better. “There is no best grease,” he says, “only grease that stays.”
      `),
      ...quote(
        'The drawing has more than a hundred dimensions. Not one of them says how much grease should be left.',
        'Xu Zhuo, head of the laboratory',
      ),
      ...prose(`
        ## Temperature tells first
        Nobody can see grease, but anyone can read a thermometer. When the fill falls to about 60%, a joint repeating the same program warms 4 to 6 °C more than it did when new, while stiffness is down only 2% and accuracy still passes. **Temperature warns more than a thousand hours before accuracy does.**
        A robot maker in Dongguan has built on that. Early each Sunday its arms move every joint along a fixed path and compare the rise with the curve recorded at the works; more than 3 °C apart, and they ask for grease. In ten months 120 arms asked 17 times. All 17 were opened. All were below 70% of their fill, and not one tooth was marked.
        Regreasing takes 40 minutes. Replacing the gear takes a day, and then the arm must be calibrated again.
        ## Five things to do
        - Ask for the running-in curve and the grease batch, and keep them with the machine’s papers.
        - Halve the interval for joints that hang or lie on their side.
        - Drain before refilling, and never mix thickeners.
        - Stick a temperature strip on the housing. It costs less than any model and is there sooner.
        - Weigh the grease before scrapping a gear. If the teeth are whole, it may only be thirsty.
        Of the 64 on the shelf, 19 were washed, refilled and came back to within 3% of their original stiffness. Xu gave them new numbers and put them back to work.
      `),
      ...gallery(
        [arm, 'Hanging arm: 23 of the 41 dry gears were mounted like this'],
        [joint, 'A regreased joint is calibrated and back in production within the hour'],
      ),
      ...supplierCard('lishuo'),
      ...productCard('LSH-25-100'),
    ],
  },
};
