import type { EditionId } from '@ironbridge/domain';
import type pg from 'pg';
import { addRows, type Table } from './add-rows.ts';
import { toIndustry, toTag } from './relations.ts';
import { anyOf, literal, richText, skewed } from './sql.ts';
import { thing } from './vocabulary.ts';
import { words } from './words.ts';

export interface ArticleBatch {
  readonly edition: EditionId;
  readonly count: number;
  readonly source: string;
}

interface Phrases {
  readonly title: string;
  readonly text: readonly string[];
  readonly naming: (salt: number) => string;
}

/** Headlines and sentences of an edition. */
export const phrases = {
  cn: {
    title: `concat(${anyOf(words.cnPlaces)}, ${thing('cn')}, ${anyOf(words.cnEvents)}, '，', n)`,
    text: words.cnSentences,
    naming: (salt: number) => `concat('同一车间里的', ${thing('cn', salt)}, '也在评估之列。')`,
  },
  en: {
    title: `initcap(concat(${anyOf(words.enPlaces)}, ' ', ${thing('en')}, ' ', ${anyOf(words.enEvents)}, ' ', n))`,
    text: words.enSentences,
    naming: (salt: number) => `concat('The ', ${thing('en', salt)}, ' beside it comes next.')`,
  },
} as const satisfies Record<EditionId, Phrases>;

export const pastDays = (days: number) => `now() - random() * interval '${days} days'`;

/** Published articles. */
export async function addArticles(pool: pg.Pool, batch: ArticleBatch): Promise<void> {
  await addRows(pool, articlesOf(batch.edition, batch.source), batch.count);
}

function articlesOf(edition: EditionId, source: string): Table {
  const { title, text, naming } = phrases[edition];
  return {
    name: 'articles',
    columns: {
      title,
      standfirst: anyOf(text),
      body: richText(text, 5, naming),
      summary: anyOf(text),
      cover_id: skewed('known.pictures'),
      publish_time: pastDays(2000),
      author: "'Ironbridge'",
      source: literal(source),
      edition: `'${edition}'::enum_articles_edition`,
      _status: "'published'::enum_articles_status",
    },
    enums: ['edition', '_status'],
    versions: 'drafts',
    relations: [toIndustry, toTag],
    choices: { types: anyOf(['editorpick', 'oversea', 'newswire']) },
  };
}

/**
 * Pairs two articles of every five, oldest with oldest; those that have a twin already keep it. Each twin stands at
 * its source's newest version, but for one of twenty, whose source has moved on since.
 */
export async function pairArticles(pool: pg.Pool, source: string): Promise<void> {
  const side = (edition: EditionId) => `
    SELECT id, row_number() OVER (ORDER BY id) AS n FROM articles
    WHERE source = ${literal(source)} AND edition = '${edition}'`;
  await pool.query(`
    INSERT INTO twin_pairs (kind, cn, en, source, source_version)
    SELECT 'article', cn.id, en.id, 'cn', newest.id - (n % 100 = 0)::int
    FROM (${side('cn')}) AS cn JOIN (${side('en')}) AS en USING (n)
    JOIN _articles_v AS newest ON newest.parent_id = cn.id AND newest.latest
    WHERE n % 5 < 2 ON CONFLICT DO NOTHING`);
}
