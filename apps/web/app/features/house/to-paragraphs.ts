import type { Block, Body, Inlines } from '@ironbridge/domain';

/** Plain text as it was typed: a line is a paragraph, lines that begin with a dash are a list. */
export function toParagraphs(text: string): Body {
  const body: Block[] = [];
  let items: Inlines[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const item = /^[-–•]\s*(.+)$/.exec(line)?.[1];
    if (item === undefined) {
      items = [];
      if (line) body.push({ type: 'paragraph', text: [{ text: line }] });
    } else {
      if (!items.length) body.push({ type: 'list', ordered: false, items });
      items.push([{ text: item }]);
    }
  }
  return body;
}
