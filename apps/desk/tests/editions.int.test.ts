import { beforeAll, describe, expect, it } from 'vitest';
import { Desk, messageOf, toList, toRecord } from './desk-client.ts';

describe('one edition’s editors and the other edition’s texts', () => {
  let administrator = Desk.nobody();
  const editor = { cn: Desk.nobody(), en: Desk.nobody() };

  beforeAll(async () => {
    administrator = await Desk.asAdministrator();
    editor.cn = await Desk.as('editor_cn');
    editor.en = await Desk.as('editor_en');
  });

  describe.each([
    ['cn', 'en'],
    ['en', 'cn'],
  ] as const)('%s editor, %s documents', (own, other) => {
    const mine = () => editor[own];
    const makeForeign = () =>
      administrator.make('articles', { title: 'Theirs', edition: other, _status: 'published' });

    it('[DSK-2] can neither change, publish, unpublish nor delete them', async () => {
      const id = await makeForeign();
      for (const data of [
        { title: 'Mine', _status: 'published' },
        { title: 'Mine' },
        { _status: 'draft' },
      ]) {
        expect((await mine().send('PATCH', `/articles/${id}`, data)).status).toBe(403);
      }
      const asDraft = await mine().send('PATCH', `/articles/${id}?draft=true`, { title: 'Mine' });
      expect(asDraft.status).toBe(403);
      expect((await mine().send('DELETE', `/articles/${id}`)).status).toBe(403);
      expect(await administrator.read(`/articles/${id}`)).toMatchObject({
        title: 'Theirs',
        _status: 'published',
      });
    });

    it('[DSK-2] can make none, copy none, and move none over', async () => {
      const created = await mine().send('POST', '/articles', { title: 'x', edition: other });
      expect(created.status).toBe(403);
      const foreign = await makeForeign();
      expect((await mine().send('POST', `/articles/${foreign}/duplicate`)).status).toBe(403);
      const id = await mine().make('articles', { title: 'Mine' });
      expect(await mine().read(`/articles/${id}?draft=true`)).toMatchObject({ edition: own });
      const moved = await mine().send('PATCH', `/articles/${id}`, { edition: other });
      expect(moved.status).toBe(403);
    });

    it('[DSK-2] a change of many that holds one of them changes nothing', async () => {
      const foreign = await makeForeign();
      const id = await mine().make('articles', { title: 'Mine', _status: 'published' });
      const both = `where[id][in]=${foreign},${id}`;
      const changed = await mine().send('PATCH', `/articles?${both}`, {
        author: 'x',
        _status: 'published',
      });
      expect(changed.status).toBe(403);
      expect(messageOf(changed)).toContain('other edition');
      expect((await mine().send('DELETE', `/articles?${both}`)).status).toBe(403);
      expect(await administrator.read(`/articles/${foreign}`)).toMatchObject({ author: null });
      expect(await administrator.read(`/articles/${id}`)).toMatchObject({ author: null });
      const allowed = await mine().send('PATCH', `/articles?where[id][in]=${id}`, {
        author: 'x',
        _status: 'published',
      });
      expect(toList(toRecord(allowed.body)['docs'])).toHaveLength(1);
    });

    it('[DSK-2] restores no version of theirs', async () => {
      const id = await makeForeign();
      await administrator.send('PATCH', `/articles/${id}`, {
        title: 'Newer',
        _status: 'published',
      });
      const versions = toList(
        (await mine().read(`/articles/versions?where[parent][equals]=${id}&sort=createdAt`))[
          'docs'
        ],
      );
      const restored = await mine().send(
        'POST',
        `/articles/versions/${String(versions[0]?.['id'])}`,
      );
      expect(restored.status).toBe(403);
      expect(await administrator.read(`/articles/${id}`)).toMatchObject({ title: 'Newer' });
    });

    it('[DSK-2] schedules nothing of theirs', async () => {
      const id = await makeForeign();
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const asked = await mine().send('POST', `/articles/${id}/schedule`, {
        type: 'unpublish',
        at,
      });
      expect(asked.status).toBe(403);
    });

    it('[DSK-2] writes none of the other language’s fields, and is told so', async () => {
      const id = await mine().make('suppliers', {
        [`name_${own}`]: 'Haichuan',
        [`live_${own}`]: true,
      });
      for (const data of [
        { [`name_${other}`]: 'x' },
        { [`summary_${other}`]: 'x' },
        { [`live_${other}`]: true },
        { founded: 1998, [`profile_${other}`]: 'x' },
      ]) {
        const answer = await mine().send('PATCH', `/suppliers/${id}`, data);
        expect(answer.status).toBe(403);
        expect(messageOf(answer)).toContain('may not write');
      }
      expect(await administrator.read(`/suppliers/${id}`)).toMatchObject({ founded: null });
      const made = await mine().send('POST', '/products', { [`name_${other}`]: 'x' });
      expect(made.status).toBe(403);
      const many = await mine().send('PATCH', `/suppliers?where[id][equals]=${id}`, {
        [`name_${other}`]: 'x',
      });
      expect(toList(toRecord(many.body)['errors'])).toHaveLength(1);
    });

    it('[DSK-2] may send the other language’s words along unchanged, as the desk’s forms do', async () => {
      const id = await administrator.make('suppliers', {
        name_cn: '海川',
        name_en: 'Haichuan',
        live_cn: true,
      });
      const whole = await mine().read(`/suppliers/${id}?depth=0`);
      const saved = await mine().send('PATCH', `/suppliers/${id}`, { ...whole, founded: 1998 });
      expect(saved.status).toBe(200);
      expect(await administrator.read(`/suppliers/${id}`)).toMatchObject({
        name_cn: '海川',
        name_en: 'Haichuan',
        founded: 1998,
      });
    });

    it('[DSK-2] restores no version that would change the other language', async () => {
      const id = await administrator.make('suppliers', { name_cn: '海川', name_en: 'Haichuan' });
      await administrator.send('PATCH', `/suppliers/${id}`, { [`name_${other}`]: 'Newer' });
      const versions = toList(
        (await mine().read(`/suppliers/versions?where[parent][equals]=${id}&sort=createdAt`))[
          'docs'
        ],
      );
      const restored = await mine().send(
        'POST',
        `/suppliers/versions/${String(versions[0]?.['id'])}`,
      );
      expect(restored.status).toBe(403);
      expect((await administrator.read(`/suppliers/${id}`))[`name_${other}`]).toBe('Newer');
    });

    it('[DSK-2] restores a version of its own words, and the other language’s stay', async () => {
      const both = { name_cn: '海川', name_en: 'Haichuan', live_cn: true, live_en: true };
      const id = await administrator.make('suppliers', both);
      await mine().send('PATCH', `/suppliers/${id}`, { [`name_${own}`]: 'Newer' });
      const history = async () =>
        toList(
          (await mine().read(`/suppliers/versions?where[parent][equals]=${id}&sort=id`))['docs'],
        );
      const [first] = await history();
      const restored = await mine().send('POST', `/suppliers/versions/${String(first?.['id'])}`);
      expect(restored.status).toBe(200);
      expect(await administrator.read(`/suppliers/${id}`)).toMatchObject(both);
      expect(toRecord((await history()).at(-1)?.['version'])).toMatchObject(both);
    });

    it('[DSK-2] changes only its own edition’s settings and keywords', async () => {
      const foreign = await administrator.make('hot_keywords', { title: 'x', edition: other });
      expect((await mine().send('PATCH', `/hot_keywords/${foreign}`, { title: 'y' })).status).toBe(
        403,
      );
      const id = await mine().make('hot_keywords', { title: 'x' });
      expect((await mine().send('PATCH', `/hot_keywords/${id}`, { title: 'y' })).status).toBe(200);
    });
  });

  it('[DSK-2] pairing takes one article of each edition, each once, and touches neither', async () => {
    const cn = await editor.cn.make('articles', { title: '原文', _status: 'published' });
    const en = await editor.en.make('articles', { title: 'Translation', _status: 'published' });
    const before = [
      await editor.cn.read(`/articles/${cn}`),
      await editor.cn.read(`/articles/${en}`),
    ];
    const swapped = await editor.en.send('POST', '/twin_pairs', {
      kind: 'article',
      cn: en,
      en: cn,
    });
    expect(swapped.status).toBe(400);
    await editor.en.make('twin_pairs', { kind: 'article', cn, en, source: 'cn' });
    const again = await editor.cn.send('POST', '/twin_pairs', { kind: 'article', cn, en });
    expect(again.status).toBe(400);
    const after = [
      await editor.cn.read(`/articles/${cn}`),
      await editor.cn.read(`/articles/${en}`),
    ];
    expect(after).toEqual(before);
  });

  it('[DSK-2] publishing one of a pair leaves its twin as it was', async () => {
    const cn = await editor.cn.make('articles', { title: '原文', _status: 'published' });
    const en = await editor.en.make('articles', { title: 'Translation', _status: 'published' });
    await editor.cn.make('twin_pairs', { kind: 'article', cn, en });
    const before = await editor.en.read(`/articles/${en}`);
    await editor.cn.send('PATCH', `/articles/${cn}`, { title: '新标题', _status: 'published' });
    expect(await editor.en.read(`/articles/${en}`)).toEqual(before);
  });
});
