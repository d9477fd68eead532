import type { Block, Body } from '@ironbridge/domain';
import { createAnchors } from './anchors.ts';
import { findEmbeddedBlock } from './embedded-block.ts';
import type { Embedder } from './embedder.ts';
import { isBlank, toInlines } from './inlines.ts';
import { childrenOf, type LexicalNode, rootChildren } from './lexical.ts';

/** The desk's rich text as readers get it. What it does not know becomes plain words, or nothing. */
export function toBody(richText: unknown, embedder: Embedder): Body {
  const toAnchor = createAnchors();
  return rootChildren(richText).flatMap((node) => toBlocks(node, embedder, toAnchor));
}

function toBlocks(
  node: LexicalNode,
  embedder: Embedder,
  toAnchor: (heading: string) => string,
): Block[] {
  switch (node['type']) {
    case 'heading':
      return toHeading(node, embedder, toAnchor);
    case 'list': {
      const items = toItems(node, embedder);
      return items.length ? [{ type: 'list', ordered: node['listType'] === 'number', items }] : [];
    }
    case 'quote': {
      const text = toInlines(node, embedder.edition);
      return isBlank(text) ? [] : [{ type: 'quote', text }];
    }
    case 'block': {
      const block = findEmbeddedBlock(node['fields'], embedder);
      return block ? [block] : [];
    }
    default: {
      const text = toInlines(node, embedder.edition);
      return isBlank(text) ? [] : [{ type: 'paragraph', text }];
    }
  }
}

function toHeading(
  node: LexicalNode,
  embedder: Embedder,
  toAnchor: (heading: string) => string,
): Block[] {
  const text = toInlines(node, embedder.edition);
  if (isBlank(text)) return [];
  const words = text.map((inline) => ('break' in inline ? ' ' : inline.text)).join('');
  const level = node['tag'] === 'h1' || node['tag'] === 'h2' ? 2 : 3;
  return [{ type: 'heading', level, anchor: toAnchor(words), text }];
}

/** A list within a list is read as more items of it. */
function toItems(list: LexicalNode, embedder: Embedder): ReturnType<typeof toInlines>[] {
  return childrenOf(list).flatMap((item) => {
    const inner = childrenOf(item).filter((child) => child['type'] === 'list');
    const words = childrenOf(item).filter((child) => child['type'] !== 'list');
    const own = toInlines({ children: words }, embedder.edition);
    return [
      ...(isBlank(own) ? [] : [own]),
      ...inner.flatMap((innerList) => toItems(innerList, embedder)),
    ];
  });
}
