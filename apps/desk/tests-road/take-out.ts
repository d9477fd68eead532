import { buffer } from 'node:stream/consumers';
import { getSettings, loadStackEnv } from '@ironbridge/stack';
import { request } from 'undici';
import { fromBufferPromise } from 'yauzl';

/** What a member is given of all their data: each file of the archive by its path. */
export async function takeOut(cookie: string): Promise<ReadonlyMap<string, Buffer>> {
  const answer = await request(
    `http://127.0.0.1:${getSettings().ports.nginx}/memberApi/account/export`,
    { headers: { host: new URL(loadStackEnv()['CN_ORIGIN'] ?? '').host, cookie } },
  );
  const zip = await fromBufferPromise(Buffer.from(await answer.body.arrayBuffer()), {
    lazyEntries: true,
    validateEntrySizes: true,
  });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
