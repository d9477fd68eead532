import { type Role, roles } from '@ironbridge/domain';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Desk, idAt } from './desk-client.ts';
import { makePicture, makePrivateFile } from './sample-files.ts';

type Act = 'create' | 'update' | 'delete';

/** Written by the editors of both editions, each their own language; taken from both by administrators alone. */
const ofTheHouse = {
  create: ['administrator', 'editor_cn', 'editor_en'],
  update: ['administrator', 'editor_cn', 'editor_en'],
  delete: ['administrator'],
} as const;

/** Who may do what, as the house has decided it; what is not in a row is refused. Reading is everyone's. */
const matrix: Record<string, Partial<Record<Act, readonly Role[]>>> = {
  articles: {
    create: ['administrator', 'editor_cn', 'editor_en'],
    update: ['administrator', 'editor_cn'],
    delete: ['administrator', 'editor_cn'],
  },
  suppliers: {
    create: ['administrator', 'editor_cn', 'editor_en', 'catalogue'],
    update: ['administrator', 'editor_cn', 'editor_en', 'catalogue'],
    delete: ['administrator', 'catalogue'],
  },
  products: {
    create: ['administrator', 'editor_cn', 'editor_en', 'catalogue'],
    update: ['administrator', 'editor_cn', 'editor_en', 'catalogue'],
    delete: ['administrator', 'catalogue'],
  },
  shows: {
    create: ['administrator', 'editor_cn', 'editor_en', 'catalogue'],
    update: ['administrator', 'editor_cn', 'editor_en', 'catalogue'],
    delete: ['administrator', 'catalogue'],
  },
  listings: {
    create: ['administrator', 'editor_cn', 'editor_en', 'catalogue'],
    update: ['administrator', 'editor_cn', 'editor_en', 'catalogue'],
    delete: ['administrator'],
  },
  magazines: ofTheHouse,
  issues: ofTheHouse,
  offices: ofTheHouse,
  people: ofTheHouse,
  vacancies: ofTheHouse,
  milestones: ofTheHouse,
  terms: ofTheHouse,
  tags: ofTheHouse,
  redirects: {
    create: ['administrator', 'editor_cn', 'editor_en'],
    update: ['administrator', 'editor_cn'],
    delete: ['administrator', 'editor_cn'],
  },
  industries: {
    create: ['administrator'],
    update: ['administrator'],
    delete: ['administrator'],
  },
  industry_groups: {
    create: ['administrator'],
    update: ['administrator'],
    delete: ['administrator'],
  },
  properties: { create: ['administrator'], update: ['administrator'], delete: ['administrator'] },
  banners: {
    create: ['administrator', 'advertising'],
    update: ['administrator', 'advertising'],
    delete: ['administrator', 'advertising'],
  },
  white_papers: {
    create: ['administrator', 'editor_cn', 'editor_en'],
    update: ['administrator', 'editor_cn'],
    delete: ['administrator', 'editor_cn'],
  },
  pages: {
    create: ['administrator', 'editor_cn', 'editor_en'],
    update: ['administrator', 'editor_cn'],
    delete: ['administrator', 'editor_cn'],
  },
  media_items: {
    create: ['administrator', 'editor_cn', 'editor_en'],
    update: ['administrator', 'editor_cn'],
    delete: ['administrator', 'editor_cn'],
  },
  blogrolls: {
    create: ['administrator', 'editor_cn', 'editor_en'],
    update: ['administrator', 'editor_cn'],
    delete: ['administrator', 'editor_cn'],
  },
  hot_keywords: {
    create: ['administrator', 'editor_cn', 'editor_en'],
    update: ['administrator', 'editor_cn'],
    delete: ['administrator', 'editor_cn'],
  },
};

let serial = Date.now() % 1_000_000;
const unique = () => `k${serial++}`;
/** Made once: what other records cannot be without. */
const needed = { image: 0, file: 0, magazine: 0 };

