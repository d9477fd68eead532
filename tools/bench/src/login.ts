import { randomBytes, randomUUID } from 'node:crypto';
import { newAddress, newMember, seal } from '@ironbridge/people';
import { loadStackEnv, stateFolder } from '@ironbridge/stack';
import { hash } from '@node-rs/argon2';
import { Redis } from 'ioredis';
import { Pool as Database } from 'pg';
import { Pool } from 'undici';
import { cpuSeconds } from './cpu.ts';
import { startMember } from './own-member.ts';
import { percentile, type Report, round } from './report.ts';

const members = 100;
const logins = 600;
const atOnce = 16;
const goal = 30;
/** The cost that member hashes with. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Whole logins by password, over HTTP, against the processor time that member spends on them. */
export async function benchLogin(): Promise<Report> {
  const env = loadStackEnv(stateFolder(), 'member');
  const origin = env['EN_ORIGIN'] ?? '';
  const password = randomBytes(8).toString('hex');
  const emails = await makeMembers(env['DATABASE_URL'] ?? '', password);
  const redis = new Redis(env['REDIS_DURABLE_URL'] ?? '');
  const bodies: string[] = [];
  for (let n = 0; n < logins; n += 1) {
    const key = randomUUID();
    // Drawing graphic codes is another door's work.
    await redis.set(`graphic:${key}`, 'ABCD', 'EX', 600);
    const account = await seal('account', emails[n % members] ?? '');
    const sealed = { account, password: await seal('password', password) };
    bodies.push(JSON.stringify({ ...sealed, key, img_code: 'ABCD' }));
  }

  const member = await startMember();
  const pool = new Pool(`http://127.0.0.1:${member.port}`, { connections: atOnce });
  const times: number[] = [];
  let failed = 0;
  const login = async (body: string): Promise<void> => {
    const since = performance.now();
    const answer = await pool.request({
      path: '/login_by_pwd',
      method: 'POST',
      headers: {
        host: new URL(origin).host,
        origin,
        'content-type': 'application/json',
        'x-forwarded-for': newAddress(),
      },
      body,
    });
    const text = await answer.body.text();
    if (!text.startsWith('{"code":1')) {
      failed += 1;
      console.log(`  refused: ${text}`);
    }
    times.push(performance.now() - since);
  };
  for (const body of bodies.splice(0, atOnce)) await login(body);
  times.length = 0;
  const [cpuBefore, since] = [cpuSeconds(member.pid), performance.now()];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) await login(body);
    }),
  );
  const seconds = (performance.now() - since) / 1000;
  const cpu = cpuSeconds(member.pid) - cpuBefore;
  await pool.close();
  await member.stop();
  redis.disconnect();

  const perCpu = times.length / cpu;
  return {
    name: 'login',
    figures: {
      logins_per_cpu_second: round(perCpu, 1),
      logins_per_second: round(times.length / seconds, 1),
      p95_ms: round(percentile(times, 0.95)),
      failed,
    },
    goal: `≥ ${goal} password logins per second and vCPU, argon2id with 19 MiB, t = 2`,
    met: perCpu >= goal && failed === 0,
  };
}

async function makeMembers(url: string, password: string): Promise<string[]> {
  const database = new Database({ connectionString: url });
  const hashed = await hash(password, cost);
  const emails: string[] = [];
  for (let n = 0; n < members; n += 1) {
    const { id, email } = await newMember('en');
    await database.query(
      `insert into accounts (subject, provider, account, password) values ($1, 'credential', $2, $3)`,
      [id, String(id), hashed],
    );
    emails.push(email);
  }
  await database.end();
  return emails;
}
