/**
 * Trigrams need three characters, Chinese words mostly have two. Two rare letters after each Chinese character make
 * even one of them a trigram. The database spreads what it stores in the same way: public.desk_search_key.
 */
export function toSearchKey(text: string): string {
  return text.toLowerCase().replace(/[\u3400-\u9fff]/g, '$&ɓɓ');
}
