/** What a record is called, whatever its kind calls it. */
export function titleOf(doc: object): string | undefined {
  const named = new Map<string, unknown>(Object.entries(doc));
  for (const key of ['title', 'label', 'name_cn', 'name_en', 'name', 'original_name', 'email']) {
    const value = named.get(key);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}

/** What the audit log, which forgets nothing, says of a record: its name, but not a word that a member may have deleted. */
export function toSummary(doc: object): string | undefined {
  return 'member' in doc && doc.member ? undefined : titleOf(doc);
}
