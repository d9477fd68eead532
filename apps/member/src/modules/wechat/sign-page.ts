import { createHash, randomBytes } from 'node:crypto';

export interface SignedPage {
  /** What was signed. It holds the ticket: never to be logged. */
  readonly rawString: string;
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

/** WeChat's signature over one page: the fields in the order of their names, and the address up to its fragment. */
export function signPage(
  ticket: string,
  url: string,
  timestamp = Math.floor(Date.now() / 1000),
  nonceStr = randomBytes(12).toString('hex'),
): SignedPage {
  const [page] = url.split('#', 1);
  const rawString = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`;
  const signature = createHash('sha1').update(rawString).digest('hex');
  return { rawString, timestamp, nonceStr, signature };
}
