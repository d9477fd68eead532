import { filePath } from '@ironbridge/domain';
import { s3Storage } from '@payloadcms/storage-s3';
import { env } from '../env.ts';
import { objectStorage } from './object-storage.ts';

/** Readers get files from the edge, straight from object storage: the desk is not on that way. */
export const mediaStorage = s3Storage({
  bucket: env.S3_MEDIA_BUCKET,
  config: objectStorage,
  collections: {
    media: {
      disablePayloadAccessControl: true,
      generateFileURL: ({ filename }) => `${env.CN_ORIGIN}${filePath(filename)}`,
    },
  },
});
