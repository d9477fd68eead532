import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A few bytes that claim to be a picture of this size: what a bomb looks like before it goes off. */
export function pngOfSize(width: number, height: number): Buffer {
  const head = Buffer.from('00000000000000000802000000', 'hex');
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Frames of one pixel each, on a screen of 1,000 × 1,000. */
export function gifOfFrames(frames: number): Buffer {
  const screen = Buffer.from('474946383961e803e803800000000000ffffff', 'hex');
  const frame = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex');
  return Buffer.concat([
    screen,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from('3b', 'hex'),
  ]);
}

/** The head of an MP4, and after it a box of nothing. */
export function filmOfBytes(bytes: number): Buffer {
  const film = Buffer.alloc(Math.max(bytes, 32));
  film.write('00000018667479706d703432000000006d70343269736f6d', 0, 'hex');
  film.writeUInt32BE(film.length - 24, 24);
  film.write('mdat', 28, 'latin1');
  return film;
}
