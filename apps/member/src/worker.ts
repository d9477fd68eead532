import { errorCatalogue } from '@ironbridge/contract';
import { createPool, startLane, WorkerLock } from '@ironbridge/queue';
import {
  addGauge,
  createLogger,
  createService,
  originFields,
  parseEnv,
  runService,
  secretField,
  serviceFields,
  toOrigins,
  urlField,
} from '@ironbridge/service';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { storageFields } from './env.ts';
import { eraseFiles, eraseUnclaimed } from './modules/account/erase-files.ts';
import { mailFields } from './modules/delivery/delivery-env.ts';
import { createMailSender } from './modules/delivery/mail-sender.ts';
import { jobsSchema } from './modules/delivery/outbox.ts';
import { sendMail } from './modules/delivery/send-mail.ts';
import { releaseLetter } from './modules/enquiries/release-letter.ts';
import { ReplyKeys } from './modules/enquiries/reply-key.ts';
import { ObjectStore } from './storage/object-store.ts';

const env = parseEnv(
  Type.Object({
    ...serviceFields,
    ...originFields,
    ...mailFields,
    ...storageFields,
    DATABASE_URL: urlField,
    MEMBER_SECRET: secretField,
  }),
);
const log = createLogger('member-worker', env.LOG_LEVEL);
const database = createPool(env.DATABASE_URL, 'member-worker', log);
const sender = createMailSender(env);
const store = new ObjectStore(env);
const origins = toOrigins(env);
const keys = new ReplyKeys(env.MEMBER_SECRET);
const job = Compile(Type.Object({ id: Type.Integer() }));

const giveUp = (what: string) => (error: unknown) => {
  // Whoever unlocks our jobs now must not find us still at them: a new process starts clean.
  log.fatal({ err: error }, what);
  process.exit(1);
};
const lock = await WorkerLock.open(database, 'member', log, giveUp('The database went away'));
const lane = await startLane(database, lock, log, {
  schema: jobsSchema,
  concurrency: 5,
  pollMs: 500,
  tasks: {
    erase_files: (payload) => eraseFiles(store, env.S3_MEMBER_BUCKET, payload),
    erase_unclaimed: (payload) => eraseUnclaimed(database, store, env.S3_MEMBER_BUCKET, payload),
    release_letter: (payload) => releaseLetter(database, job.Parse(payload).id),
    send_mail: (payload, { job: { attempts, max_attempts } }) =>
      sendMail({ database, origins, keys }, sender, {
        id: job.Parse(payload).id,
        last: attempts >= max_attempts,
      }),
  },
});
lane.ended.catch(giveUp('The queue gave up'));

const app = await createService({
  name: 'member-worker',
  log,
  origins,
  errors: errorCatalogue,
  checks: { postgres: async () => void (await database.query('select 1')) },
});
for (const state of ['waiting', 'failed'] as const) {
  addGauge(app, `mails_${state}`, `Letters of the outbox that are ${state}`, async () => {
    const { rows } = await database.query<{ count: number }>(
      'select count(*)::int as count from outbox where state = $1',
      [state],
    );
    return rows[0]?.count ?? 0;
  });
}
app.addHook('onClose', async () => {
  await lane.stop();
  lock.close();
  sender.close();
  store.close();
});
await runService(app, env);
