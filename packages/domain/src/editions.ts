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
    loginModes: ['code', 'pwd'],
    has: {
      appDownload: true,
      blogroll: true,
      emailAccounts: false,
      highlights: true,
      icpNotice: true,
      innovationAward: true,
      openAppBar: true,
      sensitiveWords: true,
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
    loginModes: ['pwd'],
    has: {
      appDownload: false,
      blogroll: false,
      emailAccounts: true,
      highlights: false,
      icpNotice: false,
      innovationAward: false,
      openAppBar: false,
      sensitiveWords: false,
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
  /** How members log in; the first is offered first. */
  readonly loginModes: readonly LoginMode[];
  readonly has: Readonly<Record<Capability, boolean>>;
}

/** By a code that is sent, or by a password. */
export type LoginMode = 'code' | 'pwd';

type Capability =
  | 'appDownload'
  | 'blogroll'
  /** Members log in with an e-mail and nothing else. */
  | 'emailAccounts'
  | 'highlights'
  | 'icpNotice'
  | 'innovationAward'
  | 'openAppBar'
  /** What members post is read for words that editors keep a list of. */
  | 'sensitiveWords'
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
