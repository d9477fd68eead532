import type { Body as BodyData } from '@ironbridge/domain';
import { messages } from '@ironbridge/messages';
import { Body } from '@ironbridge/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toBodySurroundings } from './body-surroundings.ts';

const shown = (blocks: BodyData) =>
  renderToStaticMarkup(<Body blocks={blocks} around={toBodySurroundings(messages.en)} />);

describe('a text', () => {
  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
    'keeps the words of a link to %s and drops the link',
    (href) => {
      const html = shown([{ type: 'paragraph', text: [{ href, text: 'press here' }] }]);
      expect(html).toBe('<div class="body"><p>press here</p></div>');
    },
  );

  it('is text, whatever is written in it', () => {
    const html = shown([
      { type: 'quote', text: [{ text: '<img src=x onerror=alert(1)>' }], source: '"><script>' },
    ]);
    expect(html).not.toMatch(/<img|<script/);
  });

  it('sets columns of figures to the right, and words to the left', () => {
    const html = shown([
      {
        type: 'table',
        head: ['Plant', 'Before', 'Change', 'Range'],
        rows: [
          ['A 1', '0.92', '−33.7%', '1,200–1,600'],
          ['B', '1.04', '+2%', '3'],
        ],
      },
    ]);
    expect(
      [...html.matchAll(/<th scope="col"( class="numeric")?>/g)].map(([, mark]) => !!mark),
    ).toEqual([false, true, true, true]);
    expect(html).toContain('aria-label="Table"');
  });

  it('tells a file’s size in round figures', () => {
    const { bytes } = toBodySurroundings(messages.en).labels;
    expect([bytes(300), bytes(183_000), bytes(4_260_000)]).toEqual(['1 kB', '183 kB', '4.3 MB']);
  });
});
