import { en } from '@payloadcms/translations/languages/en';
import { zh } from '@payloadcms/translations/languages/zh';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { articles } from './collections/articles.ts';
import { hotKeywords } from './collections/hot-keywords.ts';
import { industries } from './collections/industries.ts';
import { industryGroups } from './collections/industry-groups.ts';
import { media } from './collections/media.ts';
import { products } from './collections/products.ts';
import { properties } from './collections/properties.ts';
import { settings } from './collections/settings.ts';
import { suppliers } from './collections/suppliers.ts';
import { tags } from './collections/tags.ts';
import { twinPairs } from './collections/twin-pairs.ts';
import { users } from './collections/users.ts';
import { database } from './database/adapter.ts';
import { keepPool } from './database/keep-pool.ts';
import { env } from './env.ts';
import { inDesk } from './folder.ts';
import { jobs } from './jobs.ts';
import { previewEndpoint } from './preview/preview-endpoint.ts';
import { mostBytes } from './storage/file-rules.ts';
import { mediaStorage } from './storage/media-storage.ts';

export default buildConfig({
  secret: env.DESK_SECRET,
  serverURL: env.DESK_ORIGIN,
  cors: [env.DESK_ORIGIN],
  csrf: [env.DESK_ORIGIN],
  telemetry: false,
  graphQL: { disable: true },
  admin: {
    user: 'users',
    avatar: 'default',
    meta: { titleSuffix: ' · 铁桥 Ironbridge' },
    importMap: { baseDir: inDesk() },
    timezones: { defaultTimezone: 'Asia/Shanghai' },
  },
  i18n: { fallbackLanguage: 'en', supportedLanguages: { en, zh } },
  collections: [
    articles,
    media,
    twinPairs,
    suppliers,
    products,
    industries,
    industryGroups,
    tags,
    properties,
    settings,
    hotKeywords,
    users,
  ],
  db: database,
  endpoints: [previewEndpoint],
  jobs,
  plugins: [mediaStorage],
  sharp,
  upload: { limits: { fileSize: mostBytes }, abortOnLimit: true },
  typescript: { outputFile: inDesk('payload-types.ts') },
  onInit: keepPool,
});
