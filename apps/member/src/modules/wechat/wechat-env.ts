import { originField, secretField } from '@ironbridge/service';
import { type StaticDecode, Type } from 'typebox';

export const wechatFields = {
  WECHAT_ORIGIN: { ...originField, default: 'https://api.weixin.qq.com' },
  WECHAT_APP_ID: Type.String({ minLength: 1, maxLength: 100 }),
  WECHAT_SECRET: secretField,
};

const WeChatEnvSchema = Type.Object(wechatFields);
export type WeChatEnv = StaticDecode<typeof WeChatEnvSchema>;
