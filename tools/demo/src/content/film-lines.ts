import type { Both } from './both.ts';

/** What is said in each film, line by line: its captions, and beside the film what can be read of it. */
export const filmLines: Readonly<Record<string, readonly Both[]>> = {
  screw: [
    ['料从漏斗落下来，还是冷的、硬的。', 'Pellets fall from the hopper, cold and hard.'],
    [
      '压缩段把它们挤到一起，大半的热来自摩擦。',
      'Compression squeezes them; most of the heat is friction.',
    ],
    ['到了计量段，每一转送出的熔体都一样多。', 'By metering, every turn delivers the same melt.'],
  ],
  shred: [
    ['刀轴每分钟八十转，电流一直有人盯着。', 'The shaft turns at eighty; its current is watched.'],
    ['一块钢进来，电流在三十毫秒里翻倍。', 'Steel comes in, and the current doubles in 30 ms.'],
    [
      '停、反转半圈、再试一次，刀还在。',
      'Stop, half a turn back, try again: the knives are whole.',
    ],
  ],
  chuck: [
    ['开机第一件，主轴还没热起来。', 'First part of the day, with a cold spindle.'],
    ['补偿表按温度算，不按钟点算。', 'Compensation follows temperature, not the clock.'],
    ['八微米，量了三次，都在里面。', 'Eight microns, measured three times, and inside.'],
  ],
  press: [
    ['滑块走到最低处，停住。', 'The slide reaches the bottom and waits.'],
    ['半秒里，板料回弹的劲散掉大半。', 'In half a second most of the springback is gone.'],
    ['后面那道整形，不用了。', 'The sizing step after it is no longer needed.'],
  ],
  seam: [
    ['第一道滚轮把盖钩卷进去。', 'The first roll curls the cover hook in.'],
    ['第二道压紧，扭矩在这里说真话。', 'The second irons it flat; here torque tells the truth.'],
    [
      '松一丝，曲线先塌下去，罐子后来才漏。',
      'A loose seam sags on the curve long before it leaks.',
    ],
  ],
  beads: [
    ['一升腔体，一亿颗零点一毫米的珠子。', 'One litre holds a hundred million beads of 0.1 mm.'],
    ['浆料往里走，珠子被离心力推在外面。', 'Slurry goes in; the beads are flung outward.'],
    ['没有筛网，也就没有堵住的筛网。', 'No screen, so no blocked screen.'],
  ],
  spring: [
    ['泵头里最难回收的，是那根钢丝。', 'The hardest part to recycle was the steel wire.'],
    ['塑料弹簧要压一百万次不塌。', 'Plastic must stand a million strokes without set.'],
    ['第十一版形状，终于和瓶子一起回收。', 'The eleventh shape goes back with the bottle.'],
  ],
  pack: [
    ['上盖二十四颗螺栓，先断电再拆。', 'Twenty-four bolts in the lid; power off first.'],
    ['液冷板贴着电芯，胶只许薄不许缺。', 'The cold plate lies on the cells, glue thin but whole.'],
    [
      '托底十五千牛，托盘凹了，电芯没动。',
      'Struck with 15 kN from below: tray dented, cells still.',
    ],
  ],
  ring: [
    ['两吨重的环，一圈零点三三秒。', 'Two tonnes, once round in a third of a second.'],
    ['球管和探测器永远面对面。', 'Tube and detector always face each other.'],
    ['动平衡差十克，图像上就是一道影。', 'Ten grams out of balance is a shadow in the image.'],
  ],
  punch: [
    ['五十五副冲头，拉直了看是一条坡道。', 'Unrolled, fifty-five punches climb one ramp.'],
    ['填充、刮平、预压，再是主压。', 'Fill, scrape, pre-press, and then the main press.'],
    ['一片药只有八十毫秒，秤却要称它一次。', 'Each tablet has 80 ms, and is weighed all the same.'],
  ],
  cell: [
    ['晚上十点，最后一个人关灯走了。', 'At ten the last person turns out the light.'],
    ['四十八个托盘按交期自己排队。', 'Forty-eight pallets queue by due date.'],
    ['断一把刀，它换一把，记一笔，接着干。', 'A tool breaks; it changes it, notes it, goes on.'],
    ['早上七点，二十六件，一件待查。', 'At seven: twenty-six parts, one to look at.'],
  ],
  galvo: [
    ['两面镜子，一面管横，一面管竖。', 'Two mirrors: one for across, one for down.'],
    ['转角不到一度，光斑已经走完一个码。', 'Less than a degree, and the spot has drawn a code.'],
    ['三毫秒，箱子还没走出两厘米。', 'Three milliseconds; the box has moved two centimetres.'],
  ],
  arm: [
    ['压铸车间，空气里都是脱模剂和铝粉。', 'In a foundry the air is release agent and aluminium.'],
    ['每个关节里吹一点点干净的正压气。', 'A breath of clean air keeps each joint under pressure.'],
    ['两年后拆开，轴承还是亮的。', 'Opened after two years, the bearings still shine.'],
  ],
  wave: [
    ['外圈一百零二齿，柔轮一百齿。', 'A hundred and two teeth outside, a hundred on the cup.'],
    ['凸轮把柔轮撑成椭圆，只有两头在啮合。', 'The cam makes it oval; only two ends mesh.'],
    ['转一圈，只错开两个齿。', 'One turn, and it has slipped by two teeth.'],
  ],
  stack: [
    ['先量车厢，再想托盘。', 'Measure the lorry first, then the pallet.'],
    ['重的在下面谁都知道，难的是转弯那一下。', 'Heavy goes low; the hard part is the bend.'],
    ['换一种压缝，少缠两圈膜。', 'A different bond saves two turns of film.'],
  ],
  web: [
    ['熔体从六千个孔里出来。', 'Melt leaves six thousand holes.'],
    ['冷风把它拉到头发的八分之一。', 'Cold air draws it to an eighth of a hair.'],
    ['铺在网上的那一刻，布的好坏已经定了。', 'Where it lands on the belt, the cloth is decided.'],
    ['再往后四十米，只是把它压牢。', 'The forty metres after that only bond it.'],
  ],
  volute: [
    ['水从叶轮甩出来，速度比压力多。', 'Water leaves the impeller with speed, not pressure.'],
    ['蜗壳越来越宽，速度就换成了压力。', 'The widening case turns one into the other.'],
    [
      '蜗舌离叶轮近一毫米，效率高一点，也吵一点。',
      'The tongue a millimetre nearer: more efficient, and louder.',
    ],
  ],
  wind: [
    ['九十米高，风速不能过八米。', 'Ninety metres up; no work above eight metres a second.'],
    [
      '把主轴托起四毫米，旧轴承从侧面出来。',
      'Lift the shaft four millimetres; the bearing comes out sideways.',
    ],
    ['不吊叶轮，省下一台大吊车和一个星期。', 'The rotor stays up: no crane, and a week saved.'],
  ],
  chip: [
    ['最上面是硅，朝下扣着。', 'Silicon on top, face down.'],
    ['底填把几万个焊球一起撑住。', 'Underfill holds tens of thousands of bumps together.'],
    [
      '玻璃芯不怕热，怕的是边上那条细纹。',
      'A glass core minds no heat, only the crack at its edge.',
    ],
  ],
  rotor: [
    ['一台电机，两套互不相干的绕组。', 'One motor, two windings that know nothing of each other.'],
    ['切掉一套，转速掉一成，推力还够。', 'Cut one: a tenth less speed, and thrust enough.'],
    ['剩下的六分钟，够它落回起点。', 'Six minutes are left, enough to land where it began.'],
  ],
};
