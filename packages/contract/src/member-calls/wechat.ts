import { Type } from 'typebox';
import type { MemberCallTable } from './member-call.ts';

/** What WeChat's browser must be shown before a page may say how it is shared. */
export const wechatCalls = {
  wechatShareSign: {
    method: 'GET',
    path: '/api/wechat/share_sign',
    summary: 'The signed configuration for sharing one page of the edition in WeChat',
    // However it is encoded, the request fits what the edge takes as an address.
    takes: Type.Object({ url: Type.String({ minLength: 1, maxLength: 600 }) }),
    data: Type.Object({
      appId: Type.String(),
      rawString: Type.String(),
      timestamp: Type.Integer(),
      nonceStr: Type.String(),
      signature: Type.String(),
    }),
  },
} as const satisfies MemberCallTable;
