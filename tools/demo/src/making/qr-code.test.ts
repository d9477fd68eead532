import jsqr from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawQrCode } from './qr-code.ts';

it('a code is 450 by 450 and holds its address', async () => {
  const address = 'https://wechat.cn.ironbridge.example/secretary';
  const picture = sharp(await drawQrCode(address)).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 450, height: 450 });
  expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
});
