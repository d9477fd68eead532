import { expect, test } from 'vitest';
import { toSignedHeaders } from './signed-s3-request.ts';

test('a request is signed as in the example of AWS’s own documentation', () => {
  const headers = toSignedHeaders(
    {
      endpoint: 'https://examplebucket.s3.amazonaws.com',
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
    { method: 'GET', path: '/', query: 'lifecycle=', body: '' },
    new Date('2013-05-24T00:00:00Z'),
  );
  expect(headers['authorization']).toMatch(
    /Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543$/,
  );
});
