import type { EditionId } from '@ironbridge/domain';

/** A thing that can be said to a caller, in each edition's language. */
export type CatalogueEntry = { readonly status: number } & Readonly<Record<EditionId, string>>;

/** What a service must be able to say whatever happens; the whole list is the contract's. */
export type ErrorCatalogue = Readonly<
  Record<
    'bad_request' | 'not_found' | 'method_not_allowed' | 'too_large' | 'unavailable' | 'internal',
    CatalogueEntry
  >
>;

interface PublicErrorOptions extends ErrorOptions {
  /** Replaces `no-store`: a 404 may be kept under the tag of what was not there. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Stand in the entry's words as `{name}`: numbers alone, which can hold nothing of what went wrong. */
  readonly figures?: Readonly<Record<string, number>>;
}

/**
 * The only error whose words reach a caller. Its words come from the catalogue, so that no message built from
 * what went wrong can slip out; that belongs in `cause`, which is logged.
 */
export class PublicError extends Error {
  readonly entry: CatalogueEntry;
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, number>>;

  constructor(
    entry: CatalogueEntry,
    { headers = {}, figures = {}, ...options }: PublicErrorOptions = {},
  ) {
    super(entry.en, options);
    this.name = 'PublicError';
    this.entry = entry;
    this.statusCode = entry.status;
    this.headers = headers;
    this.figures = figures;
  }
}
