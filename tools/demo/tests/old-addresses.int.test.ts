import { type EditionId, editionIds } from '@ironbridge/domain';
import { getSettings, loadStackEnv } from '@ironbridge/stack';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { magazineRedirects, oldAddresses } from '../src/content/house/redirects.ts';
import { magazines } from '../src/content/magazines.ts';

const env = loadStackEnv();

/** A reader at the front door. */
async function ask(edition: EditionId, path: string) {
  const { host } = new URL((edition === 'cn' ? env['CN_ORIGIN'] : env['EN_ORIGIN']) ?? '');
  const answer = await request(`http://127.0.0.1:${getSettings().ports.nginx}${path}`, {
    headers: { host },
  });
  return {
    status: answer.statusCode,
    to: answer.headers['location'],
    kept: answer.headers['cache-control'],
    body: await answer.body.text(),
  };
}

/** Which rule each part of the table keeps. */
const rules = {
  articles: 'LEG-1',
  movedArticle: 'LEG-2',
  showroomLists: 'LEG-3',
  sections: 'LEG-4',
  policy: 'LEG-5',
  industries: 'LEG-6',
} as const satisfies Record<keyof typeof oldAddresses, string>;

const rows = (Object.keys(rules) as (keyof typeof rules)[]).flatMap((part) =>
  oldAddresses[part].map(({ from, to }) => ({
    id: rules[part],
    from: from.replace('*', '457'),
    to: to.replace('*', '457'),
  })),
);

/** An address may carry anything along; of articles the edge knows no parameters, then as now. */
const queryOf = (from: string) =>
  from.startsWith('/article/') ? '' : '?keyword=%E6%B3%B5&utm_source=mail';

describe.each(editionIds)('old addresses of %s', (edition) => {
  it.each(rows)('[$id] $from goes to $to, once and for good', async ({ from, to }) => {
    const query = queryOf(from);
    expect(await ask(edition, from + query)).toMatchObject({ status: 301, to: to + query });
  });

  it.each(Object.entries(magazineRedirects))(
    '[LEG-7] %s goes to the magazine %s by its number',
    async (from, key) => {
      const { status, to } = await ask(edition, from);
      expect(status).toBe(301);
      const [, mid] = /^\/magazines\?mid=(\d+)$/.exec(String(to)) ?? [];
      const { body } = await ask(edition, '/api/mag/magazines');
      const { list } = (JSON.parse(body) as { data: { list: Record<string, unknown>[] } }).data;
      expect(list.find(({ id }) => String(id) === mid)).toMatchObject({
        mag_title_en: magazines[key].title[1],
      });
    },
  );

  it('[LEG-1] with an id, the old tid becomes the industry', async () => {
    for (const from of ['/news', '/newslist', '/articlelist/2019/x.html', '/article']) {
      const { status, to } = await ask(edition, `${from}?id=88&tid=5&page=2`);
      expect([status, to]).toEqual([301, '/articles?page=2&sid=5']);
    }
  });

  it('[LEG-2] the moved article is there', async () => {
    expect((await ask(edition, '/article/457193')).to).toBe('/article/457447');
    const { status } = await ask(edition, '/article/457447');
    expect(status).toBe(edition === 'cn' ? 200 : 404);
  });

  it('a slash at the end changes nothing, and what never was is not found', async () => {
    expect((await ask(edition, '/privacy/')).to).toBe('/about/policy');
    expect((await ask(edition, '/never/was')).status).toBe(404);
    expect((await ask(edition, `/${'long/'.repeat(200)}`)).status).toBe(404);
  });

  it('are kept at the edge and asked for anew by browsers', async () => {
    expect((await ask(edition, '/privacy')).kept).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  });
});
