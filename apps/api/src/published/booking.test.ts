import { describe, expect, it } from 'vitest';
import { isShown, secondsUntilChange } from './booking.ts';

const now = Date.parse('2026-11-15T10:00:00Z');
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();

describe('when a banner is shown', () => {
  it('is from its beginning until just before its end', () => {
    expect(isShown({ from: null, to: null }, now)).toBe(true);
    expect(isShown({ from: at(0), to: at(1) }, now)).toBe(true);
    expect(isShown({ from: at(-1), to: at(0) }, now)).toBe(false);
    expect(isShown({ from: at(0.001), to: null }, now)).toBe(false);
  });

  it('bounds how long an answer may be kept', () => {
    expect(secondsUntilChange([], now, 60)).toBe(60);
    expect(secondsUntilChange([{ from: at(-5), to: at(90) }], now, 60)).toBe(60);
    expect(secondsUntilChange([{ from: at(-5), to: at(20.9) }], now, 60)).toBe(20);
    const coming = { from: at(7), to: at(20) };
    expect(secondsUntilChange([{ from: null, to: at(30) }, coming], now, 60)).toBe(7);
    expect(secondsUntilChange([{ from: null, to: at(0.4) }], now, 60)).toBe(0);
  });
});
