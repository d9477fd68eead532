import wx from 'weixin-js-sdk';
import { onPageShown } from '../../platform/page-shown.client.ts';

interface Signed {
  readonly appId: string;
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

/** Once for a document; every page shown in it is then shared as what it is, to a friend and on the timeline. */
export async function setUpWeChatShare(opened: string): Promise<void> {
  const signed = await findSigned(opened);
  if (signed === undefined) return;
  const { appId, timestamp, nonceStr, signature } = signed;
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

/** Our own service answers by the contract's schema: what is there at all is whole. */
function isAnswer(body: unknown): body is { readonly data: Signed | null } {
  return typeof body === 'object' && body !== null && 'data' in body;
}

/** Without it WeChat shares the bare address: the reader has lost a picture, and is told nothing. */
async function findSigned(url: string): Promise<Signed | undefined> {
  try {
    const answer = await fetch(`/api/wechat/share_sign?${new URLSearchParams({ url })}`);
    const body: unknown = await answer.json();
    return isAnswer(body) ? (body.data ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
