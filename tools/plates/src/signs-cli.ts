import { join } from 'node:path';
import { drawCover } from './draw-cover.ts';
import { drawIcon } from './draw-icon.ts';
import { drawMark } from './draw-mark.ts';
import { drawPortrait } from './draw-portrait.ts';
import { type IndustryPath, industryPlates } from './industries.ts';
import { laySheet } from './lay-sheet.ts';

// A sheet each of covers, marks, portraits and icons, one for every industry, to be looked at.
const isPath = (path: string): path is IndustryPath => path in industryPlates;
const paths = Object.keys(industryPlates).filter(isPath);
const initials = ['HL', 'DK', 'BSW', 'QT', 'M', 'ZR', 'NYX', 'AE', 'JF', 'PC', 'GV'];
const mastheads = [
  ['国际塑料商情', '2026 年 11 月号　总第 338 期', '每一模的能耗账'],
  [
    'Metalworking Review',
    'November 2026',
    'Dry machining leaves the laboratory and meets the night shift',
  ],
  ['流体与过滤', '2026 年第 6 期', '汽蚀余量：一台泵的体检报告为什么总在夜里出错'],
  ['Packaging & Process International', 'Issue 11, 2026', 'What a lighter carton costs'],
  ['机器人周期', '2026 年第 38 期', '压铸车间的手'],
] as const;
const further = [
  '再生 PET 绍兴价连涨五周',
  'How to fit four meters to an old machine',
  '十二厂数据表',
];

const seedOf = (i: number): number => i + 1;
const wordOf = (i: number): string => initials[i % initials.length] ?? 'IB';

const covers = paths.slice(0, 15).map((path, i) => {
  const { hue, motifs } = industryPlates[path];
  const [title, issue, headline] = mastheads[i % mastheads.length] ?? mastheads[0];
  const lines = further.slice(0, i % 4);
  return drawCover({
    title,
    issue,
    headline,
    lines,
    number: (i % 12) + 1,
    motif: motifs[i % 4] ?? motifs[0],
    seed: seedOf(i),
    hue,
  });
});
const marks = [0, 1, 2].flatMap((turn) =>
  paths.map((path, i) =>
    drawMark({
      initials: wordOf(i + turn),
      hue: industryPlates[path].hue,
      seed: seedOf(i + turn * 20),
    }),
  ),
);
const portraits = paths.map((path, i) =>
  drawPortrait({ initials: wordOf(i), hue: industryPlates[path].hue, seed: seedOf(i) }),
);
const icons = paths.map((industry) =>
  drawIcon({ industry, hue: industryPlates[industry].hue, size: 192 }),
);

const out = process.argv[2] ?? join(import.meta.dirname, '../dist');
await laySheet(covers, { columns: 5, width: 450, height: 600, out: join(out, 'covers.png') });
await laySheet(marks, { columns: 12, width: 160, height: 160, out: join(out, 'marks.png') });
await laySheet(portraits, { columns: 7, width: 300, height: 300, out: join(out, 'portraits.png') });
await laySheet(icons, { columns: 10, width: 96, height: 96, out: join(out, 'icons.png') });
console.log(`Covers, marks, portraits and icons: ${out}`);
