import { expect, it } from 'vitest';
import { Answer, toCacheHeaders } from './answer.ts';

const header = (status: number, answer: Answer) => toCacheHeaders(status, answer)['cache-control'];

it('gathers the tags of all that was asked for, each once', () => {
  const answer = new Answer();
  answer.addTags('cn:article:1 cn:reference');
  answer.addTags('cn:reference en:article:2');
  answer.addTags(undefined);
  answer.addTags('nonsense xx:article:3');
  expect(toCacheHeaders(200, answer)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=60',
    xkey: 'cn:article:1 cn:reference en:article:2',
  });
});

it('keeps a page as briefly as its most careful part', () => {
  const answer = new Answer();
  answer.keepAtMost(30);
  answer.keepAtMost(5);
  answer.keepAtMost(40);
  expect(header(200, answer)).toContain('s-maxage=5');
  expect(header(404, answer)).toContain('s-maxage=5');
});

it('keeps a missing page ten seconds, a fault and a preview never', () => {
  expect(header(404, new Answer())).toContain('s-maxage=10');
  expect(header(500, new Answer())).toBe('private, no-store');
  const preview = new Answer();
  preview.keepNowhere();
  expect(header(200, preview)).toBe('private, no-store');
});
