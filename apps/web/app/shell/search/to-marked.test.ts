import { expect, it } from 'vitest';
import { toMarked } from './to-marked.ts';

it('marks words from their beginning, whatever their case', () => {
  expect(toMarked('Twin-Screw and unscrewed screws', 'screw')).toEqual([
    'Twin-',
    'Screw',
    ' and unscrewed ',
    'screw',
    's',
  ]);
});

it('marks Chinese anywhere, and each word of several', () => {
  expect(toMarked('海天伺服注塑机 160吨', '注塑 160')).toEqual([
    '海天伺服',
    '注塑',
    '机 ',
    '160',
    '吨',
  ]);
  expect(toMarked('用ABF膜', 'abf')).toEqual(['用', 'ABF', '膜']);
});

it.each(['', '  ', '(', '[a-z]+', '\\', '.*', 'a|b', '$&'])('takes %j as it is typed', (typed) => {
  expect(toMarked('plain text', typed)).toEqual(['plain text']);
});
