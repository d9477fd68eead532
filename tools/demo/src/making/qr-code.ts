import sharp from 'sharp';
import { encode } from 'uqr';

const SIDE = 450;
/** A reader's phone finds a code by the light around it. */
const QUIET_MODULES = 4;

/** A code that holds an address, as a square picture. Modules are whole pixels, and what is left over is margin. */
export function drawQrCode(address: string): Promise<Uint8Array> {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_MODULES });
  const pixels = Uint8Array.from(data.flat(), (dark) => (dark ? 0 : 255));
  const side = Math.floor(SIDE / size) * size;
  const before = Math.floor((SIDE - side) / 2);
  const after = SIDE - side - before;
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .extend({ top: before, left: before, bottom: after, right: after, background: '#fff' })
    .webp({ lossless: true })
    .toBuffer();
}
