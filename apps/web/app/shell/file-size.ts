import type { Messages } from '@ironbridge/messages';

const mega = 1_000_000;

/** A file's size in round figures. */
export function toFileSize(bytes: number, { article }: Messages): string {
  return bytes >= mega
    ? article.megabytes((bytes / mega).toFixed(1))
    : article.kilobytes(String(Math.max(1, Math.round(bytes / 1000))));
}
