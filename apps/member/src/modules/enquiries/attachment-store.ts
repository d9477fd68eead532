import type { Readable } from 'node:stream';
import type { ObjectStore } from '../../storage/object-store.ts';
import type { JudgedFile } from './judge-attachment.ts';

export interface KeptFile extends JudgedFile {
  readonly id: string;
}

/** Files that people send along, under names that say nothing. */
export class AttachmentStore {
  readonly #objects: ObjectStore;
  readonly #bucket: string;

  constructor(objects: ObjectStore, bucket: string) {
    this.#objects = objects;
    this.#bucket = bucket;
  }

  async keep(files: readonly KeptFile[]): Promise<void> {
    await Promise.all(
      files.map(({ id, bytes, type }) =>
        this.#objects.keepFile({ bucket: this.#bucket, key: id }, bytes, type),
      ),
    );
  }

  async read(id: string): Promise<Readable> {
    const file = await this.#objects.findFile({ bucket: this.#bucket, key: id });
    if (file === undefined) throw new Error(`The store has no attachment ${id}`);
    return file.body;
  }
}
