import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import type { Specified, Target, TargetKind } from '../mapping/target.ts';
import { findNumber, parseCell } from './cells.ts';

const field: FlattenedField = {
  name: 'currency',
  type: 'select',
  options: [
    { value: 'CNY', label: { en: 'Renminbi (CNY)', zh: '人民币（CNY）' } },
    { value: 'USD', label: { en: 'US dollar (USD)', zh: '美元（USD）' } },
  ],
};

function parse(kind: TargetKind, text: string, specified?: Specified) {
  const target: Target = {
    key: 'x',
    kind,
    words: { en: 'x', zh: 'x' },
    field,
    names: [],
    ...(specified ? { specified } : {}),
  };
  const cell = parseCell(text, target);
  return 'problem' in cell ? 'refused' : cell.value;
}

describe('cells of a catalogue', () => {
  it('takes numbers as people write them, and guesses nothing', () => {
    expect(['1200', '1,200.50', '１２００', '-3', '1.2e5'].map(findNumber)).toEqual([
      1200, 1200.5, 1200, -3, 120000,
    ]);
    for (const text of ['1,20', '12 kN', '￥12', '1.2.3', '', '0x10', 'Infinity']) {
      expect(findNumber(text), text).toBeUndefined();
    }
  });

  it('takes yes and no in both languages', () => {
    expect(['是', 'YES', '1', '√'].map((text) => parse('checkbox', text))).toEqual(
      Array(4).fill(true),
    );
    expect(['否', 'no', '0'].map((text) => parse('checkbox', text))).toEqual(Array(3).fill(false));
    expect(parse('checkbox', 'maybe')).toBe('refused');
  });

  it('takes a country by its code or its name', () => {
    expect(['cn', '中国', 'China', '德国'].map((text) => parse('country', text))).toEqual([
      'CN',
      'CN',
      'CN',
      'DE',
    ]);
    expect(parse('country', '桃花源')).toBe('refused');
  });

  it('takes a choice by its value or its label', () => {
    expect(['usd', '美元（USD）', 'Renminbi (CNY)'].map((text) => parse('select', text))).toEqual([
      'USD',
      'USD',
      'CNY',
    ]);
    expect(parse('select', 'GBP')).toBe('refused');
  });

  it('divides lists at Chinese and English signs, and addresses at blanks', () => {
    expect(parse('texts', '海川；Haichuan; 海川、宁安')).toEqual(['海川', 'Haichuan', '宁安']);
    expect(parse('files', 'a b.jpg; https://x.example/1.jpg https://x.example/2.jpg')).toEqual({
      names: ['a b.jpg', 'https://x.example/1.jpg', 'https://x.example/2.jpg'],
    });
  });

  it('takes specifications as numbers, ranges and texts', () => {
    const force: Specified = { property: 'force', kind: 'number', unit: 'kN' };
    const span: Specified = { property: 'span', kind: 'range', unit: '°C' };
    expect(parse('specification', '1,600', force)).toEqual({
      property: 'force',
      number: 1600,
      unit: 'kN',
    });
    for (const text of ['-10–40', '-10 ~ 40', '-10至40', '-10 - 40', '-10 to 40']) {
      expect(parse('specification', text, span), text).toEqual({
        property: 'span',
        from: -10,
        to: 40,
        unit: '°C',
      });
    }
    expect(parse('specification', '40–10', span)).toBe('refused');
    const colour: Specified = { property: 'colour', kind: 'text', unit: null, edition: 'cn' };
    expect(parse('specification', '米白', colour)).toEqual({ property: 'colour', text_cn: '米白' });
  });
});
