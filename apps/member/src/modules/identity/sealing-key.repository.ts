import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  generateKeyPair,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { inTransaction } from '../../database.ts';
import type { SealingKey } from './seals.ts';

const newEvery = '30 days';
const makePair = promisify(generateKeyPair);

interface Row {
  readonly kid: string;
  readonly public_key: string;
  readonly private_key: string;
}

/** The newest key and the one before it; makes one when there is none, or the newest has served its time. */
export async function getSealingKeys(database: Pool, secret: string): Promise<SealingKey[]> {
  const wrapping = Buffer.from(hkdfSync('sha256', secret, '', 'sealing keys', 32));
  return inTransaction(database, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('member.sealing_keys'))`);
    const fresh = await client.query(
      `select from sealing_keys where created > now() - interval '${newEvery}'`,
    );
    if (fresh.rowCount === 0) {
      const { publicKey, privateKey } = await makePair('rsa', {
        modulusLength: 3072,
        publicKeyEncoding: { type: 'spki', format: 'der' },
        privateKeyEncoding: { type: 'pkcs8', format: 'der' },
      });
      await client.query(
        'insert into sealing_keys (kid, public_key, private_key) values ($1, $2, $3)',
        [
          randomBytes(6).toString('hex'),
          publicKey.toString('base64'),
          wrap(wrapping, privateKey).toString('base64'),
        ],
      );
    }
    const { rows } = await client.query<Row>(
      'select kid, public_key, private_key from sealing_keys order by created desc limit 2',
    );
    return rows.map((row) => ({
      kid: row.kid,
      publicKey: row.public_key,
      privateKey: createPrivateKey({
        key: unwrap(wrapping, Buffer.from(row.private_key, 'base64')),
        format: 'der',
        type: 'pkcs8',
      }),
    }));
  });
}

function wrap(key: Buffer, plain: Buffer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function unwrap(key: Buffer, wrapped: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, wrapped.subarray(0, 12));
  decipher.setAuthTag(wrapped.subarray(-16));
  return Buffer.concat([decipher.update(wrapped.subarray(12, -16)), decipher.final()]);
}