/** A place for banners that no page has: what a test leaves there is seen by no reader. */
const unbooked = 'nowhere';

/** A record that the asking role may write all of, where it may write at all. */
function sampleOf(collection: string, role: Role): object {
  const edition = role === 'editor_en' ? 'en' : 'cn';
  switch (collection) {
    case 'articles':
    case 'hot_keywords':
    case 'media_items':
      return { title: '测试', edition };
    case 'blogrolls':
      return { title: '测试', edition, url: 'example.com' };
    case 'pages':
      return { title: '测试', edition, path: `/about/${unique()}` };
    case 'white_papers':
      return { title: '测试', edition, file: needed.file };
    case 'banners':
      return { title: '测试', edition, code: unbooked, target: '/', image: needed.image };
    case 'shows':
      return { [`name_${edition}`]: 'Test', from: '2027-03-01', to: '2027-03-04' };
    case 'listings':
      return { [`title_${edition}`]: 'Test', kind: 'demand' };
    case 'magazines':
      return { [`mag_title_${edition}`]: 'Test' };
    case 'issues':
      return {
        magazine: needed.magazine,
        year: 2026,
        period: 6,
        lang: 'cn',
        date: '2026-06-01',
      };
    case 'vacancies':
      return { [`title_${edition}`]: 'Test' };
    case 'milestones':
      return { [`title_${edition}`]: 'Test', year: 1998 };
    case 'terms':
      return { [edition]: ['Test'] };
    case 'redirects':
      return { from: `/${unique()}`, to: '/articles', edition };
    case 'properties':
      return { key: unique(), kind: 'number' };
    case 'industry_groups':
      return { [`type_name_${edition}`]: 'Test' };
    case 'tags':
      return { [`tag_name_${edition}`]: 'Test' };
    default:
      return { [`name_${edition}`]: 'Test' };
  }
}

/** A change that touches no edition's own words. */
function changeOf(collection: string): object {
  switch (collection) {
    case 'articles':
      return { author: '某某', _status: 'draft' };
    case 'white_papers':
      return { brief: '某某', _status: 'draft' };
    case 'pages':
    case 'media_items':
      return { title: '某某', _status: 'draft' };
    case 'banners':
      return { weight: 3 };
    case 'suppliers':
      return { founded: 1998 };
    case 'products':
      return { model: 'HC-120' };
    case 'tags':
      return { grade: 3 };
    case 'shows':
      return { website: 'https://show.example' };
    case 'listings':
      return { quantity: 3 };
    case 'issues':
      return { period: 7 };
    case 'vacancies':
      return { closes: '2099-01-01' };
    case 'milestones':
      return { month: 3 };
    case 'terms':
      return { abbreviations: ['PLC'] };
    case 'redirects':
      return { permanent: false };
    case 'properties':
      return { unit: 'kN' };
    default:
      return { order: 7 };
  }
}

const isRefused = (status: number) => status === 403;

