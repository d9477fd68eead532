import type { Payload, PayloadRequest } from 'payload';
import type { ImportKind, Mapping } from '../import-run.ts';
import { guessMapping, keepKnown } from './guess.ts';
import { parseMapping } from './parse-mapping.ts';
import { toHeadersKey } from './plain.ts';
import { findTargets } from './targets.ts';

/** As somebody chose it for a file with the same headers; else as the headers sound. */
export async function recallMapping(
  payload: Payload,
  kind: ImportKind,
  headers: readonly string[],
): Promise<Mapping> {
  const targets = await findTargets(payload, kind);
  const remembered = await findRemembered(payload, kind, headers);
  return remembered
    ? keepKnown(parseMapping(remembered.mapping), targets)
    : guessMapping(headers, targets);
}

export async function rememberMapping(
  req: PayloadRequest,
  kind: ImportKind,
  headers: readonly string[],
  mapping: Mapping,
): Promise<void> {
  const { payload } = req;
  const remembered = await findRemembered(payload, kind, headers);
  const data = { kind, headers_key: toHeadersKey(headers), mapping };
  if (remembered) {
    await payload.update({ collection: 'import_mappings', id: remembered.id, data, req });
  } else await payload.create({ collection: 'import_mappings', data, req });
}

async function findRemembered(payload: Payload, kind: ImportKind, headers: readonly string[]) {
  const { docs } = await payload.find({
    collection: 'import_mappings',
    where: {
      and: [{ kind: { equals: kind } }, { headers_key: { equals: toHeadersKey(headers) } }],
    },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0];
}
