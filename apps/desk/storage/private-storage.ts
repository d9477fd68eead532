import { s3Storage } from '@payloadcms/storage-s3';
import { env } from '../env.ts';
import { objectStorage } from './object-storage.ts';

/** The edge does not know this bucket: its files go through the desk alone, to whom the collection lets read. */
export const privateStorage = s3Storage({
  bucket: env.S3_PRIVATE_BUCKET,
  config: objectStorage,
  collections: { private_files: true },
});
