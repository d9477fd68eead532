import type {
  ArticleType,
  Body,
  EditionId,
  NamedProduct,
  NamedSupplier,
  Picture,
} from '@ironbridge/domain';

/** Raised when a reader of the old shape would misread the new one; api reads this and the one before. */
export const documentSchema = 1;

/** What every published document carries. Reference names are left out: api adds them from the reference document. */
interface Document {
  readonly schema: number;
  readonly id: number;
  readonly edition: EditionId;
  readonly industries: readonly number[];
  /** The industries and their parents: what a list by a first-level industry must find. */
  readonly industry_path: readonly number[];
  readonly tags: readonly number[];
  readonly updated_at: string;
}

export interface ArticleDocument extends Document {
  readonly title: string;
  readonly standfirst: string;
  readonly summary: string;
  readonly author: string;
  readonly source: string;
  readonly types: readonly ArticleType[];
  readonly publish_time: string;
  readonly pinned_until: string | null;
  readonly diy_url: string | null;
  readonly url: string | null;
  readonly cover: Picture | null;
  readonly cover_caption: string;
  readonly cover_credit: string;
  readonly body: Body;
  /** The body's words, for search alone. */
  readonly body_text: string;
  readonly characters: number;
  readonly minutes: number;
  readonly corrections: readonly { readonly date: string; readonly text: string }[];
  readonly suppliers: readonly NamedSupplier[];
  readonly products: readonly NamedProduct[];
  readonly seo: {
    readonly title: string;
    readonly description: string;
    readonly keywords: string;
    readonly image: Picture | null;
  };
  /** Its pair's other side, live or not: whether it is live is asked when the page is made. */
  readonly twin_id: number | null;
}

export interface SupplierDocument extends Document {
  readonly name: string;
  readonly name_cn: string;
  readonly name_en: string;
  readonly summary: string;
  readonly profile: string;
  readonly logo: Picture | null;
  readonly pictures: readonly Picture[];
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly founded: number | null;
  readonly staff: number | null;
  readonly website: string;
  readonly brands: readonly string[];
  readonly certificates: readonly CertificateDocument[];
}

export interface CertificateDocument {
  readonly kind: string;
  readonly number: string;
  readonly issuer: string;
  readonly valid_to: string | null;
  readonly checked_on: string | null;
}

export interface ProductDocument extends Document {
  readonly name: string;
  readonly name_cn: string;
  readonly name_en: string;
  readonly model: string;
  readonly supplier: { readonly id: number; readonly name: string } | null;
  readonly summary: string;
  readonly description: string;
  readonly pictures: readonly Picture[];
  readonly specs: readonly SpecificationDocument[];
  readonly price_from: number | null;
  readonly price_to: number | null;
  readonly currency: string;
  readonly unit: string;
  readonly minimum_order: number | null;
  readonly data_sheet: {
    readonly href: string;
    readonly title: string;
    readonly bytes: number;
  } | null;
}

/** The property is a key: its name and base unit are reference data. */
export interface SpecificationDocument {
  readonly property: string;
  readonly number?: number;
  readonly from?: number;
  readonly to?: number;
  readonly text?: string;
  readonly unit: string;
}

export interface DocumentOf {
  readonly article: ArticleDocument;
  readonly supplier: SupplierDocument;
  readonly product: ProductDocument;
}

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
  }[];
  readonly properties: readonly {
    readonly key: string;
    readonly name: string;
    readonly unit: string;
  }[];
  readonly keywords: readonly string[];
  readonly settings: {
    readonly meta_title: string;
    readonly seo_description: string;
    readonly seo_keyword: string;
    readonly copyright_year: number;
    readonly icp_number: string;
    readonly police_number: string;
    readonly email: string;
    readonly phones: readonly string[];
    readonly external: Readonly<
      Record<'member' | 'supplier' | 'events' | 'webinars' | 'media', string>
    >;
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
