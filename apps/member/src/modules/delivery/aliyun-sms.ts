import Dysmsapi, { SendSmsRequest } from '@alicloud/dysmsapi20170525';
import { $OpenApiUtil } from '@alicloud/openapi-core';
import { editions } from '@ironbridge/domain';
import type { SmsEnv } from './delivery-env.ts';
import type { SmsWay } from './sms-sender.ts';

// Its default export is a property of that name, which an import under test has taken out already.
const Client = 'default' in Dysmsapi ? Dysmsapi.default : Dysmsapi;

const connectMs = 2000;
const answerMs = 4000;

export function createAliyunSms(env: SmsEnv): SmsWay {
  const client = new Client(
    new $OpenApiUtil.Config({
      accessKeyId: env.ALIYUN_SMS_KEY_ID,
      accessKeySecret: env.ALIYUN_SMS_SECRET,
      endpoint: env.ALIYUN_SMS_ENDPOINT,
      protocol: 'https',
      connectTimeout: connectMs,
      readTimeout: answerMs,
    }),
  );
  return {
    name: 'aliyun',
    async send(phone, code) {
      const { body } = await client.sendSms(
        new SendSmsRequest({
          phoneNumbers: phone,
          signName: editions.cn.name,
          templateCode: env.ALIYUN_SMS_TEMPLATE,
          templateParam: JSON.stringify({ code }),
        }),
      );
      // It says no with a status of 200, too.
      if (body?.code !== 'OK') throw new Error(`Aliyun answered ${body?.code ?? 'nothing'}`);
    },
  };
}
