import { accountPath } from '@ironbridge/domain';
import { newSession } from '@ironbridge/people';
import { firstOfCrowd, withCrowd } from './member-crowd.ts';
import { type Report, round } from './report.ts';
import { medianP95 } from './rounds.ts';
import { getEnv, openStack, type Stack } from './stack.ts';

const sizes = { small: 1000, large: 1_000_000 };
const readers = 100;
const asked = 200;

/** A member's own page and marks, among a thousand members and among a million with five million favourites. */
export async function benchMember(): Promise<Report> {
  const stack = await openStack();
  return withCrowd(getEnv(stack.env, 'ADMIN_DATABASE_URL'), async (grow) => {
    await grow(sizes.small);
    const cookies = await logIn();
    const small = await timesOf(stack, cookies);
    console.log(`  ${sizes.small} members: ${JSON.stringify(small)}`);
    const favourites = await grow(sizes.large);
    const large = await timesOf(stack, cookies);
    console.log(`  ${sizes.large} members: ${JSON.stringify(large)}`);
    const grown = {
      page: large.page_p95_ms / small.page_p95_ms,
      list: large.list_p95_ms / small.list_p95_ms,
      state: large.state_p95_ms / small.state_p95_ms,
    };
    return {
      name: 'member',
      figures: {
        members: sizes.large,
        favourites,
        ...large,
        page_times: round(grown.page, 2),
        list_times: round(grown.list, 2),
        state_times: round(grown.state, 2),
      },
      goal: 'p95 of the favourites page, list and state ≤ 2× of 1,000 members',
      met: Math.max(...Object.values(grown)) <= 2,
    };
  });
}

/** Some of the small crowd, among them those who keep a great many: the same people at either size. */
async function logIn(): Promise<string[]> {
  const cookies: string[] = [];
  for (let n = 0; n < readers; n += 1) {
    const { cookie } = await newSession(firstOfCrowd + n * 10, 'cn');
    cookies.push(cookie);
  }
  return cookies;
}

async function timesOf(stack: Stack, cookies: readonly string[]) {
  const items = Array.from({ length: 40 }, (_, n) => `product:${1_000_000 + n}`).join(',');
  const time = (path: string) =>
    medianP95(asked, (n) => ask(stack, path, cookies[n % cookies.length] ?? ''));
  return {
    page_p95_ms: await time(accountPath('favourites')),
    list_p95_ms: await time('/memberApi/favourites'),
    state_p95_ms: await time(`/memberApi/favourites/state?items=${items}`),
  };
}

async function ask({ front, hosts }: Stack, path: string, cookie: string): Promise<void> {
  const answer = await front.request({
    path,
    method: 'GET',
    headers: { host: hosts.cn, cookie, accept: 'text/html,application/json' },
  });
  await answer.body.dump();
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
}
