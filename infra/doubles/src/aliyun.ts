import { createHash, createHmac, randomUUID } from 'node:crypto';
import {
  fieldOf,
  headerOf,
  type VendorAccount,
  type VendorAnswer,
  type VendorParts,
  type VendorRequest,
} from './vendor.ts';

const scheme = 'ACS3-HMAC-SHA256';

/** SendSms of Aliyun. A number that ends in 5000 or 5003 finds it out of order. */
export function answerAliyun(request: VendorRequest, parts: VendorParts): VendorAnswer {
  if (!isSigned(request, parts.account)) {
    return refuse(400, 'SignatureDoesNotMatch', 'Specified signature is not matched');
  }
  if (headerOf(request, 'x-acs-action') !== 'SendSms') return refuse(404, 'InvalidAction.NotFound');
  const fields = new URLSearchParams([
    ...request.url.searchParams,
    ...new URLSearchParams(request.body),
  ]);
  const phone = fields.get('PhoneNumbers') ?? '';
  if (/500[03]$/.test(phone)) return refuse(503, 'ServiceUnavailable');
  if (!/^1[3-9]\d{9}$/.test(phone))
    return { status: 200, body: saying('isv.MOBILE_NUMBER_ILLEGAL') };
  const values: unknown = JSON.parse(fields.get('TemplateParam') ?? '{}');
  parts.inbox.add({
    kind: 'sms',
    way: 'aliyun',
    to: [phone],
    sign: fields.get('SignName') ?? '',
    template: fields.get('TemplateCode') ?? '',
    values: [String(fieldOf(values, 'code'))],
  });
  return { status: 200, body: { ...saying('OK'), BizId: randomUUID() } };
}

const saying = (code: string, message = code) => ({
  Code: code,
  Message: message,
  RequestId: randomUUID(),
});

const refuse = (status: number, code: string, message?: string): VendorAnswer => ({
  status,
  body: saying(code, message),
});

/** The signature made anew from what came, as Aliyun's own servers do. */
function isSigned(request: VendorRequest, account: VendorAccount): boolean {
  const given = /^(\S+) Credential=([^,]+),SignedHeaders=([^,]+),Signature=(\w+)$/.exec(
    headerOf(request, 'authorization'),
  );
  const [, used, id, names = '', signature] = given ?? [];
  const digest = sha256(request.body);
  if (used !== scheme || id !== account.id) return false;
  if (headerOf(request, 'x-acs-content-sha256') !== digest) return false;
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url),
    ...names.split(';').map((name) => `${name}:${headerOf(request, name).trim()}`),
    '',
    names,
    digest,
  ].join('\n');
  return hmac(account.secret, `${scheme}\n${sha256(canonical)}`) === signature;
}

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .sort()
    .join('&');
}

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');
