import { beforeAll, describe, expect, it } from 'vitest';
import { Desk, toList } from './desk-client.ts';

describe('the desk’s search', () => {
  let editor = Desk.nobody();
  const mark = `m${Date.now()}`;

  beforeAll(async () => {
    editor = await Desk.as('editor_cn');
  });

  const find = async (collection: string, field: string, words: string) => {
    const query = new URLSearchParams({
      [`where[${field}][like]`]: words,
      limit: '5',
      draft: 'true',
    });
    return toList((await editor.read(`/${collection}?${query}`))['docs']).map((doc) => doc['id']);
  };

  it('finds a record by one Chinese character, by two, by its model and in any case', async () => {
    const id = await editor.make('products', { name_cn: `鑫淼${mark}注塑机`, model: `HX-${mark}` });
    for (const words of ['鑫', '鑫淼', mark.toUpperCase(), `hx-${mark}`, `淼 ${mark}`]) {
      expect(await find('products', 'label', words)).toContain(id);
    }
    expect(await find('products', 'label', '淼鑫')).not.toContain(id);
  });

  it('finds an article by the title of its newest draft', async () => {
    const id = await editor.make('articles', { title: `旧题${mark}`, _status: 'published' });
    await editor.send('PATCH', `/articles/${id}`, { title: `新题${mark}` });
    expect(await find('articles', 'title', `新题${mark}`)).toEqual([id]);
    expect(await find('articles', 'title', `旧题${mark}`)).toEqual([]);
  });

  it('names a record by both its languages', async () => {
    const administrator = await Desk.asAdministrator();
    const id = await administrator.make('suppliers', { name_cn: '海川', name_en: 'Haichuan' });
    expect(await editor.read(`/suppliers/${id}`)).toMatchObject({ label: '海川 · Haichuan' });
  });
});
