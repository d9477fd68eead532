import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { getArticlePath } from './edge.ts';
import { percentile, type Report } from './report.ts';
import { openStack } from './stack.ts';

const runs = 5;

/** Lighthouse's mobile audit of an article's page: the median of five. */
export async function benchLighthouse(): Promise<Report> {
  const stack = await openStack();
  const url = `http://${stack.hosts.cn}${await getArticlePath(stack)}`;
  const chrome = await launch({
    chromePath: '/usr/bin/chromium',
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const performance: number[] = [];
    const accessibility: number[] = [];
    for (let n = 0; n < runs; n += 1) {
      const result = await lighthouse(url, {
        port: chrome.port,
        output: 'json',
        onlyCategories: ['performance', 'accessibility'],
      });
      performance.push(result?.lhr.categories['performance']?.score ?? 0);
      accessibility.push(result?.lhr.categories['accessibility']?.score ?? 0);
      console.log(
        `  run ${n + 1}: performance ${performance.at(-1)}, accessibility ${accessibility.at(-1)}`,
      );
    }
    const figures = {
      performance: percentile(performance, 0.5),
      accessibility: percentile(accessibility, 0.5),
    };
    return {
      name: 'lighthouse',
      figures,
      goal: 'performance 1.00, accessibility 1.00 (median of 5)',
      met: figures.performance === 1 && figures.accessibility === 1,
    };
  } finally {
    chrome.kill();
  }
}
