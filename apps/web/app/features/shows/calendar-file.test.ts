import { describe, expect, it } from 'vitest';
import { toCalendarFile } from './calendar-file.ts';

const entry = {
  uid: 'show-7@cn.example',
  from: '2026-12-30',
  to: '2027-01-02',
  name: '华南模具，注塑展; “A\\B”',
  about: '第一行\r\n第二行',
  place: '深圳湾展览中心, 深圳',
  href: 'https://cn.example/tradeshow/info/7',
  filedUnder: ['塑料橡胶', 'a,b'],
};
const file = (entries = [entry]) =>
  toCalendarFile({ lang: 'zh-CN', now: new Date('2026-11-15T02:03:04.567Z'), entries });
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a show in a calendar', () => {
  it('[VIE-2] takes whole days of its place, the last of them included', () => {
    const lines = unfolded(file());
    expect(lines).toContain('DTSTART;VALUE=DATE:20261230');
    expect(lines).toContain('DTEND;VALUE=DATE:20270103');
    expect(lines).toContain('DTSTAMP:20261115T020304Z');
    expect(file()).not.toContain('TZID');
  });

  it('[VIE-2] says what it is in words that cannot be taken for anything else', () => {
    const lines = unfolded(file());
    expect(lines).toContain(String.raw`SUMMARY:华南模具，注塑展\; “A\\B”`);
    expect(lines).toContain(String.raw`DESCRIPTION:第一行\n第二行`);
    expect(lines).toContain(String.raw`LOCATION:深圳湾展览中心\, 深圳`);
    expect(lines).toContain(String.raw`CATEGORIES:塑料橡胶,a\,b`);
    const injected = file([{ ...entry, name: 'x\r\nEND:VCALENDAR\u0000' }]);
    expect(unfolded(injected).filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  });

  it('[VIE-2] has no line of more than 75 octets, and every character whole', () => {
    const long = file([{ ...entry, about: '展览'.repeat(200) + '😀'.repeat(40) }]);
    const lines = long.split('\r\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(long)).toContain(`DESCRIPTION:${'展览'.repeat(200)}${'😀'.repeat(40)}`);
    expect(long.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
