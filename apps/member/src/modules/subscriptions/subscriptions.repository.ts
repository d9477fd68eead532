import type { Subscribe } from '@ironbridge/contract';
import type { EditionId, SubscriptionType } from '@ironbridge/domain';
import type { Pool, PoolClient } from 'pg';
import type { Member } from '../identity/member.ts';
import { titleIn } from './magazine-title.ts';

type Owner = Pick<Member, 'id' | 'region'>;

export interface SubscriptionRow {
  readonly id: number;
  readonly magazine: number;
  readonly title: string;
  readonly types: SubscriptionType[];
  readonly email: string;
  readonly address: string;
  readonly created: Date;
}

/** A form whose questionnaire is complete and whose telephone and e-mail are right. */
export interface CompleteSubscription extends Omit<Subscribe, 'questionnaire' | 'agreed'> {
  readonly edition: EditionId;
  readonly address: string;
  readonly questionnaire: Required<Subscribe['questionnaire']>;
  readonly consent: number;
}

const rowsIn = (edition: EditionId) =>
  `select own.id, own.magazine, ${titleIn[edition]} as title, own.types, own.email, own.address, own.created
   from subscriptions own join road.magazine_titles magazine on magazine.id = own.magazine`;

export async function findSubscriptions(
  database: Pool,
  { id }: Owner,
  edition: EditionId,
): Promise<SubscriptionRow[]> {
  const { rows } = await database.query<SubscriptionRow>(
    `${rowsIn(edition)} where own.subject = $1 and own.ended is null order by own.created desc, own.id`,
    [id],
  );
  return rows;
}

export async function isMagazine(database: Pool, id: number): Promise<boolean> {
  const { rowCount } = await database.query('select from road.magazine_titles where id = $1', [id]);
  return rowCount === 1;
}

/** What the same form was answered with before. The member waits here for an answer under way. */
export async function findSameForm(
  client: PoolClient,
  { id }: Owner,
  form: string,
): Promise<number | undefined> {
  await client.query('select from members where id = $1 for no key update', [id]);
  const { rows } = await client.query<{ id: number }>(
    'select id from subscriptions where subject = $1 and form = $2',
    [id, form],
  );
  return rows[0]?.id;
}

/** What runs for the magazine already ends with it: the newest choice counts. */
export async function addSubscription(
  client: PoolClient,
  { id, region }: Owner,
  subscription: CompleteSubscription,
): Promise<number> {
  const { magazine, questionnaire } = subscription;
  await client.query(
    'update subscriptions set ended = now() where subject = $1 and magazine = $2 and ended is null',
    [id, magazine],
  );
  const { rows } = await client.query<{ id: number }>(
    `insert into subscriptions (subject, region, edition, form, magazine, types, name, email, phone, company,
       address, education, role, firm_size, buying, industry, consent)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning id`,
    [
      id,
      region,
      subscription.edition,
      subscription.form,
      magazine,
      subscription.types,
      subscription.name,
      subscription.email,
      subscription.phone,
      subscription.company,
      subscription.address,
      questionnaire.education,
      questionnaire.role,
      questionnaire.firm_size,
      questionnaire.buying,
      questionnaire.industry,
      subscription.consent,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A subscription was not kept');
  return row.id;
}

export async function getSubscription(
  database: Pool,
  edition: EditionId,
  id: number,
): Promise<SubscriptionRow> {
  const { rows } = await database.query<SubscriptionRow>(`${rowsIn(edition)} where own.id = $1`, [
    id,
  ]);
  const [row] = rows;
  if (row === undefined) throw new Error('A subscription that was kept is gone');
  return row;
}

export async function endSubscription(database: Pool, { id }: Owner, subscription: number) {
  const { rowCount } = await database.query(
    `with ended as (
       update subscriptions set ended = now() where id = $1 and subject = $2 and ended is null
       returning consent
     )
     update consents set withdrawn = now() from ended where consents.id = ended.consent`,
    [subscription, id],
  );
  return rowCount === 1;
}
