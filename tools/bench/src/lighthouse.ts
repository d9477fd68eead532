import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { percentile, type Report } from './report.ts';
import { getScreenPath, type ScreenName, screenNames } from './screens.ts';
import { openStack } from './stack.ts';

/** Read the most: the median of five runs has to be perfect. The others are looked at once. */
const frequented: ReadonlySet<ScreenName> = new Set([
  'home',
  'list',
  'article',
  'video',
  'issue',
  'products',
  'product',
  'supplier',
]);
const goals = { frequented: 1, other: 0.98 };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Beside the scores: how fast Lighthouse found the machine; below 1,000 it warns that performance suffers by it. */
const measures = ['shift', 'processor'] as const;
const order = [...categories, ...measures];

type Scores = Readonly<Record<(typeof order)[number], number>>;

/** Lighthouse's mobile audit, as a reader comes for the first time; of all screens, or of those that are named. */
export async function benchLighthouse(wanted: readonly string[]): Promise<Report> {
  const stack = await openStack();
  const chrome = await launch({
    // Without its window, whose own pages take their time from the one that is measured.
    chromePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const figures: Record<string, string> = {};
    const short: string[] = [];
    for (const name of screenNames.filter((one) => !wanted.length || wanted.includes(one))) {
      const url = `http://${stack.hosts.cn}${await getScreenPath(stack, name)}`;
      const scores = await auditMedian(url, chrome.port, frequented.has(name) ? 5 : 1);
      const goal = frequented.has(name) ? goals.frequented : goals.other;
      figures[name] = order.map((key) => scores[key]).join(' ');
      if (!isGood(scores, goal)) short.push(name);
      console.log(`  ${name}: ${figures[name]}`);
    }
    return {
      name: 'lighthouse',
      figures: { order: order.join(' '), ...figures, short: short.join(', ') },
      goal: `performance 1.00 of ${[...frequented].join(', ')} (median of 5), 0.98 of the others; the rest 1.00; nothing shifts`,
      met: short.length === 0,
    };
  } finally {
    chrome.kill();
  }
}

function isGood(scores: Scores, performance: number): boolean {
  const perfect = categories.every((key) => key === 'performance' || scores[key] === 1);
  return perfect && scores.performance >= performance && scores.shift === 0;
}

async function auditMedian(url: string, port: number, runs: number): Promise<Scores> {
  const all: Scores[] = [];
  for (let n = 0; n < runs; n += 1) all.push(await audit(url, port));
  const median = (key: keyof Scores) =>
    percentile(
      all.map((scores) => scores[key]),
      0.5,
    );
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
    shift: Math.max(...all.map(({ shift }) => shift)),
    processor: median('processor'),
  };
}

async function audit(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  const score = (key: string) => lhr.categories[key]?.score ?? 0;
  for (const { id, score: found, title } of Object.values(lhr.audits)) {
    const inTitle = ['accessibility', 'best-practices', 'seo'].some((key) =>
      lhr.categories[key]?.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
    );
    if (inTitle && found !== null && found < 1) console.log(`    ${id}: ${title}`);
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    processor: lhr.environment.benchmarkIndex,
  };
}
