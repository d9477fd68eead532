import { calling, newMember } from '@ironbridge/people';
import { loadStackEnv } from '@ironbridge/stack';
import { Pool } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { eraseUnclaimed } from '../src/modules/account/erase-files.ts';
import { AttachmentStore } from '../src/modules/enquiries/attachment-store.ts';
import { keepFiles } from '../src/modules/enquiries/keep-files.ts';
import { ObjectStore } from '../src/storage/object-store.ts';
import { askedProduct } from './support/asked-product.ts';
import { drawing, toEnquiry } from './support/enquiry.ts';

const env = loadStackEnv();
const bucket = env['S3_MEMBER_BUCKET'] ?? '';
const objects = new ObjectStore({
  S3_ENDPOINT: env['S3_ENDPOINT'] ?? '',
  S3_REGION: env['S3_REGION'] ?? '',
  S3_ACCESS_KEY_ID: env['S3_ACCESS_KEY_ID'] ?? '',
  S3_SECRET_ACCESS_KEY: env['S3_SECRET_ACCESS_KEY'] ?? '',
});
const database = new Pool({ connectionString: env['MEMBER_DATABASE_URL'], max: 2 });
afterAll(async () => {
  objects.close();
  await database.end();
});

const isThere = async (key: string): Promise<boolean> => {
  const file = await objects.findFile({ bucket, key });
  file?.body.destroy();
  return file !== undefined;
};

it('[MEM-9] a file whose form was never kept does not stay, and one whose form was does', async () => {
  const product = await askedProduct('cn');
  const own = calling('cn', await newMember('cn'));
  const files = [{ name: 'a.pdf', base64: drawing.toString('base64') }];
  const [id = 0] = (await own.member('enquire', toEnquiry([product.id], { files }))).letters;
  await product.putBack();
  const claimed = (await own.member('enquiryInfo', { id })).files[0]?.id ?? '';

  const store = new AttachmentStore(objects, bucket);
  const judged = { type: 'application/pdf', name: 'a.pdf', bytes: drawing };
  const [left] = await keepFiles({ database, store }, [judged]);
  const ids = [left?.id ?? '', claimed];
  const { rowCount } = await database.query(
    `select from member_jobs._private_jobs where payload::text like '%' || $1 || '%'`,
    [left?.id],
  );
  expect(rowCount).toBe(1);
  expect(await Promise.all(ids.map(isThere))).toEqual([true, true]);
  await eraseUnclaimed(database, objects, bucket, { files: ids });
  expect(await Promise.all(ids.map(isThere))).toEqual([false, true]);
});
