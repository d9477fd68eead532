import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';

interface StorageSettings {
  readonly S3_ENDPOINT: string;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID: string;
  readonly S3_SECRET_ACCESS_KEY: string;
}

interface ObjectPlace {
  readonly bucket: string;
  readonly key: string;
}

/** A file, or the part of it that was asked for. */
export interface StoredFile {
  readonly body: Readable;
  readonly bytes: number;
  readonly etag: string;
  /** Which part, as HTTP says it, where it is not the whole. */
  readonly range: string | undefined;
}

/** The store has no such part of it. */
export class NoSuchRange extends Error {}

/** Files that nobody fetches without us. */
export class ObjectStore {
  readonly #client: S3Client;

  constructor(settings: StorageSettings) {
    this.#client = new S3Client({
      endpoint: settings.S3_ENDPOINT,
      region: settings.S3_REGION,
      forcePathStyle: true,
      credentials: {
        accessKeyId: settings.S3_ACCESS_KEY_ID,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
      },
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 1000, requestTimeout: 10_000 },
    });
  }

  async findFile({ bucket, key }: ObjectPlace, range?: string): Promise<StoredFile | undefined> {
    try {
      const found = await this.#client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, ...(range ? { Range: range } : {}) }),
      );
      if (!(found.Body instanceof Readable)) throw new Error('The store gave no stream');
      return {
        body: found.Body,
        bytes: found.ContentLength ?? 0,
        etag: found.ETag ?? '',
        range: found.ContentRange,
      };
    } catch (error) {
      if (!(error instanceof S3ServiceException)) throw error;
      if (error.name === 'InvalidRange') throw new NoSuchRange();
      if (error.name === 'NoSuchKey') return undefined;
      throw error;
    }
  }

  async keepFile({ bucket, key }: ObjectPlace, bytes: Uint8Array, type: string): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: type }),
    );
  }

  /** What is not there is gone already. */
  async deleteFiles(bucket: string, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const { Errors: kept = [] } = await this.#client.send(
      new DeleteObjectsCommand({
        Bucket: bucket,
        Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
      }),
    );
    if (kept.length) throw new Error(`${kept.length} files could not be deleted`);
  }

  close(): void {
    this.#client.destroy();
  }
}
