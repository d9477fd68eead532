import type { Picture, QrUse } from '@ironbridge/domain';

/** All names in one document per edition, so that renaming an industry rewrites this and not half a million others. */
export interface ReferenceDocument {
  readonly schema: number;
  /** Drawn from the road's sequence: a higher one is newer. */
  readonly version: number;
  readonly groups: readonly {
    readonly id: number;
    readonly type_name_cn: string;
    readonly type_name_en: string;
  }[];
  readonly industries: readonly ReferenceIndustry[];
  readonly tags: readonly {
    readonly id: number;
    readonly tag_name: string;
    readonly grade: number;
    /** Not there in documents from before it was said. */
    readonly industries?: readonly number[];
  }[];
  readonly properties: readonly {
    readonly key: string;
    readonly name: string;
    readonly unit: string;
    readonly kind: 'number' | 'range' | 'text';
  }[];
  readonly keywords: readonly string[];
  readonly settings: {
    readonly meta_title: string;
    readonly seo_description: string;
    readonly seo_keyword: string;
    readonly copyright_year: number;
    readonly icp_number: string;
    readonly police_number: string;
    /** What the phone's browser tries before it goes to the app's download page. */
    readonly app_scheme: string;
    readonly email: string;
    readonly phones: readonly string[];
    readonly external: Readonly<
      Record<'member' | 'supplier' | 'events' | 'webinars' | 'media', string>
    >;
    readonly qr: Readonly<Record<QrUse, Picture | null>>;
  };
}

export interface ReferenceIndustry {
  readonly id: number;
  readonly parent: number | null;
  readonly group: number | null;
  readonly seo_path: string;
  /** The edition's own name, or the other's where it is empty. */
  readonly name: string;
  readonly name_cn: string;
  readonly name_en: string;
  readonly icon: string;
  readonly hue: number;
  readonly show_nav: boolean;
  readonly banner_code_cn: string;
  readonly banner_code_en: string;
}
