import { en } from '@payloadcms/translations/languages/en';
import { zh } from '@payloadcms/translations/languages/zh';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { collections } from './collections/all.ts';
import { database } from './database/adapter.ts';
import { previewDocument } from './endpoints/preview-document.ts';
import { env } from './env.ts';
import { inDesk } from './folder.ts';
import { exportInbox } from './inbox/export.ts';
import { judgeLetter } from './inbox/judge-letter.ts';
import { markDone } from './inbox/mark-done.ts';
import { jobs } from './jobs.ts';
import { keepLocks } from './locks/keep-locks.ts';
import { sayLocked } from './locks/say-locked.ts';
import { noMail } from './no-mail.ts';
import { retryJob } from './start/retry-job.ts';
import { mostBytesOfAll } from './storage/file-rules.ts';
import { mediaStorage } from './storage/media-storage.ts';
import { privateStorage } from './storage/private-storage.ts';

const config = buildConfig({
  secret: env.DESK_SECRET,
  serverURL: env.DESK_ORIGIN,
  cors: [env.DESK_ORIGIN],
  csrf: [env.DESK_ORIGIN],
  telemetry: false,
  logger: { options: { name: 'desk', level: env.LOG_LEVEL }, destination: process.stdout },
  // A refusal is the desk at work, not a fault of it.
  loggingLevels: {
    APIError: 'info',
    AuthenticationError: 'info',
    Forbidden: 'info',
    LockedAuth: 'info',
  },
  graphQL: { disable: true },
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'yyyy-MM-dd HH:mm',
    components: {
      graphics: { Logo: './components/Logo.tsx#Logo', Icon: './components/Mark.tsx#Mark' },
      afterNavLinks: ['./components/inbox/InboxLinks.tsx#InboxLinks'],
      views: {
        dashboard: { Component: './components/StartScreen.tsx#StartScreen' },
        inbox: { Component: './components/inbox/InboxScreen.tsx#InboxScreen', path: '/inbox' },
      },
    },
    meta: { titleSuffix: ' · 铁桥 Ironbridge' },
    importMap: { baseDir: inDesk() },
    timezones: { defaultTimezone: 'Asia/Shanghai' },
  },
  i18n: {
    fallbackLanguage: 'en',
    supportedLanguages: { en, zh },
    translations: {
      en: { general: { payloadSettings: 'Your settings' } },
      zh: { general: { payloadSettings: '个人设置' } },
    },
  },
  collections,
  db: database,
  email: noMail,
  endpoints: [previewDocument, retryJob, exportInbox, judgeLetter, markDone],
  hooks: { afterError: [sayLocked] },
  jobs,
  plugins: [mediaStorage, privateStorage],
  sharp,
  upload: { limits: { fileSize: mostBytesOfAll }, abortOnLimit: true },
  typescript: { outputFile: inDesk('payload-types.ts') },
});

export default keepLocks(config);
