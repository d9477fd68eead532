import { Headline, MarkedText } from '@ironbridge/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

it('marks by places, in one piece or several', () => {
  const marks = [
    [0, 9],
    [10, 18],
  ];
  expect(renderToStaticMarkup(<MarkedText text="injection moulding <b>" marks={marks} />)).toBe(
    '<mark>injection</mark> <mark>moulding</mark> &lt;b&gt;',
  );
  expect(renderToStaticMarkup(<MarkedText text="plain" marks={[]} />)).toBe('plain');
});

it('marks a headline across its clauses and breaks, and loses no letter of it', () => {
  const text = '海天：注塑机，省下三成电';
  const at = text.indexOf('注塑机');
  const html = renderToStaticMarkup(<Headline text={text} marks={[[at, at + 3]]} />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text);
  const marked = [...html.matchAll(/<mark>([^<]*)<\/mark>/g)].map(([, words]) => words);
  expect(marked.join('')).toBe('注塑机');
});
