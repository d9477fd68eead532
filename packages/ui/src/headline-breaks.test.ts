import { describe, expect, it } from 'vitest';
import { toHeadlineBreaks } from './headline-breaks.ts';

const shown = (text: string) =>
  toHeadlineBreaks(text)
    .map((chunks) => chunks.join('|'))
    .join(' / ');

describe('headline breaks', () => {
  it('loses and adds no character', () => {
    for (const text of [
      '一根螺杆省下三成电：注塑厂把能耗账算到每一模',
      '瓶坯减重 1.2 克之后，吹瓶机要改什么',
      '“双碳”之下：谁在为 60 kW 激光头买单？',
    ]) {
      expect(toHeadlineBreaks(text).flat().join('').replaceAll('\u00a0', ' ')).toBe(text);
    }
  });

  it('keeps a clause together', () => {
    expect(toHeadlineBreaks('协作机器人进压铸车间：高温、粉尘与一块防护布')).toHaveLength(2);
  });

  it('never leaves a single character to the next line', () => {
    expect(shown('尼龙 66 己二腈国产化')).toContain('己二腈');
    expect(shown('注塑厂把能耗账算到每一模')).toContain('注塑厂');
    for (const chunk of toHeadlineBreaks('德阳叶片厂下线 143 米碳玻混叶片').flat()) {
      expect(chunk.trim().length).toBeGreaterThan(1);
    }
  });

  it('keeps a number with its unit and a mark with its word', () => {
    expect(shown('华东现货回落 400 元')).toContain('400\u00a0元');
    expect(shown('高温、粉尘与一块防护布')).toContain('高温、');
    expect(shown('“双碳”之下')).toMatch(/^“双碳”/);
  });

  it('leaves Latin text alone', () => {
    expect(toHeadlineBreaks('One screw, a third less power')).toEqual([
      ['One screw, a third less power'],
    ]);
  });
});
