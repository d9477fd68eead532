/** What a page of results was asked for. */
export interface Searched {
  readonly keyword: string | undefined;
  readonly extra: { readonly type?: string };
}
