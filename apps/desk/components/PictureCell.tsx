import type { DefaultServerCellComponentProps } from 'payload';
import { findId } from '../hooks/find-id.ts';
import { Thumb } from './Thumb.tsx';

/** The first picture of a record, small. */
export async function PictureCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const every: readonly unknown[] = Array.isArray(cellData) ? cellData : [cellData];
  const [first] = every;
  const id = typeof first === 'number' ? first : findId(first);
  if (id === undefined) return <span className="desk-thumb" />;
  const media = await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true });
  const src = media?.thumbnailURL ?? media?.url;
  if (!src) return <span className="desk-thumb" />;
  return <Thumb alt={media?.alt_cn ?? media?.alt_en ?? ''} src={src} />;
}
