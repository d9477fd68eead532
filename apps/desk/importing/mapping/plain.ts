import { hash } from 'node:crypto';

/** `Ｐｒｉｃｅ （from）` and `price-from` are the same header. */
export function toPlain(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Files with the same columns in the same order are of the same make. */
export function toHeadersKey(headers: readonly string[]): string {
  return hash('sha256', headers.map(toPlain).join('\n'));
}
