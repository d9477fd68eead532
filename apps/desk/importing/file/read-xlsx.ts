import { posix } from 'node:path';
import { Archive } from './archive.ts';
import { limits } from './limits.ts';
import { readXml } from './read-xml.ts';
import { readSheet } from './sheet.ts';
import type { TableRow } from './table-row.ts';

/** The first sheet of an Excel file. Formulas are not calculated: what was last shown is taken. */
export async function* readXlsx(path: string): AsyncGenerator<TableRow> {
  const archive = await Archive.open(path);
  try {
    const sheet = await findFirstSheet(archive);
    const texts = await readSharedTexts(archive);
    yield* readSheet(await archive.read(sheet, limits.sheetBytes), texts);
  } finally {
    archive.close();
  }
}

async function findFirstSheet(archive: Archive): Promise<string> {
  const sheets: string[] = [];
  await walk(archive, 'xl/workbook.xml', (name, attributes) => {
    const id = attributes['r:id'];
    if (name === 'sheet' && id && attributes['state'] !== 'veryHidden') sheets.push(id);
  });
  const targets = new Map<string, string>();
  await walk(archive, 'xl/_rels/workbook.xml.rels', (name, attributes) => {
    const { Id: id, Target: target } = attributes;
    if (name === 'Relationship' && id && target) targets.set(id, target);
  });
  const target = targets.get(sheets[0] ?? '') ?? 'worksheets/sheet1.xml';
  return posix.join(target.startsWith('/') ? '' : 'xl', target).replace(/^\//, '');
}

async function readSharedTexts(archive: Archive): Promise<readonly string[]> {
  const part = 'xl/sharedStrings.xml';
  if (!archive.has(part)) return [];
  const texts: string[] = [];
  let text = '';
  let inText = false;
  // How a Chinese or Japanese word is spoken may stand beside it; nobody wrote it in the cell.
  let spoken = 0;
  const walked = readXml(await archive.read(part, limits.sharedTextBytes), {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') spoken += 1;
      else if (name === 't') inText = spoken === 0;
    },
    close: (name) => {
      if (name === 'si') texts.push(text);
      else if (name === 'rPh') spoken -= 1;
      else if (name === 't') inText = false;
    },
    text: (piece) => {
      if (inText) text += piece;
    },
  });
  for await (const _ of walked);
  return texts;
}

async function walk(
  archive: Archive,
  part: string,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
): Promise<void> {
  const nothing = () => undefined;
  const stream = await archive.read(part, limits.smallPartBytes);
  for await (const _ of readXml(stream, { open, close: nothing, text: nothing }));
}
