/** A node of the desk's rich text, of which nothing is known but that it is an object. */
export interface LexicalNode {
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is LexicalNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function childrenOf(node: LexicalNode): LexicalNode[] {
  const children = node['children'];
  return Array.isArray(children) ? children.filter(isNode) : [];
}

export function rootChildren(body: unknown): LexicalNode[] {
  const root = isNode(body) ? body['root'] : undefined;
  return isNode(root) ? childrenOf(root) : [];
}

export function findText(node: LexicalNode, key: string): string | undefined {
  const value = node[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A relation is an id, or a record that was looked up with it. */
export function findRelation(node: LexicalNode, key: string): number | undefined {
  const value = node[key];
  if (typeof value === 'number') return value;
  return isNode(value) && typeof value['id'] === 'number' ? value['id'] : undefined;
}
