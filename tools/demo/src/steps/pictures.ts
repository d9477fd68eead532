import { drawMark, drawPlate, industryPlates, toSeed, toWebp } from '@ironbridge/plates';
import { collectPictures } from '../content/all-pictures.ts';
import { industries } from '../content/industries.ts';
import { toAlt, toFileName, toHue } from '../content/pictures.ts';
import { suppliers } from '../content/suppliers.ts';
import type { Desk } from '../desk.ts';
import { keysOf } from '../load-each.ts';
import { Progress } from '../progress.ts';

export type Pictures = ReadonlyMap<string, number>;

interface Drawing {
  readonly name: string;
  readonly alt_cn: string;
  readonly alt_en: string;
  readonly draw: () => Promise<Buffer>;
}

const WIDTH = 1600;
const HEIGHT = 1067;
/** The desk makes four widths of each picture, which keeps a core busy; two uploads at a time keep both. */
const AT_ONCE = 2;

export function toLogoName(supplier: keyof typeof suppliers): string {
  return `mark-${supplier}.webp`;
}

function toDrawings(): Drawing[] {
  const plates = [...collectPictures().values()].map((ref) => ({
    name: toFileName(ref),
    ...toAlt(ref),
    draw: () => {
      const { motif, detail } = ref;
      const svg = drawPlate({
        motif,
        detail,
        seed: toSeed(ref.name),
        hue: toHue(ref),
        width: WIDTH,
        height: HEIGHT,
      });
      return toWebp(svg, WIDTH);
    },
  }));
  const marks = keysOf(suppliers).map((key) => {
    const { initials, name_cn, name_en, industries: filed } = suppliers[key];
    const first =
      keysOf(industries).find((path) => filed.some((each) => each === path)) ?? 'metalworking';
    return {
      name: toLogoName(key),
      alt_cn: `${name_cn}标志`,
      alt_en: `Sign of ${name_en}`,
      draw: () =>
        toWebp(drawMark({ initials, hue: industryPlates[first].hue, seed: toSeed(key) }), 400),
    };
  });
  return [...plates, ...marks];
}

/** Draws and uploads what the desk does not have yet. A picture is known by its file's name. */
export async function loadPictures(desk: Desk): Promise<Pictures> {
  const waiting = toDrawings();
  const progress = new Progress('Pictures', waiting.length);
  const ids = new Map<string, number>();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, alt_cn, alt_en, draw } = next;
      const there = await desk.find('media', { original_name: name });
      ids.set(
        name,
        there ?? (await desk.upload(await draw(), name, { alt_cn, alt_en, drawing: true })),
      );
      if (there === undefined) progress.made();
      else progress.kept();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  progress.done();
  return ids;
}
