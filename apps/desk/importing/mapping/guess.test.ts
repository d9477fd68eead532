import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { toFieldTargets } from './field-targets.ts';
import { guessMapping, keepKnown } from './guess.ts';
import { toHeadersKey } from './plain.ts';
import { toPropertyTargets } from './property-targets.ts';

const text = (name: string, en: string, zh: string): FlattenedField => ({
  name,
  type: 'text',
  label: { en, zh },
});
const fields: FlattenedField[] = [
  text('name_cn', 'Name (Chinese)', '名称（中文）'),
  text('name_en', 'Name (English)', '名称（英文）'),
  text('own_number', 'Supplier’s product number', '供应商产品编号'),
  text('label', 'Name', '名称'),
  {
    name: 'supplier',
    type: 'relationship',
    relationTo: 'suppliers',
    label: { en: 'Supplier', zh: '供应商' },
  },
  { name: 'price_from', type: 'number', label: { en: 'Price from', zh: '最低价' } },
  { name: 'specs', type: 'json', label: { en: 'Specifications', zh: '规格参数' } },
  {
    name: 'pictures',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: { en: 'Pictures', zh: '图片' },
  },
];
const targets = [
  ...toFieldTargets(fields),
  ...toPropertyTargets(fields, [
    {
      key: 'clamping_force',
      name_cn: '锁模力',
      name_en: 'Clamping force',
      unit: 'kN',
      kind: 'number',
    },
    { key: 'colour', name_cn: '颜色', name_en: 'Colour', unit: null, kind: 'text' },
  ]),
];
const guess = (...headers: string[]) => guessMapping(headers, targets);

describe('columns of a catalogue', () => {
  it('are known by the desk’s own names in both languages, whatever the signs and widths', () => {
    expect(guess('名称(中文)', 'NAME - ENGLISH', 'Ｐｒｉｃｅ　ｆｒｏｍ', 'own_number')).toEqual([
      'name_cn',
      'name_en',
      'price_from',
      'own_number',
    ]);
  });

  it('are known by what suppliers call them', () => {
    expect(guess('货号', '品名', '供应商编号', '单价', '主图', 'Colour of the lid')).toEqual([
      'own_number',
      'name_cn',
      'supplier',
      'price_from',
      'pictures',
      null,
    ]);
  });

  it('are known as properties of the dictionary, by name and unit', () => {
    expect(guess('锁模力（kN）', '颜色', 'Colour', 'clamping_force')).toEqual([
      'specs.clamping_force',
      'specs.colour.cn',
      'specs.colour.en',
      null,
    ]);
  });

  it('fill a field once, and never what the desk keeps for itself', () => {
    expect(guess('Name', 'Title', '名称')).toEqual(['name_en', null, 'name_cn']);
    expect(targets.some(({ key }) => key === 'label')).toBe(false);
  });

  it('are remembered for the same headers, but not for fields that are gone', () => {
    expect(toHeadersKey(['品 名', 'MOQ'])).toBe(toHeadersKey(['品名', 'moq']));
    expect(toHeadersKey(['a', 'b'])).not.toBe(toHeadersKey(['b', 'a']));
    expect(keepKnown(['name_cn', 'specs.gone', null], targets)).toEqual(['name_cn', null, null]);
  });
});
