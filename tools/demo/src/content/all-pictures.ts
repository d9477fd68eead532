import { pickMotif } from '../making/plate-svg.ts';
import type { Choice } from './choice.ts';
import { mediaItems } from './house/media-items.ts';
import { milestones } from './house/milestones.ts';
import type { Paper } from './paper.ts';
import type { Part } from './parts.ts';
import { type PlateRef, plate, smallPlate, toFileName } from './pictures.ts';
import type { Show } from './show.ts';
import { toSlug } from './slug.ts';
import type { Video } from './video.ts';

function toPictures(part: Part): readonly PlateRef[] {
  if (part.kind === 'picture') return [part.picture];
  return part.kind === 'gallery' ? part.pictures.map((each) => each.picture) : [];
}

export function pictureOfShow({ name, industries: [industry] }: Show): PlateRef {
  return smallPlate(industry, pickMotif(industry, name[1]), `show-${toSlug(name[1])}`);
}

export function pictureOfPaper({ title, industries: [industry] }: Paper): PlateRef {
  return plate(industry, pickMotif(industry, title[1]), `paper-${toSlug(title[1])}`);
}

export function pictureOfVideo({ title, industry, motif }: Video): PlateRef {
  return plate(industry, motif, `film-${toSlug(title[1])}`);
}

/** Every drawing that something refers to, once, by the name of its file. */
export function collectPictures(choice: Choice): ReadonlyMap<string, PlateRef> {
  const inStories = Object.values(choice.stories).flatMap((story) => [
    ...(story.cover ? [story.cover] : []),
    ...[story.cn, story.en].flatMap((text) => text?.body.flatMap(toPictures) ?? []),
  ]);
  const inCatalogue = [...choice.suppliers.values(), ...choice.products.values()].flatMap(
    (entry): readonly PlateRef[] => entry.pictures,
  );
  const others = [
    ...choice.shows.map(pictureOfShow),
    ...Object.values(choice.papers).map(pictureOfPaper),
    ...Object.values(choice.videos).map(pictureOfVideo),
    ...[...milestones, ...mediaItems].flatMap(({ picture }) => picture ?? []),
  ];
  return new Map([...inStories, ...inCatalogue, ...others].map((ref) => [toFileName(ref), ref]));
}
