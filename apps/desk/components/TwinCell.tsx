import { isEditionId } from '@ironbridge/domain';
import type { DefaultServerCellComponentProps } from 'payload';
import { findTwin } from '../twins/find-twin.ts';
import { findTwinKind } from '../twins/twin-collections.ts';
import { stateOf, twinWords } from '../twins/twin-words.ts';
import { inLanguageOf } from '../words.ts';

/** How the twin of a line stands, in a word and a colour. */
export async function TwinCell(props: DefaultServerCellComponentProps) {
  const { collectionSlug, i18n, payload } = props;
  const row: Record<string, unknown> = { ...props.rowData };
  const kind = findTwinKind(collectionSlug);
  const { edition, id } = row;
  if (kind === undefined || !isEditionId(edition) || typeof id !== 'number') return null;
  const twin = await findTwin(payload, kind, { id, edition });
  const state = stateOf(twin);
  const words = inLanguageOf({ i18n }, twinWords[state]);
  return (
    <span className={`desk-state desk-state--${state}`}>
      {twin ? <a href={`/admin/collections/${collectionSlug}/${twin.id}`}>{words}</a> : words}
    </span>
  );
}
