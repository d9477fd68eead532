import { expect, it } from 'vitest';
import { toSnippet } from './snippet.ts';

it('shows a mark among its neighbours, with whole words and its place moved along', () => {
  const text = `${'lead words that are long '.repeat(4)}the moulding machine opens ${'and goes on '.repeat(20)}`;
  const at = text.indexOf('moulding');
  const snippet = toSnippet(text, [
    [at, at + 8],
    [text.length - 3, text.length - 1],
  ]);
  expect(snippet?.text).toMatch(/^…(lead|words|that|are|long).* the moulding machine opens .*…$/);
  expect(snippet?.marks).toHaveLength(1);
  const [[from, to] = [0, 0]] = snippet?.marks ?? [];
  expect(snippet?.text.slice(from, to)).toBe('moulding');
});

it('leaves a short text whole, in Chinese too, and has nothing to show of one without marks', () => {
  expect(toSnippet('海天注塑机省电', [[2, 5]])).toEqual({
    text: '海天注塑机省电',
    marks: [[2, 5]],
  });
  expect(toSnippet('nothing here', [])).toBeUndefined();
});
