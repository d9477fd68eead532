import { askAs } from '@ironbridge/people';
import { loadStackEnv } from '@ironbridge/stack';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { createEngine } from '../src/modules/identity/engine.ts';

it('[SEC-18] none of the engine’s own routes is served, at the edge or behind it', async () => {
  const engine = createEngine(new Pool(), {
    secret: 's'.repeat(32),
    onSessionEnded: async () => undefined,
  });
  const paths = Object.values(engine.api).flatMap((endpoint) =>
    // A few are for servers alone and have none.
    'path' in endpoint && endpoint.path ? [endpoint.path.replace(/:\w+/g, 'x')] : [],
  );
  expect(paths.length).toBeGreaterThan(20);
  const member = loadStackEnv()['MEMBER_URL'] ?? '';
  for (const path of new Set(paths)) {
    for (const place of [`/api/auth${path}`, `/memberApi/auth${path}`]) {
      expect([place, (await askAs('en', place)).status]).toEqual([place, 404]);
      expect([place, (await askAs('en', place, { body: {} })).status]).not.toEqual([place, 200]);
    }
    expect([path, (await fetch(member + path)).status]).toEqual([path, 404]);
  }
});
