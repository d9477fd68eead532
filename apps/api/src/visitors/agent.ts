import type { TakenView } from '@ironbridge/domain';

/** What programs that read pages call themselves. Plain alternatives: nothing in a name can make them run long. */
const programs =
  /bot|crawl|spider|slurp|headless|lighthouse|phantomjs|puppeteer|playwright|selenium|preview|monitor|uptime|scrapy|curl|wget|python|java\/|go-http|node|undici|axios|okhttp|httpclient|libwww|facebookexternalhit|mediapartners/i;

export function judgeAgent(agent: string): TakenView['agent'] {
  if (agent.trim() === '') return 'no_agent';
  return programs.test(agent) ? 'bot' : 'reader';
}
