import { editions } from '@ironbridge/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawShare } from './draw-share.server.ts';
import { ShareCard } from './ShareCard.tsx';

const draw = (title: string, overPicture = false) =>
  renderToStaticMarkup(
    <ShareCard
      subject={{ title, kicker: '塑料 & 橡胶', hue: 210 }}
      edition={editions.cn}
      host="cn.example.com"
      overPicture={overPicture}
    />,
  );

it('[SEO-6] words on the drawing are words, whatever is in them', () => {
  const card = draw('</text><image href="file:///etc/passwd"/><script>alert(1)</script>');
  expect(card).not.toMatch(/<(?:image|script)/);
  expect(card).toContain('&lt;/text&gt;');
});

it('is a JPEG of the size that networks show, with a picture and without', async () => {
  const photo = await sharp({
    create: { width: 900, height: 1400, channels: 3, background: '#208040' },
  })
    .webp()
    .toBuffer();
  for (const bytes of [
    await drawShare(draw('一根螺杆')),
    await drawShare(draw('一根螺杆', true), { bytes: photo, focal: { x: 90, y: 100 } }),
  ]) {
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  }
  const drawn = await drawShare(draw('一根螺杆', true), { bytes: photo, focal: { x: 0, y: 0 } });
  const [red = 0, green = 0] = await sharp(drawn)
    .extract({ left: 600, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(green).toBeGreaterThan(red + 50);
});
