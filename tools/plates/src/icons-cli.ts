import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// The site's sign at the sizes that phones ask for. A maskable one may be cut to its inner four fifths.
const web = join(import.meta.dirname, '../../../apps/web');
const ground = '#b3381b';
const icons = [
  { file: 'apple-touch-icon.png', size: 180, sign: 0.86 },
  { file: 'icon-192.png', size: 192, sign: 1 },
  { file: 'icon-512.png', size: 512, sign: 1 },
  { file: 'icon-maskable-512.png', size: 512, sign: 0.68 },
] as const;

const sign = await readFile(join(web, 'public/favicon.svg'));
for (const { file, size, sign: share } of icons) {
  const inner = Math.round(size * share);
  const drawn = await sharp(sign, { density: (72 * inner) / 48 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const icon = await sharp({
    create: { width: size, height: size, channels: 3, background: ground },
  })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  await writeFile(join(web, 'app/shell/app-icons', file), icon);
  console.log(`${file}: ${icon.length} bytes`);
}
