import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

type Encoding = 'utf-8' | 'utf-16le' | 'gb18030';

/** Excel in Chinese writes CSV in GB 18030, everything else in UTF-8; nothing in the file says which. */
export async function findEncoding(path: string): Promise<Encoding> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  await file.close();
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
  return (await isUtf8(path)) ? 'utf-8' : 'gb18030';
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const stream = createReadStream(path);
  const chunks: AsyncIterable<Buffer> = stream;
  try {
    for await (const chunk of chunks) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  } finally {
    stream.destroy();
  }
}
