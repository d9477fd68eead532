/**
 * The one table that knows how the editions differ. Code asks for a capability (`edition.has.blogroll`), never
 * for a language, so that a third edition is a row here and not a search through the source.
 */
export const editions = {
  cn: {
    id: 'cn',
    twin: 'en',
    lang: 'zh-CN',
    locale: 'zh-CN',
    name: '铁桥工业网',
    nameField: 'name_cn',
    has: {
      appDownload: true,
      blogroll: true,
      highlights: true,
      icpNotice: true,
      innovationAward: true,
      openAppBar: true,
      slugs: false,
      wechatShare: true,
    },
  },
  en: {
    id: 'en',
    twin: 'cn',
    lang: 'en',
    locale: 'en-GB',
    name: 'Ironbridge',
    nameField: 'name_en',
    has: {
      appDownload: false,
      blogroll: false,
      highlights: false,
      icpNotice: false,
      innovationAward: false,
      openAppBar: false,
      slugs: true,
      wechatShare: false,
    },
  },
} as const satisfies Record<string, EditionRow>;

interface EditionRow {
  readonly id: string;
  readonly twin: string;
  readonly lang: string;
  readonly locale: string;
  readonly name: string;
  readonly nameField: string;
  readonly has: Readonly<Record<Capability, boolean>>;
}

type Capability =
  | 'appDownload'
  | 'blogroll'
  | 'highlights'
  | 'icpNotice'
  | 'innovationAward'
  | 'openAppBar'
  /** Articles may be addressed by a slug of the editor's choosing. */
  | 'slugs'
  | 'wechatShare';

export type EditionId = keyof typeof editions;
export type Edition = (typeof editions)[EditionId];

export const editionIds: readonly EditionId[] = ['cn', 'en'];

export function isEditionId(value: unknown): value is EditionId {
  return value === 'cn' || value === 'en';
}

export function twinOf(edition: EditionId): EditionId {
  return editions[edition].twin;
}

/** Where an edition lives: its public origin, as configured for this installation. */
export type EditionOrigins = Readonly<Record<EditionId, string>>;

/** The host alone decides the edition; a host that is neither has none. */
export function findEditionByHost(
  host: string | undefined,
  origins: EditionOrigins,
): EditionId | undefined {
  if (host === undefined) return undefined;
  const wanted = host.toLowerCase();
  return editionIds.find((id) => new URL(origins[id]).host === wanted);
}