describe('roles', () => {
  const people = new Map<Role, Desk>();
  const as = (role: Role): Desk => people.get(role) ?? Desk.nobody();
  const made: { readonly collection: string; readonly id: number }[] = [];

  /** Industries and links to neighbours stand on every page: none may be left there. */
  afterEach(async () => {
    for (const { collection, id } of made.splice(0)) {
      await as('administrator').send('DELETE', `/${collection}/${id}`);
    }
  });

  beforeAll(async () => {
    for (const role of roles) people.set(role, await Desk.as(role));
    needed.image = await makePicture(as('administrator'));
    needed.file = await makePrivateFile(as('administrator'));
    needed.magazine = await as('administrator').make('magazines', { mag_title_cn: '测试月刊' });
  });

  for (const [collection, rules] of Object.entries(matrix)) {
    it.each(roles)(
      `[DSK-1] ${collection}: %s may do what the role says, and no more`,
      async (role) => {
        const created = await as(role).send('POST', `/${collection}`, sampleOf(collection, role));
        const id = await as('administrator').make(
          collection,
          sampleOf(collection, 'administrator'),
        );
        made.push({ collection, id });
        if (created.status === 201) made.push({ collection, id: idAt(created.body, 'doc') });
        const updated = await as(role).send('PATCH', `/${collection}/${id}`, changeOf(collection));
        const removed = await as(role).send('DELETE', `/${collection}/${id}`);
        const read = await as(role).send('GET', `/${collection}?limit=1`);
        expect({
          create: !isRefused(created.status),
          update: !isRefused(updated.status),
          delete: !isRefused(removed.status),
        }).toEqual({
          create: rules.create?.includes(role),
          update: rules.update?.includes(role),
          delete: rules.delete?.includes(role),
        });
        for (const answer of [created, updated, removed]) {
          expect([200, 201, 403]).toContain(answer.status);
        }
        expect(read.status).toBe(200);
      },
    );
  }

  it('[DSK-1] whoever is not signed in reads and writes nothing', async () => {
    for (const collection of [
      ...Object.keys(matrix),
      'front_pages',
      'media',
      'private_files',
      'twin_pairs',
      'settings',
      'users',
    ]) {
      expect((await Desk.nobody().send('GET', `/${collection}`)).status).toBe(403);
      expect((await Desk.nobody().send('POST', `/${collection}`, { title: 'x' })).status).toBe(403);
    }
    expect((await Desk.nobody().send('GET', '/payload-jobs')).status).toBe(403);
    expect((await Desk.nobody().send('GET', '/payload-jobs/run')).status).not.toBe(200);
  });

  it('[DSK-1] advertising writes banners of both editions, pictures and all', async () => {
    const advertising = as('advertising');
    const image = await makePicture(advertising);
    for (const edition of ['cn', 'en']) {
      const banner = { edition, image, code: unbooked, title: 'Pumps', target: '/' };
      const id = await advertising.make('banners', banner);
      const changed = await advertising.send('PATCH', `/banners/${id}`, { weight: 2 });
      expect(changed.status).toBe(200);
    }
    const others = await advertising.send('PATCH', `/media/${image}`, { alt_cn: '别的' });
    expect(others.status).toBe(403);
  });

  it('[DSK-1] nobody but an administrator sees other people or makes new ones', async () => {
    const editor = as('editor_cn');
    const seen = await editor.read('/users');
    expect(seen['totalDocs']).toBe(1);
    const made = await editor.send('POST', '/users', {
      email: 'friend@desk.test',
      password: 'x'.repeat(20),
      name: 'Friend',
      role: 'administrator',
    });
    expect(made.status).toBe(403);
  });

  it('[DSK-1] nobody gives themselves another role', async () => {
    const editor = as('editor_cn');
    const answer = await editor.send('PATCH', `/users/${editor.id}`, { role: 'administrator' });
    expect(answer.status).toBe(403);
    expect((await editor.read(`/users/${editor.id}`))['role']).toBe('editor_cn');
    const renamed = await editor.send('PATCH', `/users/${editor.id}`, { name: '林编辑' });
    expect(renamed.status).toBe(200);
  });

  it('[DSK-1] the desk’s own tables are closed, the queue above all', async () => {
    for (const role of roles) {
      expect((await as(role).send('GET', '/payload-jobs')).status).toBe(403);
      const queued = await as(role).send('POST', '/payload-jobs', { taskSlug: 'schedulePublish' });
      expect(queued.status).toBe(403);
      expect((await as(role).send('GET', '/payload-jobs/run')).status).toBe(401);
    }
  });

  it('[DSK-1] only administrators choose an id', async () => {
    const id = 400_000 + (serial % 90_000);
    const sample = { title: '旧站文章', edition: 'cn', id };
    expect((await as('editor_cn').send('POST', '/articles', sample)).status).toBe(403);
    expect(await as('administrator').make('articles', sample)).toBe(id);
  });
});
