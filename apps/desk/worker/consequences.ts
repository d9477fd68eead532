import { findItemPath, isPagedKind, itemTag, type Kind, listTag } from '@ironbridge/domain';
import type { ChangedPage } from './crawlers/crawler.ts';
import type { Decision } from './decision.ts';
import type { Consequences, Kept } from './ledger.ts';

/** A decision that was carried out: written, or left alone because nothing had changed. */
export interface Settled extends Decision {
  readonly wrote: boolean;
}

export interface PurgeChoice {
  /** Purged though unchanged: they look different because time has passed. */
  readonly touched?: ReadonlySet<number>;
}

/** What must be remembered, dropped at the edge and done next. */
export function toConsequences(
  kind: Kind,
  settled: readonly Settled[],
  version: number,
  { touched }: PurgeChoice,
): Consequences {
  const shown = settled.filter(({ id, wrote }) => wrote || touched?.has(id));
  const hard = new Set(
    shown.filter(({ wanted }) => wanted === undefined).flatMap((item) => withdrawnTags(kind, item)),
  );
  const soft = new Set(
    shown.flatMap(({ held, wanted }) => (wanted ? [...(held?.tags ?? []), ...wanted.tags] : [])),
  );
  const faces = settled.flatMap(({ id, face, held }) =>
    face === (held?.face ?? null) ? [] : [`${kind}:${id}`],
  );
  return {
    kept: settled.map((item) => toKept(item, version)),
    purge: { hard, soft: [...soft].filter((tag) => !hard.has(tag)) },
    faces: [...new Set(faces)],
    pages: settled.flatMap((item) => findChangedPage(kind, item) ?? []),
    due: settled.flatMap(({ id, wanted }) => (wanted?.due ? [{ id, at: wanted.due }] : [])),
  };
}

/** Where readers find it anew, if it has a screen and is not as they had it. */
function findChangedPage(
  kind: Kind,
  { edition, held, wanted, hash, wrote }: Settled,
): ChangedPage | undefined {
  if (!wrote || !wanted || hash === held?.hash) return undefined;
  if (!isPagedKind(kind)) return undefined;
  const path = findItemPath(kind, edition, wanted.document);
  return path === undefined ? undefined : { edition, path };
}

/** All it was shown under; and what it was surely shown under, should the ledger not know. */
function withdrawnTags(kind: Kind, { id, edition, held }: Decision): string[] {
  return [...(held?.tags ?? []), itemTag(edition, kind, id), listTag(edition, kind)];
}

export function toKept(
  { id, edition, held, wanted, hash, face, wrote }: Settled,
  version: number,
): Kept {
  return {
    id,
    edition,
    version,
    expected: held?.version ?? null,
    wrote,
    written: wrote ? (wanted ? version : null) : (held?.written ?? null),
    hash,
    face,
    tags: wanted?.tags ?? [],
    uses: wanted?.uses ?? [],
  };
}
