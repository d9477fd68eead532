import { createServer } from 'node:http';
import { loadStackEnv } from '@ironbridge/stack';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Door } from '../importing/pictures/door.ts';
import { Desk, toRecord } from './desk-client.ts';
import { CatalogueImport } from './import-client.ts';
import { smallPicture } from './sample-files.ts';

/** A name that a house of ours answers for; what of the world may be reached is told in fetch-file.test.ts. */
const doorHome: Door = {
  resolve: async () => ['127.0.0.1'],
  mayReach: () => true,
};

describe('a picture by its address', () => {
  let payload: Payload;
  let keeper = Desk.nobody();
  let asked = 0;
  const server = createServer((request, answer) => {
    asked += 1;
    if (request.url === '/page.png') answer.end('<!doctype html><script>alert(1)</script>');
    else void smallPicture().then((bytes) => answer.end(bytes));
  });
  const addressOf = (name: string) => {
    const at = server.address();
    if (at === null || typeof at === 'string') throw new Error('No port');
    return `http://pictures.example:${at.port}/${name}`;
  };

  beforeAll(async () => {
    Object.assign(process.env, loadStackEnv());
    const [{ getPayload }, { default: config }] = await Promise.all([
      import('payload'),
      import('../payload.config.ts'),
    ]);
    payload = await getPayload({ config });
    keeper = await Desk.as('catalogue');
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
  });
  afterAll(async () => {
    server.close();
    await payload.destroy();
  });

  const keep = async (address: string) => {
    const { keepPicture } = await import('../importing/pictures/keep-picture.ts');
    const { id } = await CatalogueImport.start(keeper, 'suppliers', 'number,name_cn\nP1,海川\n');
    await keepPicture(payload, { address, import: id, person: keeper.id }, doorHome);
    const { rows } = await payload.db.pool.query<{ media: number | null; reason: string | null }>(
      'select media, reason from road.import_picture where address = $1',
      [address],
    );
    return rows[0];
  };

  it('is fetched into the desk under its own name, in every width, and noted for the rows that want it', async () => {
    const kept = await keep(addressOf('pump%20side.jpg'));
    expect(kept?.reason).toBeNull();
    const picture = await keeper.read(`/media/${String(kept?.media)}`);
    expect(picture).toMatchObject({
      original_name: 'pump side.jpg',
      mimeType: 'image/jpeg',
      width: 640,
      height: 400,
    });
    expect(toRecord(picture['sizes'])).toHaveProperty('w320.filename');
    expect(asked).toBe(1);
  });

  it('[SEC-25] is no picture because its name says so', async () => {
    expect(await keep(addressOf('page.png'))).toEqual({ media: null, reason: 'type' });
  });
});
