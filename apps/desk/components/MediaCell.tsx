'use client';

import { useListDrawerContext } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { isNode } from '../publishing/lexical.ts';
import { Thumb } from './Thumb.tsx';

/**
 * A file as people know it: by its looks and the name it came with, not the one it is stored under. In a list it leads
 * to the file; in a drawer of files to choose from, it chooses.
 */
export function MediaCell({ cellData, collectionSlug, rowData }: DefaultCellComponentProps) {
  const { drawerSlug, onSelect } = useListDrawerContext();
  const row: unknown = rowData;
  if (!isNode(row) || collectionSlug === undefined) return null;
  const { filename, id, thumbnailURL: src } = row;
  const file = (
    <>
      {typeof src === 'string' ? (
        <Thumb alt="" src={src} />
      ) : (
        <span className="desk-thumb">{String(filename).split('.').at(-1)}</span>
      )}
      {typeof cellData === 'string' && cellData !== '' ? cellData : String(filename)}
    </>
  );
  if (drawerSlug && onSelect) {
    const choose = () => onSelect({ collectionSlug, doc: rowData, docID: String(id) });
    return (
      <button className="desk-file" onClick={choose} type="button">
        {file}
      </button>
    );
  }
  return (
    <a className="desk-file" href={`/admin/collections/${collectionSlug}/${String(id)}`}>
      {file}
    </a>
  );
}
