import { createHash, createHmac, randomUUID } from 'node:crypto';
import {
  fieldOf,
  headerOf,
  textOf,
  type VendorAccount,
  type VendorAnswer,
  type VendorParts,
  type VendorRequest,
} from './vendor.ts';

const scheme = 'TC3-HMAC-SHA256';

/** SendSms of Tencent Cloud. A number that ends in 5003 finds it out of order, as it does Aliyun. */
export function answerTencent(request: VendorRequest, parts: VendorParts): VendorAnswer {
  if (!isSigned(request, parts.account)) return refuse('AuthFailure.SignatureFailure');
  if (headerOf(request, 'x-tc-action') !== 'SendSms') return refuse('InvalidAction');
  const body: unknown = JSON.parse(request.body);
  const [phone] = listOf(body, 'PhoneNumberSet');
  if (phone?.endsWith('5003')) return refuse('InternalError.OtherError');
  const known = /^\+86(1[3-9]\d{9})$/.exec(phone ?? '')?.[1];
  if (known === undefined) return answer('InvalidParameterValue.IncorrectPhoneNumber');
  parts.inbox.add({
    kind: 'sms',
    way: 'tencent',
    to: [known],
    sign: textOf(body, 'SignName'),
    template: textOf(body, 'TemplateId'),
    values: listOf(body, 'TemplateParamSet'),
  });
  return answer('Ok');
}

function listOf(body: unknown, name: string): string[] {
  const list = fieldOf(body, name);
  return Array.isArray(list) ? list.map(String) : [];
}

const answer = (Code: string): VendorAnswer => ({
  status: 200,
  body: {
    Response: {
      SendStatusSet: [{ Code, Message: Code, SerialNo: randomUUID(), Fee: 1 }],
      RequestId: randomUUID(),
    },
  },
});

const refuse = (Code: string): VendorAnswer => ({
  status: 200,
  body: { Response: { Error: { Code, Message: Code }, RequestId: randomUUID() } },
});

function isSigned(request: VendorRequest, account: VendorAccount): boolean {
  const given = /^(\S+) Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    headerOf(request, 'authorization'),
  );
  const [, used, id, scope = '', names = '', signature] = given ?? [];
  if (used !== scheme || id !== account.id) return false;
  const canonical = [
    request.method,
    request.url.pathname,
    request.url.search.slice(1),
    // Its callers sign the host without the port.
    ...names
      .split(';')
      .map((name) => `${name}:${name === 'host' ? request.url.hostname : headerOf(request, name)}`),
    '',
    names,
    sha256(request.body),
  ].join('\n');
  const text = [scheme, headerOf(request, 'x-tc-timestamp'), scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<Buffer>((secret, part) => hmac(secret, part), Buffer.from(`TC3${account.secret}`));
  return hmac(key, text).toString('hex') === signature;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
