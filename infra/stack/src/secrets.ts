import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  readonly postgresAdmin: string;
  readonly deskDatabase: string;
  readonly memberDatabase: string;
  readonly s3AccessKeyId: string;
  readonly s3SecretAccessKey: string;
  readonly deskSecret: string;
  readonly previewSecret: string;
  readonly purgeSecret: string;
  readonly visitorSecret: string;
  readonly bannerKey: string;
  /** Our account with everyone outside whom the stack has a double of. */
  readonly vendorSecret: string;
  readonly memberSecret: string;
  readonly codePepper: string;
}

/** Made once for a state folder and kept; a name that is new since then is added. */
export function getSecrets(state: string): Secrets {
  const file = join(state, 'secrets.json');
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const find = (name: string): string => {
    const value: unknown =
      typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
    return typeof value === 'string' && value !== '' ? value : randomBytes(24).toString('hex');
  };
  const secrets: Secrets = {
    postgresAdmin: find('postgresAdmin'),
    deskDatabase: find('deskDatabase'),
    memberDatabase: find('memberDatabase'),
    s3AccessKeyId: find('s3AccessKeyId'),
    s3SecretAccessKey: find('s3SecretAccessKey'),
    deskSecret: find('deskSecret'),
    previewSecret: find('previewSecret'),
    purgeSecret: find('purgeSecret'),
    visitorSecret: find('visitorSecret'),
    bannerKey: find('bannerKey'),
    vendorSecret: find('vendorSecret'),
    memberSecret: find('memberSecret'),
    codePepper: find('codePepper'),
  };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
