import { type Line, openLine } from '@ironbridge/doubles';
import { newMember } from '@ironbridge/people';
import { loadStackEnv, stateFolder } from '@ironbridge/stack';
import { Pool } from 'undici';
import { timeAtPace } from './at-pace.ts';
import { runClosedLoop } from './closed-loop.ts';
import { startMember } from './own-member.ts';
import { percentile, type Report, round } from './report.ts';

const members = 100;
const pace = { perSecond: 200, seconds: 10 };
const goal = { perSecond: 5000, p99: 300 };

/** Who is asking, as often as it can be said; then with each of its stores gone silent in turn. */
export async function benchSession(): Promise<Report> {
  const cookies: string[] = [];
  for (let n = 0; n < members; n += 1) cookies.push((await newMember('en')).cookie);
  const env = loadStackEnv(stateFolder(), 'member');
  const host = new URL(env['EN_ORIGIN'] ?? '').host;

  const perSecond = await measureRate(host, cookies);
  console.log(`  ${round(perSecond)} checks/s on one process`);
  const cacheUrl = new URL(env['REDIS_CACHE_URL'] ?? '');
  const databaseUrl = new URL(env['DATABASE_URL'] ?? '');
  const redis = await toLine(cacheUrl);
  const postgres = await toLine(databaseUrl);
  const member = await startMember({
    REDIS_CACHE_URL: cacheUrl.href,
    DATABASE_URL: databaseUrl.href,
  });
  const pool = new Pool(`http://127.0.0.1:${member.port}`, { connections: 256 });
  let failed = 0;
  const check = async (n: number): Promise<void> => {
    const cookie = cookies[n % members] ?? '';
    const { body } = await pool.request({
      path: '/api/userinfo',
      method: 'GET',
      headers: { host, cookie },
    });
    if (!(await body.text()).includes('"id":1')) failed += 1;
  };
  const healthy = await timeAtPace(pace, check);
  redis.silence();
  const withoutRedis = await timeAtPace(pace, check);
  redis.restore();
  // Until Redis knows everybody again.
  await timeAtPace({ ...pace, seconds: 3 }, check);
  postgres.silence();
  const withoutPostgres = await timeAtPace(pace, check);
  postgres.restore();
  await pool.close();
  await member.stop();
  for (const line of [redis, postgres]) line.close();

  const p99 = (times: readonly number[]) => round(percentile(times, 0.99));
  const figures = {
    checks_per_second: round(perSecond),
    failed,
    healthy_p99_ms: p99(healthy),
    redis_silent_p99_ms: p99(withoutRedis),
    postgres_silent_p99_ms: p99(withoutPostgres),
  };
  return {
    name: 'session',
    figures,
    goal: `≥ ${goal.perSecond} checks/s on one process; none failed and p99 ≤ ${goal.p99} ms with Redis or PostgreSQL silent`,
    met:
      perSecond >= goal.perSecond &&
      failed === 0 &&
      Math.max(figures.redis_silent_p99_ms, figures.postgres_silent_p99_ms) <= goal.p99,
  };
}

async function measureRate(host: string, cookies: readonly string[]): Promise<number> {
  const member = await startMember();
  const loop = (seconds: number) =>
    runClosedLoop({
      port: member.port,
      connections: 64,
      seconds,
      message: (n) =>
        `GET /api/userinfo HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookies[n % cookies.length]}\r\n\r\n`,
      isAnswer: (text) => text.endsWith('}}}') && text.includes('"id":1'),
    });
  // A process that was just started compiles what it runs most.
  await loop(3);
  const rates = [await loop(5), await loop(5), await loop(5)];
  await member.stop();
  return percentile(rates, 0.5);
}

async function toLine(url: URL): Promise<Line> {
  const line = await openLine({ host: url.hostname, port: Number(url.port) });
  url.port = String(line.port);
  return line;
}
