import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { readTable } from './read-table.ts';
import { toXlsx, toZip } from './small-xlsx.ts';
import type { TableRow } from './table-row.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: string | Uint8Array) {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const rows: TableRow[] = [];
  for await (const row of readTable(path)) rows.push(row);
  return rows;
}

const gb18030 = Buffer.from([0xb1, 0xe0, 0xba, 0xc5, 0x2c, 0xc3, 0xfb, 0xb3, 0xc6]);

describe('catalogue files', () => {
  it('reads CSV with quotes, line breaks in a cell and empty lines, and counts lines as Excel does', async () => {
    expect(await read('\uFEFFno,name\r\n1,"a ""b"", c"\r\n\r\n2,"two\nlines"\r\n')).toEqual([
      { line: 1, cells: ['no', 'name'] },
      { line: 2, cells: ['1', 'a "b", c'] },
      { line: 4, cells: ['2', 'two\nlines'] },
    ]);
  });

  it('reads what Excel in Chinese writes: GB 18030, semicolons, tabs, UTF-16', async () => {
    expect(await read(gb18030)).toEqual([{ line: 1, cells: ['编号', '名称'] }]);
    expect(await read('编号;名称\n1;"注塑;机"')).toMatchObject([{}, { cells: ['1', '注塑;机'] }]);
    expect(await read(Buffer.from('\uFEFF编号\t名称\n1\t机', 'utf16le'))).toMatchObject([
      { cells: ['编号', '名称'] },
      { cells: ['1', '机'] },
    ]);
  });

  it('reads a sheet with shared, written and calculated cells, numbers and gaps', async () => {
    const bytes = toXlsx(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>价格</t></is></c></row>
       <row r="4"><c r="A4"><v>1.2E5</v></c><c r="B4"><f>1/3</f><v>1.1000000000000001</v></c>
       <c r="C4" t="str"><f>A1</f><v>&lt;b&gt;</v></c><c r="D4" s="7"/></row>`,
      '<si><r><t>编</t></r><r><t>号</t></r><rPh><t>bianhao</t></rPh></si>',
    );
    expect(await read(bytes)).toEqual([
      { line: 1, cells: ['编号', '', '价格'] },
      { line: 4, cells: ['120000', '1.1', '<b>'] },
    ]);
  });

  it('[SEC-32] refuses a bomb by what it says of itself, and one that lies while it unpacks', async () => {
    const sheet = { name: 'xl/worksheets/sheet1.xml', text: ' '.repeat(100_000) };
    const others = [
      { name: 'xl/workbook.xml', text: '<workbook/>' },
      { name: 'xl/_rels/workbook.xml.rels', text: '<Relationships/>' },
    ];
    const large = toZip([...others, { ...sheet, claimedSize: limits.sheetBytes + 1 }]);
    await expect(read(large)).rejects.toThrow('too large');
    await expect(read(toZip([...others, { ...sheet, claimedSize: 10 }]))).rejects.toThrow();
  });

  it('[SEC-32] refuses entities, broken archives, old files, endless columns and empty files', async () => {
    const entities = toZip([
      { name: 'xl/workbook.xml', text: '<!DOCTYPE w [<!ENTITY a "b">]><workbook/>' },
    ]);
    await expect(read(entities)).rejects.toThrow('no spreadsheet');
    await expect(read('PK\x03\x04 and nothing more')).rejects.toThrow('damaged');
    await expect(read(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow('.xls');
    await expect(read(toXlsx('<row><c r="ZZZ1"><v>1</v></c></row>'))).rejects.toThrow('columns');
    await expect(read(`${','.repeat(300)}x`)).rejects.toThrow('columns');
    await expect(read('')).rejects.toThrow('empty');
  });

  it('says after which line a file breaks off', async () => {
    await expect(read(`a,b\n1,2\n"${'x'.repeat(1_100_000)}`)).rejects.toThrow('after line 2');
  });
});
