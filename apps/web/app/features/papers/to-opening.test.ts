import { describe, expect, it } from 'vitest';
import { toOpening } from './to-opening.ts';

describe('the opening of a white paper', () => {
  it('begins a chapter at each of its headings and says which can be read', () => {
    const { chapters, contents } = toOpening({
      inside: ['Measure first', 'Four meters'],
      opening: 'Measure first\nMost shops have one meter.\n\n It tells little. ',
    });
    expect(chapters).toEqual([
      {
        anchor: 'chapter-1',
        heading: 'Measure first',
        paragraphs: ['Most shops have one meter.', 'It tells little.'],
      },
    ]);
    expect(contents).toEqual([
      { heading: 'Measure first', anchor: 'chapter-1' },
      { heading: 'Four meters', anchor: undefined },
    ]);
  });

  it('may begin without a heading, or not be there at all', () => {
    expect(toOpening({ inside: [], opening: 'Words.' }).chapters).toEqual([
      { anchor: 'opening', heading: undefined, paragraphs: ['Words.'] },
    ]);
    expect(toOpening({ inside: [], opening: '' })).toEqual({ chapters: [], contents: [] });
  });
});
