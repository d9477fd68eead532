import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** One request to the search engine; anything but a yes is an error. */
export async function askEngine(
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  body?: unknown,
): Promise<unknown> {
  return send(url, method, body === undefined ? {} : toJson(body));
}

const written = Type.Object({ errors: Type.Literal(false) });

/** All documents, each under its id, searchable when this is done. */
export async function writeAll(
  index: string,
  documents: readonly (readonly [id: number | string, document: unknown])[],
): Promise<void> {
  const lines = documents.flatMap(([id, document]) => [{ index: { _id: `${id}` } }, document]);
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const headers = { 'content-type': 'application/x-ndjson' };
  const said = await send(`${index}/_bulk?refresh=true`, 'POST', { body, headers });
  if (!Value.Check(written, said))
    throw new Error(`${index} refused some: ${JSON.stringify(said).slice(0, 500)}`);
}

const hits = Type.Object({
  hits: Type.Object({ hits: Type.Array(Type.Object({ _id: Type.String() })) }),
});

export async function findIds(index: string, search: object): Promise<number[]> {
  const said = await askEngine(`${index}/_search`, 'POST', { ...search, _source: false });
  return Value.Parse(hits, said).hits.hits.map(({ _id }) => Number(_id));
}

function toJson(body: unknown) {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

async function send(url: string, method: string, rest: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { method, ...rest });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${said.slice(0, 500)}`);
  return JSON.parse(said);
}
