import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cacheFolder, fillFolder, withRetries } from './cache-folder.ts';
import { findDifferences, parseChecksums, sha256 } from './checksums.ts';
import { root } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a download', () => {
  test('that is cut leaves nothing that looks whole, and nothing beside', async () => {
    const wanted = join(folder, 'engine');
    const cut = fillFolder(wanted, async (temporary) => {
      writeFileSync(join(temporary, 'half'), 'ha');
      throw new Error('line cut');
    });
    await expect(cut).rejects.toThrow('line cut');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('takes the place of a broken one in one step', async () => {
    const wanted = join(folder, 'engine');
    mkdirSync(wanted);
    writeFileSync(join(wanted, 'broken'), '');
    await fillFolder(wanted, async (temporary) => {
      expect(existsSync(join(wanted, 'broken'))).toBe(true);
      writeFileSync(join(temporary, 'whole'), 'yes');
    });
    expect(readdirSync(folder)).toEqual(['engine']);
    expect(readdirSync(wanted)).toEqual(['whole']);
  });

  test('is tried again, but not for ever', async () => {
    let tries = 0;
    const flaky = async (): Promise<number> => {
      tries += 1;
      if (tries < 3) throw new Error('line cut');
      return tries;
    };
    expect(await withRetries(3, flaky)).toBe(3);
    tries = 0;
    await expect(withRetries(2, flaky)).rejects.toThrow('line cut');
  });

  test('goes to the user’s cache', () => {
    expect(cacheFolder({ XDG_CACHE_HOME: '/caches' })).toBe('/caches/ironbridge');
  });
});

describe('checksums', () => {
  test('tell a missing, a changed, a cut and a foreign file', async () => {
    for (const name of ['good', 'changed', 'cut'])
      writeFileSync(join(folder, name), `${name} whole`);
    const list = join(folder, '../', `${folder.split('/').at(-1)}.sha256`);
    const names = ['good', 'changed', 'cut'];
    const sums = await Promise.all(names.map((name) => sha256(join(folder, name))));
    writeFileSync(list, names.map((name, index) => `${sums[index]}  ${name}\n`).join(''));
    expect(await findDifferences(folder, list)).toEqual([]);

    writeFileSync(join(folder, 'changed'), 'changed whale');
    writeFileSync(join(folder, 'cut'), 'cut wh');
    writeFileSync(join(folder, 'foreign'), '');
    rmSync(join(folder, 'good'));
    expect((await findDifferences(folder, list)).sort()).toEqual([
      'changed',
      'cut',
      'foreign',
      'good',
    ]);
    rmSync(list);
  });

  test('of a folder that is not there are all missing', async () => {
    const list = join(folder, 'list');
    writeFileSync(list, `${'0'.repeat(64)}  one.jar\n`);
    expect(await findDifferences(join(folder, 'none'), list)).toEqual(['one.jar']);
  });

  test('of OpenSearch name every jar once, the engine among them', () => {
    const text = readFileSync(join(root, 'infra/opensearch/jars.sha256'), 'utf8');
    const sums = parseChecksums(text);
    expect(sums.size).toBe(text.trimEnd().split('\n').length);
    expect([...sums.keys()].every((name) => name.endsWith('.jar'))).toBe(true);
    expect(sums.has('opensearch-3.8.0.jar')).toBe(true);
  });

  test('that cannot be read are refused', () => {
    expect(() => parseChecksums('abc  file.jar\n')).toThrow(/Not a checksum/);
  });
});
