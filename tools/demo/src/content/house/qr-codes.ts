import type { EditionId, QrUse } from '@ironbridge/domain';
import type { Both } from '../both.ts';

/** What the codes of an edition hold. Weibo and the video channel are for readers of Chinese. */
export const qrAddresses: Readonly<Record<EditionId, Readonly<Partial<Record<QrUse, string>>>>> = {
  cn: {
    wechat: 'https://wechat.cn.ironbridge.example/account',
    channels: 'https://wechat.cn.ironbridge.example/channels',
    secretary: 'https://wechat.cn.ironbridge.example/secretary',
    app: 'https://app.cn.ironbridge.example/download',
    weibo: 'https://weibo.cn.ironbridge.example',
    newsletter: 'https://cn.ironbridge.example/subscribe',
  },
  en: {
    wechat: 'https://wechat.ironbridge.example/account',
    secretary: 'https://wechat.ironbridge.example/secretary',
    app: 'https://app.ironbridge.example/download',
    newsletter: 'https://ironbridge.example/subscribe',
  },
};

export const qrAlts: Readonly<Record<QrUse, Both>> = {
  wechat: ['微信公众号二维码', 'QR code of the WeChat account'],
  channels: ['微信视频号二维码', 'QR code of the WeChat video channel'],
  secretary: ['编辑小秘书微信二维码', 'QR code of the editorial assistant'],
  app: ['App 下载二维码', 'QR code of the app'],
  weibo: ['微博二维码', 'QR code of the Weibo page'],
  newsletter: ['邮件简报订阅二维码', 'QR code of the newsletter'],
};
