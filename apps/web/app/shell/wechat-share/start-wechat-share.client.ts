import { whenIdle } from '../../platform/when-idle.client.ts';

/** Where the edition has it, and in WeChat's own browser alone: nobody else could use what is fetched for it. */
export function startWeChatShare(): void {
  const offered = document.documentElement.dataset['wechatShare'] !== undefined;
  if (!offered || !/MicroMessenger/i.test(navigator.userAgent)) return;
  // WeChat judges by the address that the document was opened at, whatever is shown in it later.
  const [opened = ''] = location.href.split('#', 1);
  void whenIdle().then(async () => {
    const { setUpWeChatShare } = await import('./wechat-share.client.ts');
    await setUpWeChatShare(opened);
  });
}
