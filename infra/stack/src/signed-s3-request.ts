import { createHash, createHmac } from 'node:crypto';

export interface S3Access {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** AWS Signature Version 4 over a whole body: enough to make a bucket, so the stack needs no S3 library. */
export function toSignedHeaders(
  access: S3Access,
  request: { method: string; path: string; query: string; body: string },
  now = new Date(),
): Record<string, string> {
  const time = `${now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`;
  const scope = `${time.slice(0, 8)}/${access.region}/s3/aws4_request`;
  const signed = {
    host: new URL(access.endpoint).host,
    'x-amz-content-sha256': sha256(request.body),
    'x-amz-date': time,
  };
  const names = Object.keys(signed).join(';');
  const canonical = [
    request.method,
    request.path,
    request.query,
    ...Object.entries(signed).map(([name, value]) => `${name}:${value}`),
    '',
    names,
    signed['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${access.secretAccessKey}`);
  const signature = hmac(key, toSign).toString('hex');
  return {
    ...signed,
    authorization: `AWS4-HMAC-SHA256 Credential=${access.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

export async function sendS3(
  access: S3Access,
  request: { method: string; path: string; query?: string; body?: string },
): Promise<{ status: number; text: string }> {
  const { method, path, query = '', body = '' } = request;
  const answer = await fetch(`${access.endpoint}${path}${query && `?${query}`}`, {
    method,
    headers: toSignedHeaders(access, { method, path, query, body }),
    ...(body === '' ? {} : { body }),
    signal: AbortSignal.timeout(10_000),
  });
  return { status: answer.status, text: await answer.text() };
}
