import type { Currency, EditionId, ListingKind } from '@ironbridge/domain';
import type { Road } from './road.ts';

interface ListingText {
  readonly revision: number;
  readonly member: number;
  readonly edition: EditionId;
  readonly kind: ListingKind;
  readonly title: string;
  readonly detail: string;
  readonly quantity: number | null;
  readonly unit: string;
  readonly price: number | null;
  readonly currency: Currency | null;
  readonly place: string;
  readonly industries: number[];
  readonly expires: Date;
  readonly closed: boolean;
}

/**
 * Brings a member's listing to the desk as it was last sent: a new one waits for review, a changed one waits again, one
 * whose member has deleted it goes. Its id at the desk is drawn first and written down, so that a worker that dies over
 * it makes no second one.
 */
export async function bringListing({ payload, database }: Road, ref: number): Promise<void> {
  const { rows: texts } = await database.query<ListingText>(
    `select revision, member, edition, kind, title, detail, quantity::float8, unit, price::float8,
       nullif(currency, '') as currency, place, expires, closed,
       array(select id from public.industries where id = any (text.industries)) as industries
     from member.listing_texts as text where id = $1`,
    [ref],
  );
  const [text] = texts;
  const { rows: found } = await database.query<{ listing_id: number; revision: number }>(
    text === undefined
      ? 'select listing_id, revision from road.member_listings where ref = $1'
      : `insert into road.member_listings as known (ref, listing_id, revision)
         values ($1, nextval('public.listings_id_seq'), 0)
         on conflict (ref) do update set ref = known.ref returning listing_id, revision`,
    [ref],
  );
  const [known] = found;
  if (known === undefined) return;
  const id = known.listing_id;
  const { totalDocs } = await payload.count({
    collection: 'listings',
    where: { id: { equals: id } },
  });
  if (text === undefined) {
    if (totalDocs > 0) await payload.delete({ collection: 'listings', id });
    await database.query('delete from road.member_listings where ref = $1', [ref]);
    return;
  }
  if (text.revision <= known.revision) return;
  const data = toRecord(text);
  if (totalDocs > 0) {
    await payload.update({ collection: 'listings', id, data, overrideLock: true });
  } else if (!text.closed) {
    await payload.create({ collection: 'listings', data: { id, ...data } });
  }
  await database.query('update road.member_listings set revision = $2 where ref = $1', [
    ref,
    text.revision,
  ]);
}

/** Nothing of it is on until an editor has read it, in whichever language it was on before. */
function toRecord(text: ListingText) {
  const { edition, kind, title, detail, quantity, unit, price, currency, place, industries } = text;
  const own =
    edition === 'cn'
      ? { title_cn: title, detail_cn: detail, unit_cn: unit, place_cn: place }
      : { title_en: title, detail_en: detail, unit_en: unit, place_en: place };
  return {
    ...own,
    kind,
    quantity,
    price,
    currency,
    industries,
    state: text.closed ? ('closed' as const) : ('waiting' as const),
    refusal_reason: null,
    live_cn: false,
    live_en: false,
    expires: text.expires.toISOString(),
    original: edition,
    member: String(text.member),
  };
}
