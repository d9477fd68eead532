import { readFileSync } from 'node:fs';
import { request } from 'undici';
import { percentile, type Report, round } from './report.ts';
import { getEnv, getPid, openStack, type Stack } from './stack.ts';

const runs = 7;
const idsOfPart = 50_000;

/** The fullest part over products, straight from api, as a crawler meets it when the edge has nothing. */
export async function benchSitemap(): Promise<Report> {
  const stack = await openStack();
  const engine = getEnv(stack.env, 'OPENSEARCH_URLS').split(',')[0] ?? '';
  const products = await countProducts(engine);
  const part = `/sitemap/product-${await findFullest(engine)}.xml`;
  const pid = await getPid('api');
  const seconds: number[] = [];
  const first: number[] = [];
  let bytes = 0;
  let documents = 0;
  let most = residentMegabytes(pid);
  const before = most;
  for (let n = 0; n < runs; n += 1) {
    const read = await readPart(stack, part, () => {
      most = Math.max(most, residentMegabytes(pid));
    });
    ({ bytes, documents } = read);
    seconds.push(read.seconds);
    first.push(read.firstByte);
    console.log(`  run ${n + 1}: ${round(read.seconds, 2)} s to the last byte of ${part}`);
  }
  const figures = {
    products,
    documents,
    bytes,
    first_byte_s: round(percentile(first, 0.5), 3),
    last_byte_s: round(percentile(seconds, 0.5), 2),
    worst_s: round(Math.max(...seconds), 2),
    api_memory_before_mb: before,
    api_memory_most_mb: most,
  };
  return {
    name: 'sitemap',
    figures,
    goal: 'a part over 1,000,000 products, streamed: last byte ≤ 2 s',
    met: figures.last_byte_s <= 2,
  };
}

async function readPart(stack: Stack, path: string, onChunk: () => void) {
  const started = performance.now();
  const answer = await request(`http://127.0.0.1:${stack.running.ports.api}${path}`, {
    headers: { host: stack.hosts.cn },
  });
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  let firstByte = 0;
  let bytes = 0;
  let documents = 0;
  for await (const chunk of answer.body) {
    if (!(chunk instanceof Uint8Array)) throw new Error('A sitemap is bytes');
    firstByte ||= performance.now() - started;
    bytes += chunk.length;
    // Each address ends its line; what stands around them are three.
    for (const byte of chunk) if (byte === 10) documents += 1;
    onChunk();
  }
  return {
    firstByte: firstByte / 1000,
    seconds: (performance.now() - started) / 1000,
    bytes,
    documents: documents - 3,
  };
}

async function countProducts(engine: string): Promise<number> {
  const body: unknown = await (await fetch(`${engine}/product-cn/_count`)).json();
  return typeof body === 'object' && body !== null && 'count' in body ? Number(body.count) : 0;
}

async function findFullest(engine: string): Promise<number> {
  const answer = await fetch(`${engine}/product-cn/_search?filter_path=**.key,**.doc_count`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      size: 0,
      aggs: { ranges: { histogram: { field: 'id', interval: idsOfPart, min_doc_count: 1 } } },
    }),
  });
  const counts = [...(await answer.text()).matchAll(/"key":([\d.]+),"doc_count":(\d+)/g)];
  const [fullest] = counts.sort((a, b) => Number(b[2]) - Number(a[2]));
  if (!fullest) throw new Error("There is no product: run 'pnpm demo' or 'pnpm scale' first");
  return Number(fullest[1]) / idsOfPart;
}

function residentMegabytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return round(Number(line?.[1] ?? 0) / 1024);
}
