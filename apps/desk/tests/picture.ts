import sharp from 'sharp';

/** The least a picture can be. */
export async function pixels(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 16, height: 10, channels: 3, background: '#8a5a3b' } });
  return new Uint8Array(await picture.png().toBuffer());
}
