import { randomUUID } from 'node:crypto';
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

  async keep(files: readonly JudgedFile[]): Promise<KeptFile[]> {
    const kept = files.map((file) => ({ ...file, id: randomUUID() }));
    await Promise.all(
      kept.map(({ id, bytes, type }) =>
        this.#objects.keepFile({ bucket: this.#bucket, key: id }, bytes, type),
      ),
    );
    return kept;
  }

  async read(id: string): Promise<Readable> {
    const file = await this.#objects.findFile({ bucket: this.#bucket, key: id });
    if (file === undefined) throw new Error(`The store has no attachment ${id}`);
    return file.body;
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#objects.deleteFiles(this.#bucket, ids);
  }
}
