import {
  articlePath,
  type EditionId,
  type Inline,
  type Mark,
  productPath,
  supplierPath,
} from '@ironbridge/domain';
import { childrenOf, findRelation, isNode, type LexicalNode } from './lexical.ts';
import { findSafeHref } from './safe-href.ts';

/** The bits in which the editor keeps a text's format. */
const markBits: readonly (readonly [number, Mark])[] = [
  [1, 'strong'],
  [2, 'emphasis'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
];

/** The words below a node. A node nobody knows gives its words and loses its form. */
export function toInlines(node: LexicalNode, edition: EditionId, href?: string): Inline[] {
  return childrenOf(node).flatMap((child) => toInline(child, edition, href));
}

function toInline(node: LexicalNode, edition: EditionId, href: string | undefined): Inline[] {
  switch (node['type']) {
    case 'linebreak':
      return [{ break: true }];
    case 'link':
    case 'autolink':
      return toInlines(node, edition, findLink(node, edition) ?? href);
    default:
      return typeof node['text'] === 'string'
        ? [toTextInline(node['text'], node['format'], href)].filter((inline) => inline.text !== '')
        : toInlines(node, edition, href);
  }
}

function toTextInline(text: string, format: unknown, href: string | undefined) {
  const bits = typeof format === 'number' ? format : 0;
  const marks = markBits.flatMap(([bit, mark]) => ((bits & bit) === 0 ? [] : [mark]));
  return { ...(href === undefined ? {} : { href }), text, ...(marks.length ? { marks } : {}) };
}

function findLink(node: LexicalNode, edition: EditionId): string | undefined {
  const fields = node['fields'];
  if (!isNode(fields)) return undefined;
  if (fields['linkType'] !== 'internal') return findSafeHref(fields['url']);
  const target = fields['doc'];
  if (!isNode(target)) return undefined;
  const id = findRelation(target, 'value');
  if (id === undefined) return undefined;
  switch (target['relationTo']) {
    case 'articles':
      return articlePath(edition, { id });
    case 'products':
      return productPath(id);
    case 'suppliers':
      return supplierPath(id);
    default:
      return undefined;
  }
}

export function isBlank(inlines: readonly Inline[]): boolean {
  return inlines.every((inline) => 'break' in inline || inline.text.trim() === '');
}
