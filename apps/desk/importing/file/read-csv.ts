import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { findEncoding } from './encoding.ts';
import { FileProblem } from './file-problem.ts';
import { limits } from './limits.ts';
import type { TableRow } from './table-row.ts';

const delimiters = [',', ';', '\t'] as const;
const headBytes = 64 * 1024;

export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const encoding = await findEncoding(path);
  const parser = parse({
    delimiter: await findDelimiter(path, encoding),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: limits.recordLength,
  });
  // A failure of the reading side destroys the parser, and is thrown where it is read.
  pipeline(createReadStream(path), decodeFrom(encoding), parser, () => undefined);
  let line = 0;
  try {
    for await (const record of parser) {
      line += 1;
      yield { line, cells: toCells(record) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileProblem({
      en: `The file cannot be read after line ${line}. Often a quotation mark is missing there.`,
      zh: `第 ${line} 行之后无法读取，通常是缺少引号。`,
    });
  } finally {
    parser.destroy();
  }
}

function decodeFrom(encoding: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<string> {
    const decoder = new TextDecoder(encoding);
    for await (const chunk of source) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  };
}

function toCells(record: unknown): string[] {
  if (!Array.isArray(record)) throw new Error('A record of a CSV file is a list');
  return record.map(String);
}

/** By the first line: what divides most of its words. */
async function findDelimiter(path: string, encoding: string): Promise<string> {
  const chunks: Buffer[] = [];
  const start: AsyncIterable<Buffer> = createReadStream(path, { end: headBytes - 1 });
  for await (const chunk of start) chunks.push(chunk);
  const head = new TextDecoder(encoding).decode(Buffer.concat(chunks));
  const first = head.split(/\r?\n/, 1)[0]?.replaceAll(/"[^"]*"/g, '') ?? '';
  const counted = delimiters.map((delimiter) => ({ delimiter, n: first.split(delimiter).length }));
  return counted.toSorted((a, b) => b.n - a.n)[0]?.delimiter ?? ',';
}
