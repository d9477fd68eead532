import type { TaskList } from 'graphile-worker';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { advanceImport } from './steps/advance.ts';
import type { Workshop } from './steps/import-job.ts';

const job = Compile(Type.Object({ import: Type.Integer() }));

export function importTasks(workshop: Workshop): TaskList {
  return { import_rows: (payload) => advanceImport(workshop, job.Parse(payload).import) };
}
