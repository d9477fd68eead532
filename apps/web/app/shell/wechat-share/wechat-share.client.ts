import wx from 'weixin-js-sdk';
import { askMember } from '../../platform/member-call.client.ts';
import { onPageShown } from '../../platform/page-shown.client.ts';

/**
 * Once for a document; every page shown in it is then shared as what it is, to a friend and on the timeline. Where it
 * cannot be signed for, WeChat shares the bare address: the reader has lost a picture, and is told nothing.
 */
export async function setUpWeChatShare(opened: string): Promise<void> {
  const signed = await askMember('/api/wechat/share_sign', { url: opened });
  if (signed.code === 0) return;
  const { appId, timestamp, nonceStr, signature } = signed.data;
  wx.config({
    debug: false,
    appId,
    timestamp,
    nonceStr,
    signature,
    jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
  });
  wx.ready(() => {
    sharePage();
    onPageShown(sharePage);
  });
}

function sharePage(): void {
  const page = {
    title: contentOf('meta[property="og:title"]') || document.title,
    link: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href,
    imgUrl: contentOf('meta[property="og:image"]'),
    success: () => undefined,
  };
  wx.updateAppMessageShareData({ ...page, desc: contentOf('meta[name="description"]') });
  wx.updateTimelineShareData(page);
}

function contentOf(selector: string): string {
  return document.querySelector<HTMLMetaElement>(selector)?.content ?? '';
}
