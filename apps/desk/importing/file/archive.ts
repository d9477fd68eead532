import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FileProblem } from './file-problem.ts';
import { limits } from './limits.ts';

const broken = {
  en: 'The Excel file is damaged and cannot be opened. Save it again and try once more.',
  zh: 'Excel 文件已损坏，无法打开。请重新保存后再试。',
};

/**
 * The parts of an Excel file. What a part says of its size is checked before it is opened, and yauzl ends a stream
 * that holds more than was said: so a bomb never unpacks.
 */
export class Archive {
  readonly #zip: ZipFile;
  readonly #parts: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, parts: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#parts = parts;
  }

  static async open(path: string): Promise<Archive> {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
      throw new FileProblem(broken);
    });
    if (zip.entryCount > limits.archiveParts) throw tooLarge();
    const parts = new Map<string, Entry>();
    try {
      for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry);
    } catch {
      // Whatever is wrong with the list of parts, it cannot be opened.
      zip.close();
      throw new FileProblem(broken);
    }
    return new Archive(zip, parts);
  }

  has(name: string): boolean {
    return this.#parts.has(name);
  }

  async read(name: string, mostBytes: number): Promise<Readable> {
    const entry = this.#parts.get(name);
    if (entry === undefined || entry.isEncrypted()) throw new FileProblem(broken);
    if (entry.uncompressedSize > mostBytes) throw tooLarge();
    return this.#zip.openReadStreamPromise(entry);
  }

  close(): void {
    this.#zip.close();
  }
}

function tooLarge(): FileProblem {
  return new FileProblem({
    en: 'The Excel file is too large once unpacked. Split it, or save it as CSV.',
    zh: 'Excel 文件解压后过大，请拆分文件或另存为 CSV。',
  });
}
