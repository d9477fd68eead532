import { loadStackEnv, sendS3 } from '@ironbridge/stack';
import { Redis } from 'ioredis';
import pg from 'pg';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

const env = loadStackEnv();
const get = (name: string): string => env[name] ?? '';

/** Every store of the house that has this word anywhere in it, table by table. */
export async function findTraces(word: string): Promise<string[]> {
  const found = await Promise.all([
    findInDatabase(word),
    findInRedis('REDIS_CACHE_URL', word),
    findInRedis('REDIS_DURABLE_URL', word),
    findInEngine(word),
  ]);
  return found.flat();
}

/** Of every schema, whoever it belongs to, jobs and versions included. */
async function findInDatabase(word: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: get('ADMIN_DATABASE_URL') });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const holding: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await client.query(
        `select from ${name} as own where strpos(own::text, $1) > 0 limit 1`,
        [word],
      );
      if (rowCount) holding.push(name);
    }
    return holding;
  } finally {
    await client.end();
  }
}

const KeysSchema = Type.Array(Type.String());

async function findInRedis(name: string, word: string): Promise<string[]> {
  const redis = new Redis(get(name));
  try {
    for await (const keys of redis.scanStream({ count: 1000 })) {
      for (const key of Value.Parse(KeysSchema, keys)) {
        const text = key + JSON.stringify(await readKey(redis, key));
        if (text.includes(word)) return [name];
      }
    }
    return [];
  } finally {
    redis.disconnect();
  }
}

async function readKey(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key);
  if (type === 'string') return redis.get(key);
  if (type === 'hash') return redis.hgetall(key);
  return type === 'stream' ? redis.xrange(key, '-', '+') : undefined;
}

/** Without any hit the engine leaves all of it out. */
const FoundSchema = Type.Object({
  hits: Type.Optional(Type.Object({ hits: Type.Array(Type.Object({ _index: Type.String() })) })),
});

async function findInEngine(word: string): Promise<string[]> {
  const [engine] = get('OPENSEARCH_URLS').split(',');
  const query = encodeURIComponent(`"${word}"`);
  const answer = await fetch(`${engine}/_all/_search?q=${query}&filter_path=hits.hits._index`);
  const { hits } = Value.Parse(FoundSchema, await answer.json());
  return hits?.hits.map(({ _index }) => _index) ?? [];
}

/** Whether object storage has a file that was sent along. */
export async function isStored(id: string): Promise<boolean> {
  const { status } = await sendS3(
    {
      endpoint: get('S3_ENDPOINT'),
      region: get('S3_REGION'),
      accessKeyId: get('S3_ACCESS_KEY_ID'),
      secretAccessKey: get('S3_SECRET_ACCESS_KEY'),
    },
    { method: 'GET', path: `/${get('S3_MEMBER_BUCKET')}/${id}` },
  );
  return status === 200;
}
