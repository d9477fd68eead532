/** What may be uploaded, by what its bytes say it is, and the ending it is stored under. */
export const allowedTypes: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
  ['application/pdf', 'pdf'],
  ['video/mp4', 'mp4'],
]);

export const mostBytes = 25 * 1024 * 1024;
/** A 50-megapixel picture takes 200 MB once decoded: more than any camera of ours makes, less than would hurt. */
export const mostPixels = 50_000_000;
