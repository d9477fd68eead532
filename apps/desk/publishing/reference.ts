import { copyrightYear, type EditionId, type QrUse, qrUses } from '@ironbridge/domain';
import { documentSchema, type ReferenceDocument } from '@ironbridge/search';
import type {
  HotKeyword,
  Industry,
  IndustryGroup,
  Media,
  Property,
  Setting,
  Tag,
} from '../payload-types.ts';
import { ownOrOther } from './language.ts';
import { findPicture } from './picture.ts';
import type { Use } from './projection.ts';
import { findId, toIds } from './relation.ts';

export interface ReferenceInput {
  readonly groups: readonly IndustryGroup[];
  readonly industries: readonly Industry[];
  readonly tags: readonly Pick<
    Tag,
    'id' | 'tag_name_cn' | 'tag_name_en' | 'grade' | 'industries'
  >[];
  readonly properties: readonly Property[];
  readonly settings: readonly Setting[];
  /** The settings' pictures. */
  readonly media: ReadonlyMap<number, Media>;
  readonly keywords: readonly HotKeyword[];
}

/** Everything named by id in other documents, as one edition reads it. The version is added where it is written. */
export type ReferenceContent = Omit<ReferenceDocument, 'version'>;

export function toReference(input: ReferenceInput, edition: EditionId): ReferenceContent {
  return {
    schema: documentSchema,
    groups: inOrder(input.groups).map((group) => ({
      id: group.id,
      type_name_cn: group.type_name_cn ?? '',
      type_name_en: group.type_name_en ?? '',
    })),
    industries: inOrder(input.industries).map((industry) => toIndustry(industry, edition)),
    tags: [...input.tags]
      .sort((a, b) => (b.grade ?? 0) - (a.grade ?? 0) || a.id - b.id)
      .map((tag) => ({
        id: tag.id,
        tag_name: ownOrOther(edition, tag.tag_name_cn, tag.tag_name_en),
        grade: tag.grade ?? 0,
        industries: toIds(tag.industries),
      })),
    properties: [...input.properties]
      .sort((a, b) => a.id - b.id)
      .map((property) => ({
        key: property.key,
        name: ownOrOther(edition, property.name_cn, property.name_en),
        unit: property.unit ?? '',
        kind: property.kind,
      })),
    keywords: inOrder(input.keywords.filter((keyword) => keyword.edition === edition)).map(
      (keyword) => keyword.title,
    ),
    settings: toSettings(findSettings(input, edition), input.media, edition),
  };
}

function toIndustry(
  industry: Industry,
  edition: EditionId,
): ReferenceDocument['industries'][number] {
  return {
    id: industry.id,
    parent: findId(industry.parent) ?? null,
    group: findId(industry.group) ?? null,
    seo_path: industry.seo_path ?? '',
    name: ownOrOther(edition, industry.name_cn, industry.name_en),
    name_cn: industry.name_cn ?? '',
    name_en: industry.name_en ?? '',
    icon: industry.icon ?? '',
    hue: industry.hue ?? 0,
    show_nav: industry.show_nav ?? true,
    banner_code_cn: industry.banner_code_cn ?? '',
    banner_code_en: industry.banner_code_en ?? '',
  };
}

/** What of other records is in an edition's reference document. */
export function findReferenceUses(input: ReferenceInput, edition: EditionId): Use[] {
  return findQrPictures(findSettings(input, edition)).map((id): Use => `media:${id}`);
}

export function findQrPictures(settings: Setting | undefined): number[] {
  return qrUses.flatMap((use) => findId(settings?.qr?.[use]) ?? []);
}

function findSettings({ settings }: ReferenceInput, edition: EditionId): Setting | undefined {
  return settings.find((each) => each.edition === edition);
}

function toSettings(
  settings: Setting | undefined,
  media: ReferenceInput['media'],
  edition: EditionId,
): ReferenceDocument['settings'] {
  const qr = (use: QrUse) =>
    findPicture(media.get(findId(settings?.qr?.[use]) ?? 0), edition) ?? null;
  return {
    meta_title: settings?.meta_title ?? '',
    seo_description: settings?.seo_description ?? '',
    seo_keyword: settings?.seo_keyword ?? '',
    copyright_year: settings?.copyright_year ?? copyrightYear,
    icp_number: settings?.icp_number ?? '',
    police_number: settings?.police_number ?? '',
    app_scheme: settings?.app_scheme ?? '',
    email: settings?.email ?? '',
    phones: settings?.phones ?? [],
    external: {
      member: settings?.external?.member ?? '',
      supplier: settings?.external?.supplier ?? '',
      events: settings?.external?.events ?? '',
      webinars: settings?.external?.webinars ?? '',
      media: settings?.external?.media ?? '',
    },
    qr: {
      wechat: qr('wechat'),
      channels: qr('channels'),
      secretary: qr('secretary'),
      app: qr('app'),
      weibo: qr('weibo'),
      newsletter: qr('newsletter'),
    },
  };
}

interface Ordered {
  readonly id: number;
  readonly order?: number | null;
}

function inOrder<Record extends Ordered>(records: readonly Record[]): Record[] {
  return [...records].sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id - b.id);
}
