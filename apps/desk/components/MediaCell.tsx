import type { DefaultServerCellComponentProps } from 'payload';
import { isNode } from '../publishing/lexical.ts';
import { Thumb } from './Thumb.tsx';

/** A file as people know it: by its looks and the name it came with, not the one it is stored under. */
export function MediaCell({ cellData, collectionSlug, rowData }: DefaultServerCellComponentProps) {
  const row: unknown = rowData;
  if (!isNode(row)) return null;
  const { filename, id, mimeType, thumbnailURL, url } = row;
  // Too small to be made smaller, a picture is its own thumbnail.
  const src = thumbnailURL ?? (String(mimeType).startsWith('image/') ? url : undefined);
  const name = typeof cellData === 'string' && cellData !== '' ? cellData : String(filename);
  return (
    <a className="desk-file" href={`/admin/collections/${collectionSlug}/${String(id)}`}>
      {typeof src === 'string' ? (
        <Thumb alt="" src={src} />
      ) : (
        <span className="desk-thumb">{String(filename).split('.').at(-1)}</span>
      )}
      {name}
    </a>
  );
}
