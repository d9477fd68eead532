import { setTimeout as pause } from 'node:timers/promises';
import { type EditionId, isKind, type Kind } from '@ironbridge/domain';
import { aliasOf } from '@ironbridge/search';
import { type Desk, getCreatedId } from './desk.ts';
import { round } from './report.ts';
import { getEnv, type Stack } from './stack.ts';

interface Change {
  readonly collection: string;
  readonly edition: EditionId;
  readonly made: Readonly<Record<string, unknown>>;
  /** The field that is changed in the desk, and the one of the document that shows it. */
  readonly field: string;
  readonly shown: string;
  /** A record of another collection that it cannot be without: the field, and where one is found. */
  readonly needs?: { readonly field: string; readonly from: string };
}

const live = { _status: 'published', edition: 'cn' } as const;
const both = { live_cn: true } as const;

const changes: Readonly<Partial<Record<Kind, Change>>> = {
  article: titled('articles', live),
  video: titled('videos', live),
  paper: { ...titled('white_papers', live), needs: { field: 'file', from: 'private_files' } },
  media_item: titled('media_items', { ...live, kind: 'release', date: '2026-01-01T00:00:00.000Z' }),
  blogroll: titled('blogrolls', { edition: 'cn', url: 'https://example.com/' }),
  video_block: named('video_blocks', 'name', 'name', { edition: 'cn' }),
  product: named('products', 'name_cn', 'name', both),
  supplier: named('suppliers', 'name_cn', 'name', both),
  show: named('shows', 'name_cn', 'name', {
    ...both,
    from: '2027-01-01T00:00:00.000Z',
    to: '2027-01-03T00:00:00.000Z',
  }),
  magazine: named('magazines', 'mag_title_cn', 'mag_title', {}),
  office: named('offices', 'name_cn', 'name', {}),
  person: named('people', 'name_cn', 'name', {}),
  milestone: named('milestones', 'title_cn', 'title', { year: 2020 }),
};

function titled(collection: string, made: Change['made']): Change {
  return named(collection, 'title', 'title', made);
}

function named(collection: string, field: string, shown: string, made: Change['made']): Change {
  return { collection, edition: 'cn', field, shown, made };
}

/** One change of each kind that is written by itself, from the desk's request until a search finds it. */
export async function measureKinds(stack: Stack, desk: Desk): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const [kind, change] of Object.entries(changes)) {
    const { collection, field, made } = change;
    const answer = await desk.send('POST', `/api/${collection}?depth=0`, {
      ...made,
      ...(await findNeeded(desk, change)),
      [field]: '测速',
    });
    const id = getCreatedId(answer);
    const text = `测速 ${Date.now()}`;
    const sent = performance.now();
    const status = '_status' in made ? { _status: 'published' } : {};
    await desk.send('PATCH', `/api/${collection}/${id}?depth=0`, { [field]: text, ...status });
    await waitUntilFound(stack, kind, change, id, text);
    figures[`${kind}_ms`] = round(performance.now() - sent);
    await desk.send('DELETE', `/api/${collection}/${id}`);
  }
  return figures;
}

async function findNeeded(desk: Desk, { needs }: Change): Promise<object> {
  if (needs === undefined) return {};
  const answer = await desk.send('GET', `/api/${needs.from}?limit=1&depth=0`);
  const id = /"id":(\d+)/.exec(JSON.stringify(answer))?.[1];
  if (id === undefined) throw new Error(`There is nothing in ${needs.from}: run 'pnpm demo' first`);
  return { [needs.field]: Number(id) };
}

async function waitUntilFound(
  stack: Stack,
  kind: string,
  { edition, shown }: Change,
  id: number,
  text: string,
): Promise<void> {
  const engine = getEnv(stack.env, 'OPENSEARCH_URLS').split(',')[0];
  const body = JSON.stringify({ query: { term: { id } } });
  const path = isKind(kind) ? aliasOf(kind, edition) : kind;
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(10)) {
    const answer = await fetch(`${engine}/${path}/_search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if ((await answer.text()).includes(`"${shown}":${JSON.stringify(text)}`)) return;
  }
  throw new Error(`The change of ${kind} ${id} is not in its index after 30 s`);
}
