import { productCard, prose, quote, table } from '../parts.ts';
import { plate } from '../pictures.ts';
import type { Story } from '../story.ts';

/** Robots and what keeps people safe beside them. */
export const robotCellStories = {
  twoNumbers: {
    minutesAgo: 6240,
    types: ['editorpick'],
    industries: ['robotics'],
    tags: ['cobots', 'reducers'],
    cover: plate('robotics', 'robot-arm', 'two-numbers'),
    suppliers: ['bizhou'],
    products: ['BZ-C5'],
    cn: {
      title: '样本上写 ±0.02 毫米的机器人，为什么差了 1.1 毫米',
      standfirst:
        '重复精度不是绝对精度。买机器人之前，先想清楚你的程序是“教”出来的，还是“算”出来的。',
      author: '顾亦舟',
      source: '本网记者 合肥报道',
      caption: '六轴机器人与工作范围：两个虚影姿态之间的误差最能说明问题',
      body: [
        ...prose(`
          合肥一家水泵厂用离线软件给打磨工位编了程序，下载到机器人，第一件工件就磨穿了边。厂家来人一测：指令位置与实际位置差 1.1 毫米。样本上明明写着 ±0.02 毫米，双方都没有说谎。
          样本上的是**重复精度**：同一段程序走三十遍，落点散开多大。它取决于减速器背隙、编码器和伺服，小机器人做到 ±0.02 毫米并不稀奇。**绝对精度**说的是另一回事：让它去坐标（800，300，450），它到底去了哪里。连杆长度差 0.1 毫米、关节零位偏 0.02 度、手臂在负载下往下沉，都算在里面。未经标定的六轴机器人，差 0.5 到 2 毫米是常态，样本上往往不写。
          ## 你要买的是哪一个
        `),
        ...table(
          '用途与精度要求',
          `
          用途 | 程序从哪里来 | 关键指标 | 要不要标定
          上下料、码垛 | 现场示教 | 重复精度 | 不要
          点焊、弧焊 | 示教加焊缝跟踪 | 重复精度 | 一般不要
          打磨、涂胶 | 离线编程 | 绝对精度 | 要
          钻铆、测量 | 由三维数模计算 | 绝对精度 | 必须，并带载复测
          `,
        ),
        ...prose(`
          标定并不神秘。激光跟踪仪对着法兰上的靶球，让机器人摆五十来个姿态，把每根连杆的真实参数反算出来，写回控制器。合肥这台机器人标定用了半天，费用一万二，平均误差从 1.1 毫米降到 0.18 毫米。
          做完还有三件事会把它还回去：换减速器、撞机、热机。冷态开机到热平衡，一米臂展的末端会漂 0.1 到 0.2 毫米，所以标定要在热机半小时后做。
          ## 验收时写清楚三句话
          - 按 ISO 9283 的方法测，写明负载、速度和热机时间。
          - 重复精度与绝对精度分别给数，不要只给好看的那个。
          - 撞机或更换减速器之后，谁来复标，收多少钱。
        `),
        ...quote('重复精度是习惯，绝对精度是认路。习惯好的人，也会迷路。', '殷实，标定工程师'),
        ...productCard('BZ-C5'),
      ],
    },
    en: {
      title: 'The robot is good to 0.02 mm. So why did it miss by 1.1?',
      standfirst:
        'Repeatability is not accuracy, and data sheets print only one of them. A buyer’s guide to knowing which you need.',
      author: 'Gu Yizhou',
      source: 'Ironbridge, Hefei',
      caption: 'Six-axis arm and its working range',
      slug: 'repeatability-is-not-accuracy',
      body: [
        ...prose(`
          A pump maker in Hefei programmed a grinding cell on a computer, sent the program to the robot and ground clean through the edge of the first casting. The arm was 1.1 mm from where it had been told to be. The data sheet said ±0.02 mm. Nobody had lied.
          The figure on the sheet is **repeatability**: run one program thirty times and see how far the results scatter. Gears, encoders and drives decide it, and a small arm reaches two hundredths without trying. **Accuracy** is a different question. Send the arm to a coordinate it has never visited, and where does it end up? A link a tenth of a millimetre too long, a joint zeroed 0.02 degrees out, an arm that sags under its tool: all of it counts. An uncalibrated six-axis robot is typically wrong by 0.5 to 2 mm, and the sheet keeps quiet.
          ## Which one are you buying?
        `),
        ...table(
          'What the job asks of the arm',
          `
          Job | Where the path comes from | What matters | Calibrate?
          Loading, palletising | Taught on the spot | Repeatability | No
          Welding | Taught, with seam tracking | Repeatability | Seldom
          Grinding, dispensing | Programmed off line | Accuracy | Yes
          Drilling, measuring | Computed from a model | Accuracy | Yes, and check under load
          `,
        ),
        ...prose(`
          Calibration holds no mystery. A laser tracker watches a ball on the flange while the arm strikes some fifty poses; from the errors a program works out the true length and twist of each link and writes them to the controller. In Hefei it took half a day and 12,000 yuan, and the mean error fell to 0.18 mm.
          Three things undo it: a new gearbox, a crash, and the morning. From cold to warm the tip of a one-metre arm drifts by 0.1 to 0.2 mm, so calibrate after half an hour’s running.
          ## Put in the contract
          - Tests by ISO 9283, with load, speed and warm-up stated.
          - Repeatability and accuracy as two figures, not the prettier one.
          - Who recalibrates after a crash, and at what price.
        `),
        ...quote(
          'Repeatability is habit. Accuracy is knowing the way. People of excellent habits get lost too.',
          'Yin Shi, calibration engineer',
        ),
        ...productCard('BZ-C5'),
      ],
    },
  },
  invisibleFence: {
    minutesAgo: 17_900,
    types: [],
    industries: ['robotics', 'cobots', 'intelligent_automation'],
    tags: ['cobots', 'standards'],
    cover: plate('robotics', 'delta-robot', 'invisible-fence'),
    cn: {
      title: '看不见的围栏该画多远：一道安全距离的算术题',
      standfirst:
        '拆了围栏，装上激光扫描仪，黄线画在一米处。验收员按了一次秒表，黄线退到了一米八八。',
      author: '江行简',
      body: [
        ...prose(`
          苏北一家食品厂的装盒工位撤掉了铁丝网，换成一台贴地安装的安全激光扫描仪：人走近，机器人停。集成商把保护区画在机器人外一米，看着宽敞，验收却没有通过。
          验收员温岚的理由只有一条算式。人走路的速度，标准取每秒 1.6 米；从扫描仪看见人到机器人真正停住，这段时间人还在往前走。围栏的距离，就是人在这段时间里走过的路，再加上一段手臂能伸过去的余量。
          ## 停下来要多久
          最容易被漏掉的是机器人自己的停止时间。样本给的是最好情况，满载、全速、伸直时最长。温岚让机器人带着 4 公斤的吸盘跑最快的那段轨迹，连触发十次，取最大值。
        `),
        ...table(
          '装盒工位的安全距离',
          `
          项目 | 最初估算 | 实测
          扫描仪响应（ms） | 80 | 80
          安全控制器（ms） | 20 | 40
          机器人停止（ms） | 150 | 380
          人走过的距离（mm） | 400 | 800
          附加距离（mm） | 600 | 1,080
          合计（mm） | 1,000 | 1,880
          `,
        ),
        ...prose(`
          附加距离也不是随手写的。扫描平面离地高度为 H 毫米时，按 1,200 − 0.4H 计算，且不得小于 850。这台装在 300 毫米高，得 1,080。装得越低，人越可能从上面探身过去，余量就要越大。
          1.88 米，工位摆不下。厂里没有去改标准，而是改机器人：进入外圈黄区先降到每秒 250 毫米，低速时停止时间只有 110 毫秒，内圈红区随之缩到 1.45 米，过道保住了。人只是路过，机器人慢几秒；人真的走近，它才停。一班下来，停机从 63 次降到 9 次。
          温岚给同行三点提醒：停止时间每年复测，刹车片会磨；换了更重的夹具要重算；地上的黄线掉了漆，不等于保护区也没了，反过来，画了线也不等于有保护。
        `),
        ...quote('围栏可以看不见，算式不能看不见。', '温岚，安全验收员'),
      ],
    },
    en: {
      title: 'How far away is a fence you cannot see?',
      standfirst:
        'The wire mesh went, a laser scanner came, and somebody painted a yellow line at one metre. A stopwatch moved it to 1.88.',
      author: 'Jiang Xingjian',
      slug: 'a-fence-you-cannot-see',
      body: [
        ...prose(`
          A food plant in northern Jiangsu took down the mesh around its cartoning robot and put a safety laser scanner on the floor instead. Walk up and the arm stops. The integrator drew the protective field one metre out. It looked generous and it failed inspection.
          Wen Lan, the inspector, needed one line of arithmetic. A person is taken to walk at 1.6 metres a second. Between the moment the scanner sees a leg and the moment the arm is still, that person keeps walking. The fence belongs at the distance covered in that time, plus an allowance for what an outstretched arm can reach.
          ## How long is a stop?
          What people forget is the robot. Its sheet gives the kindest case; a loaded arm, stretched out at full speed, takes far longer. Wen had it run its quickest path with the 4 kg gripper on, tripped the scanner ten times and kept the worst.
        `),
        ...table(
          'Distance for the cartoning cell',
          `
          Item | As drawn | As measured
          Scanner response, ms | 80 | 80
          Safety controller, ms | 20 | 40
          Robot stop, ms | 150 | 380
          Walked meanwhile, mm | 400 | 800
          Allowance, mm | 600 | 1,080
          Total, mm | 1,000 | 1,880
          `,
        ),
        ...prose(`
          Nor is the allowance a matter of taste. With the beam at height H in millimetres it is 1,200 − 0.4H and never less than 850. At 300 mm above the floor that makes 1,080. The lower the beam, the further a person may lean over it.
          There was no room for 1.88 metres, so the plant changed the robot rather than the sum. Enter an outer zone and the arm drops to 250 mm a second, from which it stops in 110 ms; the inner field shrinks to 1.45 metres and the gangway survives. Passers-by cost a few slow seconds. Only somebody who comes close costs a stop. Stops fell from 63 a shift to nine.
          Wen leaves three reminders. Measure the stop again every year, because brakes wear. Do the sum again when the gripper gets heavier. And a painted line protects nobody: it is there to explain the field, not to be it.
        `),
        ...quote(
          'The fence may be invisible. The arithmetic may not.',
          'Wen Lan, safety inspector',
        ),
      ],
    },
  },
} as const satisfies Record<string, Story>;
