import { toEms } from '@ironbridge/ui/set-lines';
import { describe, expect, it } from 'vitest';
import { setTitle } from './set-title.ts';

const width = 1072;
const room = { width, largest: 72, lines: 4 };
const fits = ({ size, lines }: ReturnType<typeof setTitle>) =>
  lines.every((line) => toEms(line) * size <= width);

describe('a title on a shared picture', () => {
  it('[SEO-6] Chinese breaks between words, at the largest size that fits', () => {
    const set = setTitle('注塑机的能耗账：一根螺杆如何省下三成电', room);
    expect(set.size).toBe(72);
    expect(set.lines).toEqual(['注塑机的能耗账：', '一根螺杆如何省下三成电']);
    expect(fits(set)).toBe(true);
    expect(setTitle('冷却水调高八度：一家注塑厂省下的不只是电', room).lines).toEqual([
      '冷却水调高八度：',
      '一家注塑厂省下的不只是电',
    ]);
  });

  it('a longer one is smaller, one that is too long ends in dots', () => {
    const long = setTitle('How a single screw saved a third of the power '.repeat(2), room);
    expect(long.size).toBeLessThan(72);
    expect(fits(long)).toBe(true);
    const endless = setTitle('二氧化碳跨临界制冷系统的启动与停机'.repeat(12), {
      ...room,
      lines: 2,
    });
    expect(endless.lines).toHaveLength(2);
    expect(endless.lines[1]).toMatch(/…$/);
    expect(fits(endless)).toBe(true);
  });

  it('breaks a word only where it is longer than a line', () => {
    expect(fits(setTitle('W'.repeat(200), room))).toBe(true);
  });
});
