import { digest, lists } from '@ironbridge/domain';
import type { DigestBlockName } from './digest-blocks.ts';

/** Which industry, which page. */
export interface DigestAddress {
  readonly sid: number;
  readonly page: number;
}

export function digestBlockPath(name: DigestBlockName, { sid, page }: DigestAddress): string {
  const path = `/part/digest/${name}?sid=${sid}`;
  return page > 1 ? `${path}&page=${page}` : path;
}

/** What is missing, or no such number, is where the pop-up starts. */
export function parseDigestAddress({ searchParams }: URL, name: DigestBlockName): DigestAddress {
  const deepest = Math.floor(lists.reachable / digest.rows[name]);
  const page = parseNumber(searchParams.get('page'));
  return {
    sid: parseNumber(searchParams.get('sid')) ?? digest.firstIndustry,
    page: page === undefined || page > deepest ? 1 : page,
  };
}

function parseNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
