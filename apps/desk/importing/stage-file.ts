import type { Payload } from 'payload';
import { FileProblem } from './file/file-problem.ts';
import { readTable } from './file/read-table.ts';
import type { TableRow } from './file/table-row.ts';
import type { ImportKind } from './import-run.ts';
import { recallMapping } from './mapping/recall.ts';

const batchSize = 2_000;

interface Given {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly person: number;
}

/** Puts the rows of a file into the database as they are: all of them, or none if it cannot be read to its end. */
export async function stageFile(payload: Payload, path: string, given: Given): Promise<number> {
  const rows = readTable(path);
  const first = await rows.next();
  if (first.done) throw new FileProblem({ en: 'The file is empty.', zh: '文件是空的。' });
  const headers = first.value.cells.map((cell) => cell.trim());
  const mapping = await recallMapping(payload, given.kind, headers);
  const client = await payload.db.pool.connect();
  try {
    await client.query('begin');
    const { rows: made } = await client.query<{ id: number }>(
      `insert into imports (file_name, kind, state, rows, person_id, headers, mapping)
       values ($1, $2, 'uploaded', 0, $3, $4, $5) returning id`,
      [given.fileName, given.kind, given.person, JSON.stringify(headers), JSON.stringify(mapping)],
    );
    const id = made[0]?.id;
    if (id === undefined) throw new Error('The import was not made');
    let count = 0;
    for await (const batch of toBatches(rows)) {
      await client.query(
        `insert into road.import_row (import, line, cells)
         select $1, line, cells from jsonb_to_recordset($2) as said(line int, cells text[])`,
        [id, JSON.stringify(batch)],
      );
      count += batch.length;
    }
    if (count === 0) {
      throw new FileProblem({
        en: 'The file has headers but no rows.',
        zh: '文件只有表头，没有数据。',
      });
    }
    await client.query('update imports set rows = $2 where id = $1', [id, count]);
    await client.query('commit');
    client.release();
    return id;
  } catch (error) {
    // The database takes back what the connection had begun.
    client.release(true);
    throw error;
  }
}

async function* toBatches(rows: AsyncGenerator<TableRow>): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
