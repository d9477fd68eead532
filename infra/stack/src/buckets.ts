import { mediaBucket, memberBucket, privateBucket } from './process-env.ts';
import { type S3Access, sendS3 } from './signed-s3-request.ts';
import { StackError } from './stack-error.ts';

/** Anyone may read an object whose key they know; nobody may list. */
const publicRead = JSON.stringify({
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Principal: '*',
      Action: ['s3:GetObject'],
      Resource: [`arn:aws:s3:::${mediaBucket}/*`],
    },
  ],
});

export async function makeBuckets(access: S3Access): Promise<void> {
  for (const bucket of [mediaBucket, privateBucket, memberBucket]) {
    const { status, text } = await sendS3(access, { method: 'PUT', path: `/${bucket}` });
    // 409: it is there already, and ours.
    if (status !== 200 && status !== 409) throw new StackError(`Bucket ${bucket}: ${text}`);
  }
  const { status, text } = await sendS3(access, {
    method: 'PUT',
    path: `/${mediaBucket}`,
    query: 'policy=',
    body: publicRead,
  });
  if (status !== 200 && status !== 204) throw new StackError(`Policy of ${mediaBucket}: ${text}`);
}
