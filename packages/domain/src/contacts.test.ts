import { describe, expect, it } from 'vitest';
import { maskAccount, parseAccount, parseEmail, parseMobile, parsePhone } from './contacts.ts';
import { parseOwnPath } from './own-path.ts';

describe('what people can be reached by', () => {
  it('[LOG-6] knows a mainland mobile, however it is written', () => {
    expect(parseMobile('138 0000 4216')).toBe('13800004216');
    expect(parseMobile('+86-138-0000-4216')).toBe('13800004216');
    for (const wrong of ['12800004216', '1380000421', '138000042160', '', '１３８00004216']) {
      expect(parseMobile(wrong)).toBeUndefined();
    }
  });

  it('[LOG-3] knows an e-mail from what only looks like one', () => {
    expect(parseEmail(' Wei.Chen@North-Mill.example ')).toBe('wei.chen@north-mill.example');
    const wrong = [
      'wei.chen@',
      '@mill.example',
      'a@b',
      'a b@c.de',
      'a@-b.de',
      'a@b..de',
      'a,b@c.de',
    ];
    for (const text of [...wrong, 'a@b.de\r\nBcc: c@d.de', `${'a'.repeat(300)}@b.de`]) {
      expect([text, parseEmail(text)]).toEqual([text, undefined]);
    }
    expect(parseAccount('13800004216')).toBe('13800004216');
  });

  // So long that a pattern which goes back and forth would take longer than a test may.
  it('[SEC-33] takes no longer for what is made to take long', () => {
    expect(parseEmail(`a@${'a-'.repeat(200_000)}`)).toBeUndefined();
    expect(parseEmail(`a@${'a.'.repeat(200_000)}`)).toBeUndefined();
    expect(parsePhone('('.repeat(400_000))).toBeUndefined();
    expect(parseOwnPath(`/${'\\'.repeat(1900)}`)).toBeUndefined();
  });

  it('shows no more of an account than its owner needs', () => {
    expect(maskAccount('13800004216')).toBe('138****4216');
    expect(maskAccount('wei@mill.example')).toBe('w****@mill.example');
  });

  it('[MEM-6] takes a telephone of any country, and nothing else', () => {
    expect(parsePhone('+44 (20) 7946-0000')).toBe('+442079460000');
    expect(parsePhone('12345')).toBeUndefined();
    expect(parsePhone('call me')).toBeUndefined();
  });
});

describe('a place to go back to', () => {
  it('is one of ours', () => {
    expect(parseOwnPath('/account/profile?a=1')).toBe('/account/profile?a=1');
    expect(parseOwnPath('/article/1000001#part')).toBe('/article/1000001');
  });

  it('[SEC-22] is never elsewhere', () => {
    const elsewhere = ['//evil.example', '/\\evil.example', '\\\\evil', 'https://evil.example', ''];
    for (const text of [
      ...elsewhere,
      'javascript:alert(1)',
      '/a\r\nb: c',
      '/..//evil.example',
      '/%09/ evil',
    ]) {
      expect([text, parseOwnPath(text)]).toEqual([text, undefined]);
    }
  });
});
