import { filePath } from '@ironbridge/domain';
import { s3Storage } from '@payloadcms/storage-s3';
import { env } from '../env.ts';

/** Readers get files from the edge, straight from object storage: the desk is not on that way. */
export const mediaStorage = s3Storage({
  bucket: env.S3_MEDIA_BUCKET,
  config: {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    forcePathStyle: true,
    credentials: {
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    },
  },
  collections: {
    media: {
      disablePayloadAccessControl: true,
      generateFileURL: ({ filename }) => `${env.CN_ORIGIN}${filePath(filename)}`,
    },
  },
});
