import { roles } from '@ironbridge/domain';
import { loadStackEnv } from '@ironbridge/stack';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk, toList } from './desk-client.ts';

const database = new pg.Pool({ connectionString: loadStackEnv()['DATABASE_URL'], max: 2 });

describe('the audit log', () => {
  let administrator = Desk.nobody();
  let editor = Desk.nobody();
  beforeAll(async () => {
    administrator = await Desk.asAdministrator();
    editor = await Desk.as('editor_cn');
  });
  afterAll(() => database.end());

  const deedsOf = async (collection: string, item: number) => {
    const query = `where[collection][equals]=${collection}&where[item][equals]=${item}&sort=id`;
    const { docs } = await administrator.read(`/audit_log?${query}`);
    return toList(docs);
  };

  it('[DSK-8] holds every publish, withdrawal, take-down and deletion, with who and what', async () => {
    const id = await editor.make('articles', { title: '日志' });
    await editor.send('PATCH', `/articles/${id}`, { title: '日志一', _status: 'published' });
    await editor.send('PATCH', `/articles/${id}`, { title: '日志稿' });
    await editor.send('PATCH', `/articles/${id}`, { title: '日志二', _status: 'published' });
    await editor.send('PATCH', `/articles/${id}`, { _status: 'draft' });
    await editor.send('PATCH', `/articles/${id}`, { title: '日志三', _status: 'published' });
    await editor.send('POST', `/articles/${id}/take-down`, { reason: '数据有误' });
    await editor.send('DELETE', `/articles/${id}`);
    const deeds = await deedsOf('articles', id);
    expect(deeds.map(({ action, summary }) => [action, summary])).toEqual([
      ['publish', '日志一'],
      ['publish', '日志二'],
      ['unpublish', '日志二'],
      ['publish', '日志三'],
      ['take_down', '日志三 · 数据有误'],
      ['delete', '日志三'],
    ]);
    expect(deeds[0]).toMatchObject({ actor: editor.id, role: 'editor_cn', edition: 'cn' });
  });

  it('[DSK-8] holds what a change of many and a record of both languages publishes', async () => {
    const ids = [
      await editor.make('articles', { title: '多一' }),
      await editor.make('articles', { title: '多二' }),
    ];
    await editor.send('PATCH', `/articles?where[id][in]=${ids.join(',')}`, {
      _status: 'published',
    });
    for (const id of ids) {
      expect((await deedsOf('articles', id)).map(({ action }) => action)).toEqual(['publish']);
    }
    const supplier = await editor.make('suppliers', { name_cn: '海川', live_cn: true });
    await editor.send('PATCH', `/suppliers/${supplier}`, { live_cn: false });
    const deeds = await deedsOf('suppliers', supplier);
    expect(deeds.map(({ action, edition }) => [action, edition])).toEqual([
      ['publish', 'cn'],
      ['unpublish', 'cn'],
    ]);
  });

  it('[DSK-8] holds changes of role, and administrators’ sign-ins', async () => {
    const person = await administrator.make('users', {
      email: `audited-${Date.now()}@desk.test`,
      password: 'x'.repeat(20),
      name: 'A',
      role: 'sales',
    });
    await administrator.send('PATCH', `/users/${person}`, { role: 'editor_en' });
    await administrator.send('PATCH', `/users/${person}`, { name: 'B' });
    const deeds = await deedsOf('users', person);
    expect(deeds.map(({ summary }) => summary)).toEqual(['A: – → sales', 'A: sales → editor_en']);
    expect(deeds[0]).toMatchObject({ action: 'role_change', role: 'administrator' });
    const signIns = await deedsOf('users', administrator.id);
    expect(signIns.some(({ action }) => action === 'sign_in')).toBe(true);
  });

  it('[DSK-8] what is rolled back leaves no trace', async () => {
    const { totalDocs: before } = await administrator.read('/audit_log?limit=1');
    const refused = await editor.send('POST', '/articles', {
      title: '',
      edition: 'cn',
      _status: 'published',
    });
    expect(refused.status).toBe(400);
    const { totalDocs: after } = await administrator.read('/audit_log?limit=1');
    expect(after).toBe(before);
  });

  it('[DSK-8] no role writes it, and only administrators read it', async () => {
    const { docs } = await administrator.read('/audit_log?limit=1');
    const [entry] = toList(docs);
    const path = `/audit_log/${String(entry?.['id'])}`;
    for (const role of roles) {
      const desk = await Desk.as(role);
      const created = await desk.send('POST', '/audit_log', { action: 'publish', at: new Date() });
      expect(created.status).toBe(403);
      expect((await desk.send('PATCH', path, { summary: 'x' })).status).toBe(403);
      expect((await desk.send('DELETE', path)).status).toBe(403);
      expect((await desk.send('GET', '/audit_log?limit=1')).status).toBe(
        role === 'administrator' ? 200 : 403,
      );
    }
  });

  it('[DSK-8] the database itself changes and deletes no row of it', async () => {
    for (const statement of [
      `update audit_log set summary = 'x'`,
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(database.query(statement)).rejects.toThrow('written once');
    }
  });
});
