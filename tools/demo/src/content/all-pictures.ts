import type { Part } from './parts.ts';
import { type PlateRef, toFileName } from './pictures.ts';
import { products } from './products.ts';
import { stories } from './stories.ts';
import { suppliers } from './suppliers.ts';

function toPictures(part: Part): readonly PlateRef[] {
  if (part.kind === 'picture') return [part.picture];
  return part.kind === 'gallery' ? part.pictures.map((each) => each.picture) : [];
}

/** Every drawing that something refers to, once, by the name of its file. */
export function collectPictures(): ReadonlyMap<string, PlateRef> {
  const inStories = Object.values(stories).flatMap((story) => [
    ...(story.cover ? [story.cover] : []),
    ...[story.cn, story.en].flatMap((text) => text?.body.flatMap(toPictures) ?? []),
  ]);
  const inCatalogue = [...Object.values(suppliers), ...Object.values(products)].flatMap(
    (entry): readonly PlateRef[] => entry.pictures,
  );
  return new Map([...inStories, ...inCatalogue].map((ref) => [toFileName(ref), ref]));
}
