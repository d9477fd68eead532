import { open } from 'node:fs/promises';
import { FileProblem } from './file-problem.ts';
import { limits } from './limits.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { TableRow } from './table-row.ts';

/** Any catalogue file; its bytes say what it is, not its name. Rows without a single word are left out. */
export async function* readTable(path: string): AsyncGenerator<TableRow> {
  const rows = (await isArchive(path)) ? readXlsx(path) : readCsv(path);
  let count = 0;
  for await (const row of rows) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    count += 1;
    // The first one holds the headers.
    if (count > limits.rows + 1) {
      throw new FileProblem({
        en: `The file has more than ${limits.rows} rows. Split it.`,
        zh: `文件超过 ${limits.rows} 行，请拆分后导入。`,
      });
    }
    if (row.cells.length > limits.columns) {
      throw new FileProblem({
        en: `Line ${row.line} has more than ${limits.columns} columns.`,
        zh: `第 ${row.line} 行超过 ${limits.columns} 列。`,
      });
    }
    if (row.cells.some((cell) => cell.length > limits.cellLength)) {
      throw new FileProblem({
        en: `Line ${row.line} has a cell of more than ${limits.cellLength} characters.`,
        zh: `第 ${row.line} 行有单元格超过 ${limits.cellLength} 个字符。`,
      });
    }
    // PostgreSQL keeps no NUL in a text.
    yield { line: row.line, cells: row.cells.map((cell) => cell.replaceAll('\0', '')) };
  }
}

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
  await file.close();
  if (bytesRead === 0) throw new FileProblem({ en: 'The file is empty.', zh: '文件是空的。' });
  if (buffer.readUInt32BE(0) === 0xd0cf11e0) {
    throw new FileProblem({
      en: 'This is an old Excel file (.xls). Save it as .xlsx or CSV.',
      zh: '这是旧版 Excel 文件（.xls），请另存为 .xlsx 或 CSV。',
    });
  }
  return buffer.readUInt32BE(0) === 0x504b0304;
}
