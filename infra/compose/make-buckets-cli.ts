import { makeBuckets } from '@ironbridge/stack';

const setting = (name: string): string => process.env[name] ?? '';

await makeBuckets({
  endpoint: setting('S3_ENDPOINT'),
  region: setting('S3_REGION'),
  accessKeyId: setting('S3_ACCESS_KEY_ID'),
  secretAccessKey: setting('S3_SECRET_ACCESS_KEY'),
});
