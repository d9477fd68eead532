import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './project.ts';

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'ci-run-'));
  mkdirSync(join(clone, 'bin'));
  mkdirSync(join(clone, '.ci'));
  cpSync(join(root, '.ci/run'), join(clone, '.ci/run'));
  writeTool('dpkg-query', 'echo install ok installed');
});
afterEach(() => {
  rmSync(clone, { recursive: true });
});

function writeTool(name: string, script: string): void {
  const path = join(clone, 'bin', name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}

/** Runs the gate with a pnpm that does as it is told, and tallies 5 passed and 0 failed for a runner. */
function runGate(pnpm: string): { status: number | null; lines: string[]; verdicts: string[] } {
  writeTool('pnpm', `echo "pnpm $*" >&2\ncase "$*" in ${pnpm} *tally*) echo 5 0;; esac`);
  const { status, stdout } = spawnSync('bash', [join(clone, '.ci/run')], {
    encoding: 'utf8',
    env: { PATH: `${join(clone, 'bin')}:${process.env['PATH'] ?? ''}`, HOME: clone },
  });
  const lines = stdout.trim().split('\n');
  return { status, lines, verdicts: lines.filter((line) => /^\d+ passed, \d+ failed$/.test(line)) };
}

describe('the gate', () => {
  it('ends with the sum of all that ran', () => {
    const { status, lines, verdicts } = runGate('');
    expect(status).toBe(0);
    expect(verdicts).toHaveLength(1);
    expect(lines.at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/);
  });

  it('goes on after a failed check, and fails in the end', () => {
    const { status, lines, verdicts } = runGate('check) exit 1;;');
    expect(status).toBe(1);
    expect(verdicts).toHaveLength(1);
    expect(lines.at(-1)).toMatch(/^[1-9]\d* passed, 1 failed$/);
    expect(lines).toContain('── unit');
  });

  it('stops where nothing can follow, and says so', () => {
    const { status, lines } = runGate('install*) exit 1;;');
    expect(status).toBe(1);
    expect(lines.at(-1)).toBe('2 passed, 1 failed');
    expect(lines).not.toContain('── unit');
  });

  it('counts failed tests, and a runner that breaks down without one', () => {
    for (const pnpm of ['*tally*) echo 4 3;;', 'test*) exit 1;;', '*tally*) exit 1;;']) {
      const { status, lines } = runGate(pnpm);
      expect(status).toBe(1);
      expect(lines.at(-1)).toMatch(/ [1-9]\d* failed$/);
    }
  });
});
