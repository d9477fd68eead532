import type { EditionId } from '@ironbridge/domain';
import type pg from 'pg';
import { anyOf, literal, richText, skewed } from './sql.ts';
import { words } from './words.ts';

export interface ArticleBatch {
  readonly edition: EditionId;
  readonly count: number;
  readonly source: string;
}

const phrases = {
  cn: {
    title: `concat(${anyOf(words.cnPlaces)}, ${anyOf(words.cnMachines)}, ${anyOf(words.cnEvents)}, '，', n)`,
    text: words.cnSentences,
  },
  en: {
    title: `initcap(concat(${anyOf(words.enPlaces)}, ' ', ${anyOf(words.enMachines)}, ' ', ${anyOf(words.enEvents)}, ' ', n))`,
    text: words.enSentences,
  },
} as const satisfies Record<EditionId, { title: string; text: readonly string[] }>;

/** Published articles with their newest version, types, industries and tags, as the desk would have written them. */
export async function addArticles(pool: pg.Pool, batch: ArticleBatch): Promise<void> {
  const { title, text } = phrases[batch.edition];
  const copied = [
    'title',
    'standfirst',
    'body',
    'summary',
    'cover_id',
    'publish_time',
    'author',
    'source',
  ];
  await pool.query(`
    WITH known AS MATERIALIZED (
      SELECT ARRAY(SELECT id FROM industries ORDER BY id) AS industries,
        ARRAY(SELECT id FROM tags ORDER BY id) AS tags,
        ARRAY(SELECT id FROM media WHERE mime_type LIKE 'image/%' ORDER BY id) AS pictures
    ), made AS (
      INSERT INTO articles (${copied.join(', ')}, edition, _status)
      SELECT ${title}, ${anyOf(text)}, ${richText(text, 5)}, ${anyOf(text)}, ${skewed('known.pictures')},
        now() - random() * interval '2000 days', 'Ironbridge', ${literal(batch.source)},
        ${literal(batch.edition)}, 'published'
      FROM generate_series(1, ${batch.count}) AS n, known
      RETURNING *
    ), filed AS MATERIALIZED (
      SELECT made.id, ${skewed('known.industries')} AS industry, ${skewed('known.tags')} AS tag,
        (ARRAY['editorpick','oversea','newswire'])[1 + floor(random() * 3)::int] AS type
      FROM made, known
    ), versions AS (
      INSERT INTO _articles_v (parent_id, ${copied.map((name) => `version_${name}`).join(', ')},
        version_edition, version__status, version_updated_at, version_created_at, latest)
      SELECT id, ${copied.join(', ')}, edition::text::enum__articles_v_version_edition, 'published',
        updated_at, created_at, true FROM made
      RETURNING id, parent_id
    ), types AS (
      INSERT INTO articles_types ("order", parent_id, value)
      SELECT 1, id, type::enum_articles_types FROM filed
    ), version_types AS (
      INSERT INTO _articles_v_version_types ("order", parent_id, value)
      SELECT 1, versions.id, type::enum__articles_v_version_types FROM filed JOIN versions ON parent_id = filed.id
    ), relations AS (
      INSERT INTO articles_rels ("order", parent_id, path, industries_id, tags_id)
      SELECT 1, id, 'industries', industry, NULL::int FROM filed
      UNION ALL SELECT 1, id, 'tags', NULL, tag FROM filed
    )
    INSERT INTO _articles_v_rels ("order", parent_id, path, industries_id, tags_id)
    SELECT 1, versions.id, 'version.industries', industry, NULL::int FROM filed JOIN versions ON parent_id = filed.id
    UNION ALL SELECT 1, versions.id, 'version.tags', NULL, tag FROM filed JOIN versions ON parent_id = filed.id
  `);
}

/** Pairs two articles of every five, newest with newest. */
export async function pairArticles(pool: pg.Pool, source: string): Promise<void> {
  await pool.query(`
    INSERT INTO twin_pairs (kind, cn, en, source)
    SELECT 'article', cn.id, en.id, 'cn'
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM articles WHERE source = ${literal(source)} AND edition = 'cn') AS cn
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM articles WHERE source = ${literal(source)} AND edition = 'en') AS en
      USING (n)
    WHERE n % 5 < 2`);
}
