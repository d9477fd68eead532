import { describe, expect, it } from 'vitest';
import { type Current, judge, type Row } from './judge.ts';

const row = (given: object, specs: Row['specs'] = []): Row => ({
  line: 2,
  key: 'A-1',
  given: new Map(Object.entries(given)),
  specs,
  problems: [],
  addresses: [],
});
const current = (values: object): Current => ({
  id: 7,
  updatedAt: '2026-01-01T00:00:00.000Z',
  values: new Map(Object.entries({ name_cn: '注塑机', ...values })),
});
const fine = () => undefined;

describe('a row against its record', () => {
  it('is new, changed with the fields that change, or unchanged', () => {
    expect(judge(row({ name_cn: '机' }), undefined, fine).state).toBe('new');
    const verdict = judge(
      row({ model: 'B', price_from: 12 }),
      current({ model: 'A', price_from: 12 }),
      fine,
    );
    expect(verdict).toMatchObject({ state: 'changed' });
    expect([...verdict.after]).toEqual([['model', 'B']]);
    expect([...verdict.before]).toEqual([['model', 'A']]);
    expect(judge(row({ model: 'A' }), current({ model: 'A' }), fine).state).toBe('unchanged');
    expect(judge(row({ live_en: false }), current({ live_en: null }), fine).state).toBe(
      'unchanged',
    );
  });

  it('brings single properties and leaves the others', () => {
    const old = [
      { property: 'force', number: 5 },
      { property: 'colour', text_cn: '白' },
    ];
    const verdict = judge(
      row({}, [
        { property: 'force', number: 6, unit: 'kN' },
        { property: 'colour', text_en: 'white' },
      ]),
      current({ specs: old }),
      fine,
    );
    expect(verdict.after.get('specs')).toEqual([
      { property: 'force', number: 6, unit: 'kN' },
      { property: 'colour', text_cn: '白', text_en: 'white' },
    ]);
  });

  it('is refused without a name, or where a rule of the desk says no', () => {
    expect(judge(row({ model: 'A' }), undefined, fine).problems[0]?.en).toContain('needs a name');
    const strict = (field: string) =>
      field === 'live_en' ? { field, en: 'no', zh: '不' } : undefined;
    expect(judge(row({ model: 'A' }), current({}), strict).state).toBe('refused');
  });
});
