import type { EditionId, Kind } from '@ironbridge/domain';
import { aliasOf } from '@ironbridge/search';
import { loadStackEnv } from '@ironbridge/stack';

const engine = loadStackEnv()['OPENSEARCH_URLS']?.split(',')[0];

/** What a search of the index finds, as readers' programs would. */
export async function findIndexed(
  kind: Kind,
  edition: EditionId,
  id: number,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const answer = await fetch(`${engine}/${aliasOf(kind, edition)}/_search?q=id:${id}`);
  const body: unknown = await answer.json();
  const source = firstSource(body);
  return typeof source === 'object' && source !== null ? { ...source } : undefined;
}

function firstSource(body: unknown): unknown {
  const at = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null
      ? new Map<string, unknown>(Object.entries(value)).get(key)
      : undefined;
  return at(at(at(at(body, 'hits'), 'hits'), '0'), '_source');
}
