import type { EditionId, Picture } from '@ironbridge/domain';

/** Raised when a reader of the old shape would misread the new one; api reads this and the one before. */
export const documentSchema = 1;

/** What every published document carries. */
export interface Document {
  readonly schema: number;
  readonly id: number;
  readonly edition: EditionId;
  readonly updated_at: string;
}

/** What is filed under industries and tags. Their names are left out: api adds them from the reference document. */
export interface FiledDocument extends Document {
  readonly industries: readonly number[];
  /** The industries and their parents: what a list by a first-level industry must find. */
  readonly industry_path: readonly number[];
  readonly tags: readonly number[];
}

/** What search engines and shared links show of a page. */
export interface SeoDocument {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly image: Picture | null;
}

/** What is written for one edition, and may have its like in the other. */
export interface WrittenDocument extends Document {
  readonly title: string;
  readonly publish_time: string;
  readonly seo: SeoDocument;
  /** Its pair's other side, live or not: whether it is live is asked when the page is made. */
  readonly twin_id: number | null;
}

/** Where something is, each part in every form by which it may be asked for: code, Chinese, English. */
export interface PlaceForms {
  readonly country: readonly string[];
  readonly province: readonly string[];
  readonly city: readonly string[];
}

/** A file that readers may fetch. */
export interface FileDocument {
  readonly href: string;
  readonly title: string;
  readonly bytes: number;
}
