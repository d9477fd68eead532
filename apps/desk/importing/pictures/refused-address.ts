import type { Words } from '../../words.ts';

/** Why a picture does not come from its address. */
export const refusals = {
  address: {
    en: 'is no web address that starts with http:// or https://.',
    zh: '不是以 http:// 或 https:// 开头的网址。',
  },
  private: {
    en: 'is inside a private network and is not fetched.',
    zh: '指向内部网络，不予下载。',
  },
  unknown: { en: 'has a host that cannot be found.', zh: '的主机不存在。' },
  status: { en: 'did not answer with a picture.', zh: '没有返回图片。' },
  redirects: { en: 'leads on too often.', zh: '跳转次数过多。' },
  size: { en: 'is larger than 25 MB.', zh: '超过 25 MB。' },
  time: { en: 'took too long.', zh: '下载超时。' },
  type: { en: 'is not a file of an allowed type.', zh: '不是允许的文件类型。' },
} as const satisfies Record<string, Words>;

export type Reason = keyof typeof refusals;

export function isReason(value: unknown): value is Reason {
  return typeof value === 'string' && Object.hasOwn(refusals, value);
}

export class RefusedAddress extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`The address ${refusals[reason].en}`);
    this.reason = reason;
  }
}

export function toAddressProblem(address: string, reason: Reason): Words {
  const short = address.length > 120 ? `${address.slice(0, 120)}…` : address;
  const { en, zh } = refusals[reason];
  return { en: `${short} ${en}`, zh: `${short} ${zh}` };
}
