import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getSettings, saveChoice } from './settings.ts';

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'stack-'));
});
afterEach(() => rmSync(state, { recursive: true }));

describe('what a stack is started with', () => {
  test('is one of everything at 8080 unless told', () => {
    const settings = getSettings({}, { IRONBRIDGE_STATE: state });
    expect(settings).toMatchObject({ publicPort: 8080, nodes: 1, edges: 1, heap: '1g' });
  });

  test('is remembered for the commands that follow', () => {
    saveChoice(
      getSettings({ nodes: 3, edges: 2 }, { IRONBRIDGE_STATE: state, IRONBRIDGE_PORT: '9300' }),
    );
    const later = getSettings({}, { IRONBRIDGE_STATE: state });
    expect(later).toMatchObject({ publicPort: 9300, nodes: 3, edges: 2, heap: '768m' });
  });

  test('may grow, but a cluster of three is not led by one', () => {
    saveChoice(getSettings({ nodes: 3 }, { IRONBRIDGE_STATE: state }));
    expect(() => getSettings({ nodes: 1 }, { IRONBRIDGE_STATE: state })).toThrow(/cluster of 3/);
  });

  test.each(['0', '80', '65530', 'http'])('refuses the port %s', (port) => {
    const env = { IRONBRIDGE_STATE: state, IRONBRIDGE_PORT: port };
    expect(() => getSettings({}, env)).toThrow(/not a usable port/);
  });

  test.each([
    { nodes: 2 },
    { nodes: Number.NaN },
    { edges: 0 },
    { edges: 3 },
    { edges: Number.NaN },
  ])('refuses %o', (asked) => {
    expect(() => getSettings(asked, { IRONBRIDGE_STATE: state })).toThrow();
  });
});
