import { expect, it } from 'vitest';
import { bytesToText, textToBytes } from './bytes.ts';

const throughJson = (json: string): string =>
  textToBytes(JSON.stringify(JSON.parse(bytesToText(Buffer.from(json))))).toString();

it('lets every script through JSON unchanged', () => {
  const title = '注塑机 “Größe” 𠮷野家 🏭 \\ " \u0001 \u2028';
  expect(JSON.parse(throughJson(JSON.stringify({ title })))).toEqual({ title });
});

it('reads characters that the engine wrote as escapes', () => {
  expect(throughJson('{"a":"\\ud842\\udfb7 注 \\u6ce8 \\\\u6ce8"}')).toBe(
    '{"a":"𠮷 注 注 \\\\u6ce8"}',
  );
});

it('keeps half a character harmless', () => {
  expect(throughJson('{"a":"\\ud842 注"}')).toBe('{"a":"\\ud842 注"}');
});
