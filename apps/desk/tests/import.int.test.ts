import { roles } from '@ironbridge/domain';
import { runningStack } from '@ironbridge/stack';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toXlsx } from '../importing/file/small-xlsx.ts';
import { database } from '../tests-road/database.ts';
import { readEdge, waitFor } from '../tests-road/reader.ts';
import { Desk, messageOf, toList, toRecord } from './desk-client.ts';
import { CatalogueImport } from './import-client.ts';

const stamp = Date.now().toString(36);
const supplierNumber = `S-${stamp}`;
const headers = '产品编号,供应商编号,产品名称,英文名称,型号,单价,中文站上线,英文站上线';
let desk: Desk;
let supplier: number;

beforeAll(async () => {
  desk = await Desk.as('catalogue');
  supplier = await desk.make('suppliers', { name_cn: '导入测试', own_number: supplierNumber });
});

afterAll(async () => {
  await database.query('delete from _products_v where version_supplier_id = $1', [supplier]);
  await database.query('delete from products where supplier_id = $1', [supplier]);
  await desk.send('DELETE', `/suppliers/${supplier}`);
  await database.query(`delete from imports where file_name = 'catalogue'`);
});

async function countOf(table: string, column: string): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    `select count(*)::int as n from ${table} where ${column} = $1`,
    [supplier],
  );
  return rows[0]?.n ?? -1;
}

/** Every hundredth line is wrong, each in its own way. */
function toLine(n: number): string {
  const number = `${stamp}-${n}`;
  const live = n <= 20 ? '是' : '';
  const good = [number, supplierNumber, `产品 ${n}`, '', `M${n % 7}`, `${n}.5`, live, ''];
  if (n % 100 !== 0) return good.join(',');
  const wrong: readonly [number, string][] = [
    [0, ''],
    [0, `${stamp}-${n - 1}`],
    [1, 'nobody'],
    [5, 'twelve'],
    [7, '是'],
  ];
  const [column, cell] = wrong[(n / 100) % wrong.length] ?? [0, ''];
  return good.with(column, cell).join(',');
}

