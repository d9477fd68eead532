import type { TaskList } from 'graphile-worker';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { advanceImport } from './steps/advance.ts';
import type { Workshop } from './steps/import-job.ts';

const job = Compile(Type.Object({ import: Type.Integer() }));

/** Long enough that the wait between two jobs does not count, short enough to stop for whoever asks. */
const sliceMs = 4_000;

export function importTasks(workshop: Workshop): TaskList {
  return {
    import_rows: async (payload) => {
      const { import: id } = job.Parse(payload);
      const end = performance.now() + sliceMs;
      while (await advanceImport(workshop, id)) {
        if (performance.now() < end) continue;
        await workshop.database.query('select road.advance_import($1)', [id]);
        return;
      }
    },
  };
}
