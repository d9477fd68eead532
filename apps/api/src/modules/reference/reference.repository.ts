import { type EditionId, editionIds } from '@ironbridge/domain';
import { aliasOf, type ReferenceDocument, referenceId } from '@ironbridge/search';
import type { Found } from '../../engine/answers.ts';
import type { SearchEngine } from '../../engine/search-engine.ts';

export interface VersionedReference {
  readonly version: string;
  readonly document: ReferenceDocument;
}

export interface ReferenceRepository {
  /** What stands in the store now, per edition; nothing where there is no document yet. */
  findVersions(): Promise<ReadonlyMap<EditionId, string>>;
  find(edition: EditionId): Promise<VersionedReference | undefined>;
}

export function createReferenceRepository(
  engine: SearchEngine,
  prefix: string,
): ReferenceRepository {
  const toDoc = (edition: EditionId, _source: boolean) => ({
    _index: aliasOf('reference', edition, prefix),
    _id: referenceId,
    _source,
  });
  return {
    async findVersions() {
      const found = await engine.findMany(editionIds.map((edition) => toDoc(edition, false)));
      return new Map(
        editionIds.flatMap((edition, index) => {
          const row = found[index];
          return row?.found ? [[edition, toVersion(row)]] : [];
        }),
      );
    },
    async find(edition) {
      const [row] = await engine.findMany<ReferenceDocument>([toDoc(edition, true)]);
      return row?.found && row._source
        ? { version: toVersion(row), document: row._source }
        : undefined;
    },
  };
}

/** The index counts too: a rebuilt one may hold another document under the same number. */
function toVersion({ _index, _version, _seq_no }: Found<unknown>): string {
  return `${_index}/${_version}/${_seq_no}`;
}
