import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { envFile, loadStackEnv, renderEnvFile, writeEnvFiles } from './env-files.ts';
import { toProcessEnvs } from './process-env.ts';
import { getSecrets } from './secrets.ts';
import { getSettings } from './settings.ts';

const state = mkdtempSync(join(tmpdir(), 'stack-'));
afterAll(() => rmSync(state, { recursive: true }));
const secrets = getSecrets(state);
const settings = getSettings({ nodes: 3, edges: 2 }, { IRONBRIDGE_STATE: state });
const envs = toProcessEnvs(settings, secrets);

describe('what each process is told', () => {
  test('readers have no way to the database, members none to the desk', () => {
    expect(envs.api).not.toHaveProperty('DATABASE_URL');
    expect(envs.web).not.toHaveProperty('DATABASE_URL');
    expect(envs.member['DATABASE_URL']).toContain('//member:');
    expect(envs.desk['DATABASE_URL']).toContain('//desk:');
    expect(envs['worker-slow']['DATABASE_URL']).toBe(envs.desk['DATABASE_URL']);
  });

  test('secrets go where they are used and nowhere else', () => {
    const knowing = (secret: string): string[] =>
      Object.entries(envs)
        .filter(([name, env]) => name !== 'all' && Object.values(env).includes(secret))
        .map(([name]) => name);
    expect(knowing(secrets.deskSecret)).toEqual(['desk', 'worker-fast', 'worker-slow']);
    expect(knowing(secrets.previewSecret)).toEqual(['desk', 'worker-fast', 'worker-slow', 'web']);
    expect(knowing(secrets.purgeSecret)).toEqual(['desk', 'worker-fast', 'worker-slow']);
    expect(knowing(secrets.bannerKey)).toEqual(['api']);
    expect(knowing(secrets.visitorSecret)).toEqual(['api']);
    // Its worker writes the keys into the letters.
    expect(knowing(secrets.memberSecret)).toEqual(['member', 'member-worker']);
    expect(knowing(secrets.codePepper)).toEqual(['member']);
    expect(knowing(secrets.vendorSecret)).toEqual(['member', 'member-worker']);
    expect(knowing(secrets.postgresAdmin)).toEqual([]);
  });

  test('a search engine’s key goes to those who tell it, and the one it looks for to web', () => {
    expect(envs['worker-slow']).not.toHaveProperty('INDEXNOW_KEY');
    const keys = { INDEXNOW_KEY: 'k-12345678', BAIDU_PUSH_TOKEN_CN: 't-12345678' };
    const told = toProcessEnvs(getSettings({}, { IRONBRIDGE_STATE: state, ...keys }), secrets);
    expect(told['worker-slow']).toMatchObject(keys);
    expect(told.web['INDEXNOW_KEY']).toBe('k-12345678');
    expect(told.web).not.toHaveProperty('BAIDU_PUSH_TOKEN_CN');
    expect(told.api).not.toHaveProperty('INDEXNOW_KEY');
  });

  test('every node and every edge is named', () => {
    expect(envs.api['OPENSEARCH_URLS']?.split(',')).toHaveLength(3);
    expect(envs.api['OPENSEARCH_REPLICAS']).toBe('1');
    expect(envs.web['EDGE_URLS']).toBe('http://127.0.0.1:8081,http://127.0.0.1:8082');
  });
});

describe('env files', () => {
  test('give back what was written, to their owner alone', () => {
    writeEnvFiles(state, envs);
    expect(loadStackEnv(state)).toEqual(envs.all);
    expect(statSync(envFile(state, 'all')).mode & 0o077).toBe(0);
  });

  test('refuse a value that would be read back as another', () => {
    expect(() => renderEnvFile({ KEY: 'one # two' })).toThrow(/KEY/);
    expect(() => renderEnvFile({ KEY: 'one\nTWO=2' })).toThrow(/KEY/);
  });

  test('a state folder without a stack says how to start one', () => {
    expect(() => loadStackEnv(join(state, 'nothing'))).toThrow(/No stack/);
  });
});

test('secrets are made once', () => {
  expect(getSecrets(state)).toEqual(secrets);
  expect(new Set(Object.values(secrets)).size).toBe(Object.keys(secrets).length);
});
