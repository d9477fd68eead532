import { expect, it } from 'vitest';
import { PaperLinks } from './paper-links.ts';

const links = new PaperLinks('s'.repeat(32));
const linked = { download: 7, member: 1_000_001, until: 1_800_000_000 };
const sign = new URLSearchParams(links.toLink(linked).split('?')[1]).get('sign') ?? '';

it('[SEC-21] a link is good for its member, its file and its time', () => {
  expect(links.isSigned(linked, sign)).toBe(true);
  for (const other of [{ download: 8 }, { member: 1_000_002 }, { until: linked.until + 1 }]) {
    expect(links.isSigned({ ...linked, ...other }, sign)).toBe(false);
  }
  expect(links.isSigned(linked, sign.slice(1))).toBe(false);
  expect(new PaperLinks('t'.repeat(32)).isSigned(linked, sign)).toBe(false);
});
