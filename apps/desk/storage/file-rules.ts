/** What may be uploaded, by what its bytes say it is, and the ending it is stored under. */
export const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
  ['application/pdf', 'pdf'],
  ['video/mp4', 'mp4'],
  ['text/vtt', 'vtt'],
]);

export const privateTypes: ReadonlyMap<string, string> = new Map([['application/pdf', 'pdf']]);

const megabyte = 1024 * 1024;
export const mostBytes = 25 * megabyte;
const mostBytesOf: Readonly<Record<string, number>> = {
  'video/mp4': 96 * megabyte,
  // An hour of talk is some 60 kB.
  'text/vtt': megabyte,
};

export function findMostBytes(mime: string): number {
  return mostBytesOf[mime] ?? mostBytes;
}

/** Above this an upload is cut off before it is looked at. The door (nginx) takes 100 MB, form and all. */
export const mostBytesOfAll = Math.max(mostBytes, ...Object.values(mostBytesOf));

/** A 50-megapixel picture takes 200 MB once decoded: more than any camera of ours makes, less than would hurt. */
export const mostPixels = 50_000_000;