describe('catalogue import', () => {
  it('50,000 rows with 1% faulty: every good row in once, every bad one reported, though the worker is killed in the middle; and all of it undone', async ({
    annotate,
  }) => {
    const clock = performance.now();
    const told: string[] = [];
    const tell = (what: string) =>
      told.push(`${what} ${((performance.now() - clock) / 1000).toFixed(1)} s`);
    const lines = Array.from({ length: 50_000 }, (_, index) => toLine(index + 1));
    const run = await CatalogueImport.start(desk, 'products', [headers, ...lines].join('\n'));
    tell('read');
    expect((await run.status())['mapping']).toEqual([
      'own_number',
      'supplier',
      'name_cn',
      'name_en',
      'model',
      'price_from',
      'live_cn',
      'live_en',
    ]);
    expect((await run.check())['counts']).toEqual({ new: 49_500, refused: 500 });
    expect(await countOf('products', 'supplier_id')).toBe(0);
    tell('checked');

    await run.order('run');
    await run.until(({ state, done }) => state === 'running' && Number(done) >= 10_000);
    const { processes } = await runningStack();
    process.kill(
      processes.find(({ name }) => name === 'worker-slow')?.pid ?? Number.NaN,
      'SIGKILL',
    );
    tell('killed');
    expect((await run.reach('done'))['counts']).toEqual({ new: 49_500, refused: 500 });
    tell('done');

    expect(await countOf('products', 'supplier_id')).toBe(49_500);
    const { rows } = await database.query<{ numbers: number; prices: string }>(
      `select count(distinct own_number)::int as numbers, sum(price_from) as prices
       from products where supplier_id = $1`,
      [supplier],
    );
    const good = lines.flatMap((_, index) => ((index + 1) % 100 === 0 ? [] : [index + 1.5]));
    expect(rows).toEqual([
      { numbers: 49_500, prices: good.reduce((sum, price) => sum + price, 0).toFixed(1) },
    ]);
    // Each with one version, as if a person had saved it.
    expect(await countOf('_products_v', 'version_supplier_id')).toBe(49_500);

    const report = (await run.report('zh')).split('\r\n').filter((line) => line.includes(',拒收,'));
    expect(report.map((line) => Number(line.split(',')[0]))).toEqual(
      Array.from({ length: 500 }, (_, index) => (index + 1) * 100 + 1),
    );
    for (const why of ['重复', 'nobody', 'twelve', '缺少编号', '英文名称']) {
      expect(report.filter((line) => line.includes(why))).toHaveLength(100);
    }
    const [first] = await run.rows('new');
    await waitFor(async () =>
      (await readEdge('cn', `/api/product/info?id=${String(first?.['record'])}`)).text.includes(
        '产品 1',
      ),
    );
    tell('at the edge');

    expect((await run.undo())['counts']).toEqual({ new: 49_500, refused: 500, deleted: 49_500 });
    expect(await countOf('products', 'supplier_id')).toBe(0);
    tell('undone');
    await annotate(told.join(', '));
  }, 1_200_000);

  it('[DSK-8] changes what has changed, leaves the rest, and takes back all but what people have touched since; the log tells who', async () => {
    const file = (model: string, from: number, to: number) =>
      [
        '货号,品名,型号,行业',
        ...Array.from({ length: to - from + 1 }, (_, index) => {
          const n = from + index;
          return `U-${stamp}-${n},升级 ${n},${n % 2 ? model : 'A'},`;
        }),
      ].join('\n');
    const all = { supplier_number: supplierNumber };
    const first = await CatalogueImport.start(desk, 'products', file('A', 1, 6));
    expect((await first.check(all))['counts']).toEqual({ new: 6 });
    await first.run();
    const second = await CatalogueImport.start(desk, 'products', file('B', 1, 10));
    expect((await second.check(all))['counts']).toEqual({ changed: 3, unchanged: 3, new: 4 });
    const [changed] = await second.rows('changed');
    expect(changed).toMatchObject({ line: 2, fields: ['model'], number: `U-${stamp}-1` });
    await second.run();
    const idOf = async (n: number) => {
      const rows = await second.rows('');
      return Number(rows.find(({ number }) => number === `U-${stamp}-${n}`)?.['record']);
    };
    expect((await desk.read(`/products/${await idOf(1)}`))['model']).toBe('B');
    const versions = await desk.read(`/products/versions?where[parent][equals]=${await idOf(1)}`);
    expect(versions['totalDocs']).toBe(2);

    const editor = await Desk.as('editor_cn');
    await desk.send('PATCH', `/products/${await idOf(3)}`, { model: 'by hand' });
    await desk.send('PATCH', `/products/${await idOf(7)}`, { name_cn: '改过的' });
    const article = await editor.make('articles', {
      edition: 'cn',
      title: '提到产品',
      products: [await idOf(8)],
      _status: 'published',
    });
    const ids = { restored: await idOf(1), gone: await idOf(9) };
    expect((await second.undo())['counts']).toEqual({
      changed: 3,
      unchanged: 3,
      new: 4,
      restored: 2,
      deleted: 2,
      kept_changed: 2,
      kept_used: 1,
    });
    expect((await desk.read(`/products/${ids.restored}`))['model']).toBe('A');
    expect((await desk.read(`/products/${await idOf(3)}`))['model']).toBe('by hand');
    expect((await desk.send('GET', `/products/${ids.gone}`)).status).toBe(404);
    expect((await second.rows('kept_used')).map(({ number }) => number)).toEqual([`U-${stamp}-8`]);
    await editor.send('DELETE', `/articles/${article}`);
    const administrator = await Desk.asAdministrator();
    const log = await administrator.read(
      `/audit_log?where[and][0][item][equals]=${second.id}&where[and][1][action][in]=import,import_undo&sort=at`,
    );
    expect(toList(log['docs']).map(({ action }) => action)).toEqual(['import', 'import_undo']);
  });

  it('reads Excel, finds pictures by their file names, and remembers which column is which', async () => {
    const bytes = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#8a5a3b' },
    })
      .png()
      .toBuffer();
    const picture = await desk.upload(Uint8Array.from(bytes), `logo-${stamp}.png`, 'image/png', {
      alt_cn: '标志',
    });
    const cells = (line: number, texts: readonly string[]) =>
      `<row r="${line}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
    const sheet = toXlsx(
      cells(1, ['编号', '公司名称', 'Logo', `怪列 ${stamp}`]) +
        cells(2, [`X-${stamp}`, '甲公司', `logo-${stamp}.png`, '甲品牌；乙品牌']) +
        cells(3, [`Y-${stamp}`, '乙公司', 'nowhere.png', '']),
    );
    const first = await CatalogueImport.start(desk, 'suppliers', Uint8Array.from(sheet));
    const { mapping } = await first.status();
    expect(mapping).toEqual(['own_number', 'name_cn', 'logo', null]);
    const counts = (await first.check({ mapping: ['own_number', 'name_cn', 'logo', 'brands'] }))[
      'counts'
    ];
    expect(counts).toEqual({ new: 1, refused: 1 });
    await first.run();
    const [row] = await first.rows('new');
    const made = await desk.read(`/suppliers/${String(row?.['record'])}?depth=0`);
    expect(made).toMatchObject({
      name_cn: '甲公司',
      label: '甲公司',
      brands: ['甲品牌', '乙品牌'],
      logo: toRecord(toRecord(picture.body)['doc'])['id'],
    });
    const again = await CatalogueImport.start(desk, 'suppliers', Uint8Array.from(sheet));
    expect((await again.status())['mapping']).toEqual(['own_number', 'name_cn', 'logo', 'brands']);
    expect((await again.check())['counts']).toEqual({ unchanged: 1, refused: 1 });
    expect((await first.undo())['counts']).toMatchObject({ deleted: 1 });
  });

  it('[SEC-25] fetches nothing from private addresses', async () => {
    const addresses = [
      'http://127.0.0.1/a.png',
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/a.png',
      'http://[::ffff:127.0.0.1]/a.png',
      'http://10.0.0.8/a.png',
      'http://2130706433/a.png',
      'http://0177.0.0.1/a.png',
      'http://localhost/a.png',
      'file:///etc/passwd',
      '//127.0.0.1/a.png',
    ];
    const run = await CatalogueImport.start(
      desk,
      'products',
      [
        '编号,供应商,名称,图片',
        ...addresses.map((address, n) => `P-${n},${supplierNumber},图,${address}`),
      ].join('\n'),
    );
    expect((await run.check())['counts']).toEqual({ refused: addresses.length });
    const why = (await run.rows('refused')).map((row) => JSON.stringify(row['problems']));
    expect(why.filter((text) => text.includes('private network'))).toHaveLength(8);
    expect(why.filter((text) => text.includes('is no web address'))).toHaveLength(2);
  });

  it('[SEC-37] the report runs nothing in a spreadsheet', async () => {
    const run = await CatalogueImport.start(
      desk,
      'products',
      `编号,名称\n=1+1,"=HYPERLINK(""http://x.example"")"\n@a,+b`,
    );
    await run.check({ supplier_number: supplierNumber });
    const report = await run.report('en');
    expect(report).toContain(`'=1+1`);
    expect(report).toContain(`"'=HYPERLINK`);
    expect(report).toContain(`'@a,'+b`);
  });

  it('[DSK-1] only the catalogue role and administrators import, read and undo', async () => {
    const run = await CatalogueImport.start(desk, 'products', '编号,名称\n1,一');
    const others = roles.filter((role) => role !== 'administrator' && role !== 'catalogue');
    for (const person of [Desk.nobody(), ...(await Promise.all(others.map((r) => Desk.as(r))))]) {
      const tried = await CatalogueImport.upload(person, 'products', 'catalogue', '编号\n1');
      expect(tried.status).toBe(403);
      for (const what of ['check', 'run', 'undo']) {
        expect((await person.send('POST', `/imports/${run.id}/${what}`, {})).status).toBe(403);
      }
      for (const path of ['', '/status', '/rows', '/report']) {
        expect((await person.send('GET', `/imports/${run.id}${path}`)).status).toBe(403);
      }
    }
    expect((await desk.send('PATCH', `/imports/${run.id}`, { state: 'done' })).status).toBe(403);
    expect((await desk.send('POST', '/imports', { state: 'done' })).status).toBe(403);
    expect((await desk.send('GET', '/import_mappings')).status).toBe(403);
  });

  it('goes its steps in order, and says what is wrong with a file', async () => {
    const run = await CatalogueImport.start(desk, 'products', '编号,名称\n1,一');
    const early = await desk.send(
      'POST',
      `/imports/${run.id}/run`,
      {},
      { 'accept-language': 'zh' },
    );
    expect([early.status, messageOf(early)]).toEqual([400, '这次导入已进入其他步骤。']);
    const keyless = await desk.send('POST', `/imports/${run.id}/check`, {
      mapping: [null, 'name_cn'],
    });
    expect(keyless.status).toBe(400);
    const empty = await CatalogueImport.upload(desk, 'products', 'catalogue', '编号,名称\n');
    expect(messageOf(empty)).toContain('no rows');
    const old = Uint8Array.from(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
    expect(messageOf(await CatalogueImport.upload(desk, 'products', 'x.xls', old))).toContain(
      '.xls',
    );
  });
});
