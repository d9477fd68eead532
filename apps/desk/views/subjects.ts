import { type EditionId, isBannerDeed, parseId, type TakenView } from '@ironbridge/domain';
import type pg from 'pg';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Subject } from './judge.ts';

const subjectRows = Compile(
  Type.Array(
    Type.Object({
      edition: Type.String(),
      kind: Type.String(),
      key: Type.String(),
      item: Type.String(),
      industries: Type.Array(Type.Integer()),
    }),
  ),
);

interface Asked {
  readonly edition: EditionId;
  readonly kind: string;
  readonly key: string;
}

/** Looks up what views are about: only what the edition's readers can see is found. */
export async function findSubjects(
  database: pg.ClientBase,
  views: readonly TakenView[],
): Promise<(view: TakenView) => Subject | undefined> {
  const found = new Map<string, Subject>();
  const asked = [...new Map(views.map((view) => [keyOf(view), view])).values()];
  const isId = ({ key }: Asked) => parseId(key) !== undefined;
  const rows = [
    ...(await find(
      database,
      byId,
      asked.filter((view) => isItem(view) && isId(view)),
    )),
    ...(await find(
      database,
      bySlug,
      asked.filter((view) => isItem(view) && !isId(view)),
    )),
    ...(await find(
      database,
      byIndustry,
      asked.filter(({ kind }) => kind === 'industry'),
    )),
  ];
  for (const { item, industries, ...row } of rows) found.set(keyOf(row), { item, industries });
  return (view) => (isKnown(view) ? { item: view.key, industries: [] } : found.get(keyOf(view)));
}

function isItem({ kind }: Asked): boolean {
  return kind !== 'industry' && !isKnown({ kind });
}

/** Nothing to look up: a screen is its path, and that a banner was shown is what its sign has proved. */
function isKnown({ kind }: Pick<Asked, 'kind'>): boolean {
  return kind === 'screen' || isBannerDeed(kind);
}

function keyOf({ edition, kind, key }: { edition: string; kind: string; key: string }): string {
  return `${edition} ${kind} ${key}`;
}

async function find(database: pg.ClientBase, text: string, asked: readonly Asked[]) {
  if (asked.length === 0) return [];
  const column = (name: keyof Asked) => asked.map((view) => view[name]);
  const { rows } = await database.query({
    text,
    values: [column('edition'), column('kind'), column('key')],
  });
  return subjectRows.Parse(rows);
}

const asked = 'unnest($1::text[], $2::text[], $3::text[]) as asked(edition, kind, key)';
const subject = 'asked.*, held.id::text as item, views.industries_of(held.tags) as industries';

const byId = `select ${subject} from ${asked} join road.projection as held
  on held.kind = asked.kind and held.id = asked.key::integer and held.edition = asked.edition
  where held.hash is not null`;

const bySlug = `select ${subject} from ${asked}
  join public.articles on articles.edition::text = asked.edition and articles.diy_url = asked.key
  join road.projection as held
    on held.kind = 'article' and held.id = articles.id and held.edition = asked.edition
  where held.hash is not null and asked.kind = 'article'`;

const byIndustry = `select asked.*, industries.id::text as item,
    array_remove(array[industries.id, industries.parent_id], null) as industries
  from ${asked} join public.industries
    on industries.seo_path = asked.key or industries.id::text = asked.key`;
