import type { Collection, Desk } from './desk.ts';

/** What the whole demo promises to hold, at least. */
const promised: Readonly<Partial<Record<Collection, number>>> = {
  industries: 80,
  tags: 80,
  properties: 80,
  terms: 400,
  articles: 360,
  suppliers: 120,
  products: 600,
  listings: 300,
  shows: 60,
  magazines: 12,
  issues: 120,
  white_papers: 60,
  private_files: 60,
  videos: 40,
  video_blocks: 10,
  banners: 52,
  pages: 19,
  media_items: 20,
  offices: 5,
  people: 8,
  vacancies: 8,
  milestones: 10,
  redirects: 150,
  blogrolls: 12,
  hot_keywords: 16,
  front_pages: 2,
  settings: 2,
  twin_pairs: 130,
};

function isCollection(name: string): name is Collection {
  return Object.hasOwn(promised, name);
}

/** Counts what the desk holds. True when nothing is missing; a small demo promises one of each. */
export async function checkDemo(desk: Desk, size: 'full' | 'small'): Promise<boolean> {
  let whole = true;
  console.log(`\n${'kind'.padEnd(18)}${'there'.padStart(7)}${'promised'.padStart(10)}`);
  for (const name of Object.keys(promised).filter(isCollection)) {
    const least = size === 'full' ? (promised[name] ?? 1) : 1;
    const there = await desk.count(name);
    if (there < least) whole = false;
    console.log(
      `${there < least ? '✗' : '✓'} ${name.padEnd(16)}${String(there).padStart(7)}${String(least).padStart(10)}`,
    );
  }
  return whole;
}
