import type { EditionId } from '@ironbridge/domain';

type Text = string | null | undefined;

export function own(edition: EditionId, cn: Text, en: Text): string {
  return { cn, en }[edition] ?? '';
}

/** For what must have a name everywhere: the edition's own, or the other's where it is empty. */
export function ownOrOther(edition: EditionId, cn: Text, en: Text): string {
  return own(edition, cn, en) || cn || en || '';
}

interface Flagged {
  readonly live_cn?: boolean | null;
  readonly live_en?: boolean | null;
}

interface Named {
  readonly name_cn?: string | null;
  readonly name_en?: string | null;
}

export function isSwitchedOn(edition: EditionId, record: Flagged): boolean {
  return { cn: record.live_cn, en: record.live_en }[edition] === true;
}

/** Live where the flag is set and the name there is filled. */
export function isLive(edition: EditionId, record: Flagged & Named): boolean {
  return isSwitchedOn(edition, record) && own(edition, record.name_cn, record.name_en) !== '';
}

/** A record's name in its edition, and in both languages: either is searched for in both editions. */
export function toNames(edition: EditionId, { name_cn, name_en }: Named) {
  return {
    name: own(edition, name_cn, name_en),
    name_cn: name_cn ?? '',
    name_en: name_en ?? '',
  };
}
