import { type EditionId, editionIds, kinds, popularTag } from '@ironbridge/domain';
import { aliasOf, documentSchema, type PopularDocument, wholeEdition } from '@ironbridge/search';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { toHash } from '../publishing/projection.ts';
import { writeAll } from '../worker/index-writer.ts';
import { begin } from '../worker/ledger.ts';
import type { Road } from '../worker/road.ts';
import { viewRules } from './rules.ts';

const popularRows = Compile(
  Type.Array(
    Type.Object({
      industry: Type.Integer(),
      items: Type.Array(
        Type.Object({ kind: Type.Enum([...kinds]), id: Type.Integer(), score: Type.Number() }),
      ),
    }),
  ),
);
const foundIds = Compile(
  Type.Object({
    hits: Type.Object({ hits: Type.Array(Type.Object({ _id: Type.String() })) }),
  }),
);
/** More industries than there will ever be. */
const mostDocuments = 10_000;

interface Popular {
  /** The industry's, or that of the whole edition. */
  readonly id: string;
  readonly document: PopularDocument;
}

/** Writes what is read most, for each industry and for all, and drops it at the edge where its order has changed. */
export class PopularWriter {
  readonly #road: Road;
  readonly #orders = new Map<EditionId, string>();

  constructor(road: Road) {
    this.#road = road;
  }

  async write(): Promise<void> {
    for (const edition of editionIds) await this.#writeEdition(edition);
  }

  async #writeEdition(edition: EditionId): Promise<void> {
    const { engine, database, edges } = this.#road;
    const { version } = await begin(this.#road, 'popular');
    const documents = await this.#read(edition);
    const wanted = new Set(documents.map(({ id }) => id));
    const gone = (await this.#findWritten(edition)).filter((id) => !wanted.has(id));
    const writes = [...documents, ...gone.map((id) => ({ id, document: null }))].map((write) => ({
      ...write,
      name: 'popular' as const,
      edition,
    }));
    const outcomes = await writeAll(engine, writes, version, { live: true, building: [] });
    const refused = outcomes.find((outcome) => outcome instanceof Error);
    if (refused instanceof Error) throw refused;
    const order = toHash(
      documents.map(({ id, document }) => [id, document.items.map((item) => [item.kind, item.id])]),
    );
    if (order === this.#orders.get(edition)) return;
    await database.query('select road.ask_purge($1, $2, $3)', [edges, [popularTag(edition)], []]);
    this.#orders.set(edition, order);
  }

  async #read(edition: EditionId): Promise<Popular[]> {
    const { rows } = await this.#road.database.query({
      name: 'views-popular',
      text: popularSql,
      values: [edition, viewRules.halfLifeHours, viewRules.popularItems],
    });
    const updated_at = new Date().toISOString();
    return popularRows.Parse(rows).map(({ industry, items }) => ({
      id: String(industry),
      document: { schema: documentSchema, updated_at, items },
    }));
  }

  async #findWritten(edition: EditionId): Promise<string[]> {
    const path = `/${aliasOf('popular', edition)}/_search?size=${mostDocuments}&_source=false`;
    const found = await this.#road.engine.get({ method: 'GET', path });
    return foundIds.Parse(found).hits.hits.map(({ _id }) => _id);
  }
}

const popularSql = `
  with hot as (
    select held.kind, held.id, held.tags, views.faded(heat.heat, heat.at, now(), $2) as score
    from views.heat join road.projection as held
      on held.kind = heat.kind and held.id = heat.item::integer and held.edition = heat.edition
    where heat.edition = $1 and held.hash is not null
  ), filed as (
    select ${wholeEdition} as industry, kind, id, score from hot
    union all
    select industry, kind, id, score from hot cross join unnest(views.industries_of(tags)) as industry
  ), ranked as (
    select *, row_number() over (partition by industry order by score desc, kind, id) as place from filed
  )
  select industry,
    json_agg(json_build_object('kind', kind, 'id', id, 'score', round(score::numeric, 4)) order by place) as items
  from ranked where place <= $3 group by industry`;
