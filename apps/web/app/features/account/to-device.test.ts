import { expect, it } from 'vitest';
import { toDevice } from './to-device.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${phone}`, 'Safari · iPhone'],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome} MicroMessenger/8.0`, 'WeChat · Android'],
  ['curl/8.5.0', undefined],
  ['', undefined],
])('%s is %s', (agent, device) => {
  expect(toDevice(agent)).toBe(device);
});
