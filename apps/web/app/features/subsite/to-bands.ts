import type { IndustryFront } from '@ironbridge/contract';
import { type EditionId, editions } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { tellsApart, toPropertyRange } from '../../shell/ranges/property-range.ts';
import { toFilm } from '../../shell/to-film.ts';
import { toListingLine } from '../../shell/to-listing-line.ts';
import { toMostRead } from '../../shell/to-most-read.ts';
import { toPaper } from '../../shell/to-paper.ts';
import { toProductFace } from '../../shell/to-product-face.ts';
import { toShelvedIssue } from '../../shell/to-shelved-issue.ts';
import { toShowMonth } from '../../shell/to-show-month.ts';
import { toSupplierFace } from '../../shell/to-supplier-face.ts';

/** All that an industry has besides its news, band by band. */
export function toBands(front: IndustryFront, { edition, copy, now }: Visit, sid: number) {
  const setting = { edition, now };
  return {
    ranges: front.properties.map((counted) => toPropertyRange(counted)).filter(tellsApart),
    products: front.products.map((card) => toProductFace(card, copy, [sid])),
    suppliers: front.suppliers.map((card) => toSupplierFace(card, copy)),
    lines: front.listings.map((listing) => toListingLine(listing, setting, copy, [sid])),
    films: front.videos.map((card) => toFilm(card, setting, [sid])),
    issues: front.issues.map((card) => toShelvedIssue(card, copy)),
    papers: front.papers.map((card) => toPaper(card, copy, [sid])),
    calendar: front.calendar.map((month) => toShowMonth(month, now, copy)),
    popular: front.popular.map((entry) => toMostRead(entry, edition, copy)),
    terms: front.terms.map((term) => toWords(term, edition)),
  };
}

/** A word of the field as the edition says it, as the other does, and how it is shortened. */
function toWords(
  { id, cn, en, abbreviations }: IndustryFront['terms'][number],
  edition: EditionId,
) {
  const names = { cn: cn[0] ?? '', en: en[0] ?? '' };
  const [own, other] = [names[edition], names[editions[edition].twin]];
  return { id, name: own || other, other: own ? other : '', short: abbreviations[0] ?? '' };
}
