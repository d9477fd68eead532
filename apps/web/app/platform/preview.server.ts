import { ArticleSchema } from '@ironbridge/contract';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { Pool } from 'undici';

const { properties } = ArticleSchema;

/** A draft as the desk projects it: a document, in which reference data is still ids. */
const PreviewDocumentSchema = Type.Object({
  id: properties.id,
  edition: Type.Enum(['cn', 'en']),
  title: Type.String(),
  standfirst: Type.String(),
  summary: Type.String(),
  author: Type.String(),
  source: Type.String(),
  types: Type.Array(Type.String()),
  publish_time: Type.String(),
  diy_url: properties.diy_url,
  url: properties.url,
  cover: properties.image,
  cover_caption: Type.String(),
  cover_credit: Type.String(),
  body: properties.body,
  characters: Type.Integer(),
  minutes: Type.Integer(),
  corrections: properties.corrections,
  suppliers: properties.suppliers,
  products: properties.products,
  seo: properties.seo,
  industries: Type.Array(Type.Integer()),
  updated_at: Type.String(),
});
export type PreviewDocument = Static<typeof PreviewDocumentSchema>;

/** The draft behind a signed link, or nothing where the link is wrong or too old. */
export type FindPreview = (token: string) => Promise<PreviewDocument | undefined>;

export function createPreview(deskUrl: string): FindPreview {
  const pool = new Pool(deskUrl, { connections: 4, headersTimeout: 10_000, bodyTimeout: 10_000 });
  return async (token) => {
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path: `/api/preview-document?token=${encodeURIComponent(token)}`,
    });
    if (statusCode === 403 || statusCode === 404) {
      await body.dump();
      return undefined;
    }
    const document: unknown = await body.json();
    if (statusCode !== 200 || !Value.Check(PreviewDocumentSchema, document)) {
      throw new Error(`The desk answered a preview with ${statusCode}`);
    }
    return document;
  };
}
