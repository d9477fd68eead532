import type pg from 'pg';
import type { Words } from '../../words.ts';
import type { Target } from '../mapping/target.ts';
import { type Door, getReachable, parseAddress } from '../pictures/door.ts';
import { type Reason, RefusedAddress, toAddressProblem } from '../pictures/refused-address.ts';
import type { Draft } from './draft.ts';
import { findFiles, findPictures, type Picture, type StoredFile } from './files.ts';
import { findNames, type Names } from './names.ts';
import { problems } from './problems.ts';

export type Looked =
  | { readonly id: number }
  | { readonly address: string }
  | { readonly problem: Words };

/** Everything that the rows of one chunk name, read at once. */
export class Lookups {
  readonly #names: ReadonlyMap<string, Names>;
  readonly #files: ReadonlyMap<string, StoredFile>;
  readonly #pictures: ReadonlyMap<string, Picture>;
  readonly #hosts = new Map<string, Promise<Reason | undefined>>();

  private constructor(
    names: ReadonlyMap<string, Names>,
    files: ReadonlyMap<string, StoredFile>,
    pictures: ReadonlyMap<string, Picture>,
  ) {
    this.#names = names;
    this.#files = files;
    this.#pictures = pictures;
  }

  static async load(client: pg.ClientBase, drafts: readonly Draft[]): Promise<Lookups> {
    const wanted = new Map<string, Set<string>>();
    for (const { target, names } of drafts.flatMap((draft) => draft.named)) {
      const relationTo = target.relationTo ?? '';
      const all = wanted.get(relationTo) ?? new Set();
      for (const name of names) all.add(name);
      wanted.set(relationTo, all);
    }
    const media = [...(wanted.get('media') ?? [])];
    wanted.delete('media');
    const byName = media.filter((name) => !isAddress(name));
    return new Lookups(
      await findNames(client, wanted),
      await findFiles(client, byName),
      await findPictures(client, media.filter(isAddress)),
    );
  }

  /** Without a door nothing is fetched any more: what has not come by now will not. */
  async look(target: Target, name: string, door: Door | undefined): Promise<Looked> {
    if (target.relationTo !== 'media') return this.#lookUpName(target.relationTo ?? '', name);
    if (isAddress(name)) return this.#lookUpAddress(target, name, door);
    const file = this.#files.get(name);
    return file ? judgeFile(target, name, file) : { problem: problems.noFile(name) };
  }

  #lookUpName(relationTo: string, name: string): Looked {
    const names = this.#names.get(relationTo);
    const ids = names?.get(name) ?? names?.get(name.toLowerCase()) ?? new Set<number>();
    const [id] = ids;
    if (id === undefined) return { problem: problems.notFound(name) };
    return ids.size > 1 ? { problem: problems.several(name) } : { id };
  }

  async #lookUpAddress(target: Target, address: string, door: Door | undefined): Promise<Looked> {
    const picture = this.#pictures.get(address);
    if (picture?.file) return judgeFile(target, address, picture.file);
    // Where another import failed to fetch it, this one tries again.
    const reason = door ? await this.#checkAddress(address, door) : (picture?.reason ?? 'status');
    return reason ? { problem: toAddressProblem(address, reason) } : { address };
  }

  /** Pictures of a catalogue lie on a few hosts: each is resolved once. */
  async #checkAddress(address: string, door: Door): Promise<Reason | undefined> {
    return findReason(async () => {
      const url = parseAddress(address);
      const checked = this.#hosts.get(url.hostname) ?? findReason(() => getReachable(url, door));
      this.#hosts.set(url.hostname, checked);
      const reason = await checked;
      if (reason) throw new RefusedAddress(reason);
    });
  }
}

async function findReason(work: () => Promise<unknown>): Promise<Reason | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof RefusedAddress) return error.reason;
    throw error;
  }
}

/** `file:` and `//host` are addresses too, to be refused as such. */
function isAddress(name: string): boolean {
  return /^([a-z][a-z0-9+.-]+:|\/\/)/i.test(name);
}

function judgeFile(target: Target, name: string, { id, mime }: StoredFile): Looked {
  const wanted = target.key === 'data_sheet' ? 'application/pdf' : 'image/';
  return mime.startsWith(wanted) ? { id } : { problem: problems.wrongFile(name) };
}
