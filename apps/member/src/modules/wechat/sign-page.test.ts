import { expect, it } from 'vitest';
import { signPage } from './sign-page.ts';

/** The example of WeChat's own documentation. */
const ticket =
  'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';

it('signs a page as WeChat does, up to the fragment', () => {
  const signed = signPage(
    ticket,
    'http://mp.weixin.qq.com?params=value#top',
    1414587457,
    'Wm3WZYTPz0wzccnW',
  );
  expect(signed.signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
  expect(signed.rawString).toBe(
    `jsapi_ticket=${ticket}&noncestr=Wm3WZYTPz0wzccnW&timestamp=1414587457&url=http://mp.weixin.qq.com?params=value`,
  );
});
