import { Fragment, type ReactNode } from 'react';
import type { Inline, Inlines, Mark } from './body-blocks.ts';

const elements = {
  strong: 'strong',
  emphasis: 'em',
  code: 'code',
  sub: 'sub',
  sup: 'sup',
} as const;

/** An address that can be followed and nothing more: whatever runs script has another scheme. */
const followable = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

export function InlineText({ text }: { readonly text: Inlines }) {
  return text.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes after it is made
    <Fragment key={index}>{toNode(inline)}</Fragment>
  ));
}

function toNode(inline: Inline): ReactNode {
  if ('break' in inline) return <br />;
  const marked = withMarks(inline.text, inline.marks ?? []);
  if (!('href' in inline) || !followable.test(inline.href)) return marked;
  return (
    <a href={inline.href} rel={inline.href.startsWith('http') ? 'noopener' : undefined}>
      {marked}
    </a>
  );
}

function withMarks(text: string, [mark, ...rest]: readonly Mark[]): ReactNode {
  if (mark === undefined) return text;
  const Element = elements[mark];
  return <Element>{withMarks(text, rest)}</Element>;
}
