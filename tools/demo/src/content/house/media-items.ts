import type { Both } from '../both.ts';
import { type PlateRef, plate } from '../pictures.ts';

/** Items of the media centre, in both editions. */
export interface MediaItem {
  readonly kind: 'release' | 'award' | 'coverage' | 'kit';
  readonly title: Both;
  readonly text: Both;
  readonly daysAgo: number;
  readonly picture?: PlateRef;
}

export const mediaItems: readonly MediaItem[] = [
  {
    kind: 'release',
    daysAgo: 12,
    title: ['铁桥工业网启用新的属性词典', 'Ironbridge opens its new dictionary of properties'],
    picture: plate('metalworking', 'planetary-stage', 'media-dictionary'),
    text: [
      '近百项属性、每项一个单位，六百件产品从今天起可以跨语言比较。词典对供应商开放，可下载。\n以前同一个量有四种写法，买家要自己换算；现在展厅替他换。',
      'Nearly a hundred properties, each with one unit: from today six hundred products compare across languages. Suppliers may download it.\nOne quantity used to be written in four ways and buyers did the sums; now the showroom does them.',
    ],
  },
  {
    kind: 'release',
    daysAgo: 40,
    title: ['中英文编辑部同日出报', 'Both newsrooms now publish on the same day'],
    text: [
      '两组编辑共用一个选题会，各写各的稿。重要报道从此同日见报。\n编辑部公布了更正规则：错一处，改一处，写明日期。',
      'The two newsrooms share one conference and write apart. From now on the main stories appear on the same day.\nThe rule for corrections is published too: one fault, one correction, with its date.',
    ],
  },
  {
    kind: 'release',
    daysAgo: 75,
    title: ['供需大厅单月成交过千条', 'A thousand listings matched in a month'],
    text: [
      '求购与供应在供需大厅对上号的，一个月里第一次超过一千条。其中三成是二手设备。\n联系方式仍只在双方同意后交换。',
      'For the first time more than a thousand buyers and sellers found one another in a month, a third of them over used machines.\nContacts are still exchanged only when both agree.',
    ],
  },
  {
    kind: 'award',
    daysAgo: 55,
    title: ['绘图室获年度信息设计奖', 'The drawing office wins a prize for information design'],
    picture: plate('pumps_filtration', 'pump-set', 'media-five-pumps'),
    text: [
      '评委的话只有一句：这些图可以直接拿去开会。\n获奖的是一组泵的剖面，五台泵，一张图例。',
      'The jury gave one sentence: one could take these drawings into a meeting as they are.\nThe prize went to sections of five pumps with a single key.',
    ],
  },
  {
    kind: 'award',
    daysAgo: 160,
    title: ['无障碍网站评选入围', 'Shortlisted for accessibility'],
    text: [
      '键盘可达、四倍缩放不散架、读屏顺序正确，评审逐页测过。\n我们没有拿第一，第一名的表格做得比我们好，已经去学了。',
      'Reachable by keyboard, whole at four times the size, in order for screen readers: the judges went page by page.\nWe did not come first. The winner’s tables are better, and we have been to learn.',
    ],
  },
  {
    kind: 'coverage',
    daysAgo: 22,
    title: [
      '《制造周报》（示例）谈工业媒体的参数核对',
      'Manufacturing Weekly (example) on checking figures',
    ],
    text: [
      '该刊用两版介绍了展厅的核对流程，从供应商样本到上线要过四道手。\n原文观点与本网无关。',
      'Two pages on how the showroom checks: four pairs of hands between the brochure and the screen.\nThe opinions are the paper’s own.',
    ],
  },
  {
    kind: 'coverage',
    daysAgo: 98,
    title: ['电台专访：为什么还画线描图', 'On the radio: why we still draw lines'],
    picture: plate('auto', 'piston-engine', 'media-radio'),
    text: [
      '白露在节目里说，照片告诉你它长什么样，剖面告诉你它怎么转。\n节目四十分钟，文字稿可下载。',
      'A photograph shows what it looks like, Bai Lu said, and a section how it turns.\nForty minutes, with a transcript.',
    ],
  },
  {
    kind: 'kit',
    daysAgo: 30,
    title: ['媒体资料包', 'Media kit'],
    text: [
      '标识、标准色、读者构成与刊例。使用标识请保留四周一个字高的空白。\n引用报道请注明“铁桥工业网”并附链接。',
      'Marks, colours, readership and rates. Leave one cap height of space around the mark.\nWhen quoting us, name Ironbridge and link to the story.',
    ],
  },
  {
    kind: 'release',
    daysAgo: 420,
    title: ['两种语言的术语库开放查询', 'The term bank opens to readers'],
    text: [
      '三千一百对术语，工程师写的，编辑校的。查一个词，同时看到另一种语言怎么说、在哪些报道里用过。\n发现译法不妥，可以在词条下直接留言，采纳的会署名。',
      'Three thousand one hundred pairs, written by engineers and checked by editors. Look up a word and see what it is called in the other language, and in which stories it was used.\nWho finds a better word can say so under the entry, and is named when it is taken.',
    ],
  },
  {
    kind: 'coverage',
    daysAgo: 510,
    title: [
      '《装备观察》（示例）：一家不卖名次的工业网站',
      'Equipment Review (example): a site that sells no rank',
    ],
    text: [
      '文章比较了五家工业门户的搜索结果，只有一家的排序与广告无关。\n原文观点与本网无关。',
      'The piece compares search results on five industrial portals; on one of them the order has nothing to do with advertising.\nThe opinions are the paper’s own.',
    ],
  },
];
