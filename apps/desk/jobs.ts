import type { JobsConfig } from 'payload';
import { nobody } from './access/nobody.ts';

/**
 * Payload's table holds what is scheduled; nothing here runs it. The road's queue wakes up at the time of each row
 * and calls `payload.jobs.run()`.
 */
export const jobs: JobsConfig = {
  tasks: [],
  deleteJobOnComplete: true,
  access: { run: () => false, queue: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
};
