import { once } from 'node:events';
import { createServer } from 'node:http';
import { createLogger } from '@ironbridge/service';
import { expect, it } from 'vitest';
import { Answer, toCacheHeaders } from '../../platform/answer.ts';
import { createApi } from '../../platform/api.server.ts';
import { createEdge } from '../../platform/edge.server.ts';
import { loadIndustryPanel } from './load-industry-panel.server.ts';

const origins = { cn: 'http://cn.localhost:8080', en: 'http://en.localhost:8080' };
const counts = { news: 0, videos: 0, magazines: 0, papers: 0, products: 0, suppliers: 0 };
const plastics = {
  id: 5,
  seo_path: 'plastics',
  name: '塑料橡胶',
  name_cn: '塑料橡胶',
  name_en: 'Plastics',
  icon: '',
  hue: 62,
  show_nav: true,
  banner_code_cn: 'industry_plastics_cn',
  banner_code_en: '',
  counts,
  childlist: [],
};
const data = {
  '/api/industry/tree': { tree: [{ type_name_cn: '', type_name_en: '', industrys: [plastics] }] },
  '/api/article/list': { list: [], total: 0 },
} as const;

it('[HDR-12] a banner answer with another code than 1 is ignored, and the part asks again soon', async () => {
  const server = createServer((request, response) => {
    const [, found] = Object.entries(data).find(([path]) => request.url?.startsWith(path)) ?? [];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: found ? 1 : 0, msg: '', data: found ?? null }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = new Answer();
  const edge = createEdge([`http://127.0.0.1:${port}`], origins);
  const visitor = { address: '203.0.113.7', agent: 'Firefox' };
  const api = createApi(edge, 'cn', visitor, answer, createLogger('web', 'silent'));
  try {
    const panel = await loadIndustryPanel({ api, edition: 'cn', now: new Date() }, 5);
    expect(panel).toMatchObject({ name: '塑料橡胶', banner: undefined });
    expect(toCacheHeaders(200, answer)['cache-control']).toContain('s-maxage=5');
  } finally {
    server.close();
  }
});
