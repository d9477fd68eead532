import { describe, expect, test } from 'vitest';
import type { Program } from './program.ts';
import { parseStatus, socketPath } from './supervisor.ts';
import { renderProgram } from './supervisor-config.ts';

const program: Program = {
  name: 'sample',
  title: 'Sample',
  kind: 'app',
  command: ['/opt/my node/bin', '--rate=50%', 'a "b"'],
  directory: '/state/100%',
  environment: { SECRET: 'p%q' },
  stopSignal: 'INT',
  stopSeconds: 5,
  stopsGroup: true,
  port: 1,
  probe: () => Promise.resolve(),
  patienceSeconds: 1,
  digest: 'd1',
};

describe('a program in supervisor’s file', () => {
  test('keeps spaces, quotes and percent signs as they are meant', () => {
    const text = renderProgram(program, '/logs');
    expect(text).toContain('command="/opt/my node/bin" --rate=50%% "a \\"b\\""');
    expect(text).toContain('directory=/state/100%%');
    expect(text).toContain('environment=SECRET="p%%q",STACK_DIGEST="d1"');
  });

  test('comes back whenever it ends', () => {
    const text = renderProgram(program, '/logs');
    expect(text).toContain('autorestart=true');
    expect(text).not.toContain('user=');
    expect(renderProgram({ ...program, user: 'postgres' }, '/logs')).toContain('user=postgres\n');
  });
});

test('status is read for every state', () => {
  const output = `postgres   RUNNING   pid 41, uptime 3 days, 2:01:12
api        BACKOFF   Exited too quickly (process log may have details)
web        STOPPED   Not started
desk       STARTING
`;
  expect(parseStatus(output)).toEqual([
    { name: 'postgres', state: 'RUNNING', pid: 41, uptime: '3 days, 2:01:12' },
    { name: 'api', state: 'BACKOFF', pid: undefined, uptime: undefined },
    { name: 'web', state: 'STOPPED', pid: undefined, uptime: undefined },
    { name: 'desk', state: 'STARTING', pid: undefined, uptime: undefined },
  ]);
});

test('the socket’s path stays within what the system allows, and apart for each state folder', () => {
  expect(socketPath('/srv/site/.stack')).toBe('/srv/site/.stack/supervisor/supervisor.sock');
  const deep = (name: string): string => socketPath(`/${'deep/'.repeat(30)}${name}`);
  expect(deep('.stack').length).toBeLessThan(100);
  expect(deep('.stack')).not.toBe(deep('.stack-two'));
});
