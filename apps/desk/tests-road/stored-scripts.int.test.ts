import { afterAll, beforeAll, expect, it } from 'vitest';
import { Desk } from '../tests/desk-client.ts';
import { toBody } from '../tests/sample-text.ts';
import { database } from './database.ts';
import { articlePath, readEdge, waitFor } from './reader.ts';

const stamp = `s${Date.now().toString(36)}`;
/** Each breaks out of another place: text, attribute, script, JSON, comment; the last mutates when parsed anew. */
const payloads = [
  `<script>${stamp}()</script>`,
  `"><img src=x onerror=${stamp}()>`,
  `' onmouseover='${stamp}()`,
  `</script><script>${stamp}()</script>`,
  `<!--<script>--><svg onload=${stamp}()>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${stamp}()&gt;">`,
] as const;
/** A quotation mark alone may stand in what is said to machines; a tag may not. */
const tags = payloads.filter((payload) => payload.includes('<'));

const text = (words: string) => ({
  type: 'text',
  version: 1,
  text: words,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
});
const link = (url: string) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url, newTab: false },
  children: [text('x')],
});
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', version: 1, children });

let desk: Desk;
let article = 0;
let supplier = 0;
beforeAll(async () => {
  desk = await Desk.asAdministrator();
});
afterAll(async () => {
  await desk.send('DELETE', `/articles/${article}`);
  await desk.send('DELETE', `/suppliers/${supplier}`);
  await database.end();
});

/** Tags and attributes that would run, of what an HTML parser makes of the page. */
const findRunning = (html: string): string[] =>
  (html.match(/<[a-z][^>]*>/gi) ?? []).filter(
    (tag) =>
      tag.includes(stamp) &&
      /^<(?:script|img|svg|style|math)|\son\w+=|javascript:/i.test(
        tag.replaceAll(/"[^"]*"/g, '""'),
      ),
  );

it('[SEC-29] what is stored in titles, names and text stays text on every page that shows it', async () => {
  article = await desk.make('articles', {
    edition: 'cn',
    title: payloads.join(' ').slice(0, 200),
    standfirst: payloads.slice(3).join(' '),
    body: toBody(
      ...payloads.map((payload) => paragraph(text(payload))),
      paragraph(link('/articles'), text(stamp)),
    ),
    _status: 'published',
  });
  supplier = await desk.make('suppliers', { name_cn: payloads[1], live_cn: true });
  await waitFor(async () => (await readEdge('cn', articlePath(article))).text.includes(stamp));
  await waitFor(async () =>
    (await readEdge('cn', `/api/supplier/info?id=${supplier}`)).text.includes(stamp),
  );
  for (const path of [
    `/article/${article}`,
    '/articles',
    '/feeds/articles.rss',
    `/showroom/suppliers/info/${supplier}`,
    '/showroom/suppliers?sort=new',
    `/search?keyword=${stamp}`,
    `/search?keyword=${encodeURIComponent(payloads[0])}`,
  ]) {
    const { text: html } = await readEdge('cn', path);
    for (const payload of tags) expect([path, html.includes(payload)]).toEqual([path, false]);
    expect([path, findRunning(html)]).toEqual([path, []]);
  }
});

it.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,<script>', 'vbscript:x'])(
  '[SEC-29] %j is no link, whoever writes it',
  async (url) => {
    const id = await desk.make('articles', { edition: 'cn', title: `${stamp} link` });
    const answer = await desk.send('PATCH', `/articles/${id}`, {
      body: toBody(paragraph(link(url))),
      _status: 'published',
    });
    if (answer.status === 200) {
      await waitFor(async () => (await readEdge('cn', articlePath(id))).status === 200);
      const { text: html } = await readEdge('cn', `/article/${id}`);
      expect(html).not.toMatch(/href="(?:java|data|vb)/i);
    } else expect(answer.status).toBe(400);
    await desk.send('DELETE', `/articles/${id}`);
  },
);
