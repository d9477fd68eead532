import { describe, expect, it } from 'vitest';
import { parseCaptions } from './parse-captions.ts';

describe('what is said in a film', () => {
  it('is read from its captions, with or without hours, names and marks', () => {
    const file = [
      'WEBVTT - Screw\r\n',
      'NOTE 00:00.000 is when it begins\r\n',
      '00:00.000 --> 00:02.000\r\nCold and hard.\r\n',
      'two\r\n00:02.500 --> 00:04.000 line:0\r\n<v Lin>Most of it\r\nis <i>friction</i>.\r\n',
      '01:00:03.000 --> 01:00:04.000\r\nThe end.\r\n',
      '01:00:05.000 --> 01:00:06.000\r\n',
    ].join('\r\n');
    expect(parseCaptions(file)).toEqual([
      { at: 0, text: 'Cold and hard.' },
      { at: 2, text: 'Most of it is friction.' },
      { at: 3603, text: 'The end.' },
    ]);
  });

  it.each(['', 'WEBVTT', '<!doctype html><p>Not found</p>', '\u0000\u0001'])(
    'is nothing in %j',
    (file) => expect(parseCaptions(file)).toEqual([]),
  );
});
