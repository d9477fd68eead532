import { editions } from '@ironbridge/domain';
import { sms } from 'tencentcloud-sdk-nodejs-sms';
import type { SmsEnv } from './delivery-env.ts';
import type { SmsWay } from './sms-sender.ts';

const answerSeconds = 4;

export function createTencentSms(env: SmsEnv): SmsWay {
  const client = new sms.v20210111.Client({
    credential: { secretId: env.TENCENT_SMS_KEY_ID, secretKey: env.TENCENT_SMS_SECRET },
    region: 'ap-guangzhou',
    profile: { httpProfile: { endpoint: env.TENCENT_SMS_ENDPOINT, reqTimeout: answerSeconds } },
  });
  return {
    name: 'tencent',
    async send(phone, code) {
      const { SendStatusSet } = await client.SendSms({
        SmsSdkAppId: env.TENCENT_SMS_APP_ID,
        SignName: editions.cn.name,
        TemplateId: env.TENCENT_SMS_TEMPLATE,
        TemplateParamSet: [code],
        PhoneNumberSet: [`+86${phone}`],
      });
      const said = SendStatusSet?.[0]?.Code;
      if (said !== 'Ok') throw new Error(`Tencent answered ${said ?? 'nothing'}`);
    },
  };
}
