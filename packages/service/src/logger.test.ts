import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(entry: object): string {
  const lines: string[] = [];
  const log = createLogger('test', 'info', { write: (line) => void lines.push(line) });
  log.info(entry, 'seen');
  return lines.join('');
}

describe('logger', () => {
  it('[SEC-36] cuts secrets out, however deep a log call put them', () => {
    const line = logged({
      password: 'hush',
      headers: { authorization: 'hush', 'set-cookie': 'hush' },
      outer: { headers: { cookie: 'hush', 'x-purge-secret': 'hush' } },
    });
    expect(line).toContain('seen');
    expect(line).not.toContain('hush');
  });

  it('[SEC-36] keeps credentials of addresses and signed queries out of errors and requests', () => {
    const cause = new Error('connect postgres://desk:hush@127.0.0.1/ironbridge');
    const line = logged({
      err: new Error('no database', { cause }),
      req: { method: 'GET', url: '/preview?signature=hush' },
    });
    expect(line).toContain('postgres://***@127.0.0.1/ironbridge');
    expect(line).toContain('"path":"/preview"');
    expect(line).not.toContain('hush');
  });
});
