import { type CacheTag, type EditionId, itemTag, referenceTag, twinOf } from '@ironbridge/domain';
import type { ArticleDocument } from '@ironbridge/search';

/** All that an article's page shows: itself, names, its twin's address, the suppliers and products it names. */
export function articleTags(edition: EditionId, document: ArticleDocument): CacheTag[] {
  const tags = new Set([itemTag(edition, 'article', document.id), referenceTag(edition)]);
  // Live or not: when it goes live, this page gains its language switch.
  if (document.twin_id !== null) tags.add(itemTag(twinOf(edition), 'article', document.twin_id));
  for (const supplier of document.suppliers) tags.add(itemTag(edition, 'supplier', supplier.id));
  for (const product of document.products) tags.add(itemTag(edition, 'product', product.id));
  for (const block of document.body) {
    if (block.type === 'supplier') tags.add(itemTag(edition, 'supplier', block.supplier.id));
    if (block.type === 'product') tags.add(itemTag(edition, 'product', block.product.id));
  }
  return [...tags];
}
