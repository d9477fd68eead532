import { describe, expect, it } from 'vitest';
import { byCommand, mayMakePeople } from './refuse-strangers.ts';

describe('making people', () => {
  it('[DSK-1] whoever comes first cannot make themselves administrator', () => {
    expect(mayMakePeople({ context: {}, user: null })).toBe(false);
    expect(mayMakePeople({ context: { isFirst: true }, user: null })).toBe(false);
  });

  it('the command can', () => {
    expect(mayMakePeople({ context: { [byCommand]: true }, user: null })).toBe(true);
  });
});
