import {
  drawMark,
  drawPlate,
  drawPortrait,
  industryPlates,
  type Motif,
  toSeed,
  toWebp,
} from '@ironbridge/plates';
import { collectPictures } from '../content/all-pictures.ts';
import type { Choice } from '../content/choice.ts';
import { housePeople } from '../content/house/people.ts';
import { industries } from '../content/industries.ts';
import { toAlt, toFileName, toHue } from '../content/pictures.ts';
import type { SupplierKey } from '../content/written-suppliers.ts';
import type { Desk } from '../desk.ts';
import { inTurns } from '../in-turns.ts';
import { keysOf } from '../keys-of.ts';
import { Progress } from '../progress.ts';
import { tryAgain } from '../try-again.ts';

export type Pictures = ReadonlyMap<string, number>;

export interface Picture {
  readonly name: string;
  readonly alt_cn: string;
  readonly alt_en: string;
  /** Line drawings turn with the page in the dark; set pages do not. */
  readonly drawing: boolean;
  readonly draw: () => Promise<Uint8Array>;
}

const LARGE = { width: 1600, height: 1067 } as const;
/** What is mostly seen small need not be made, sent and cut down at four times the size. */
const SMALL = { width: 960, height: 640 } as const;
/** The desk makes several widths of each picture, which keeps a core busy; a few at a time keep all of them. */
const AT_ONCE = 3;

export function toLogoName(supplier: SupplierKey): string {
  return `mark-${supplier}.webp`;
}

export function toPortraitName(initials: string): string {
  return `portrait-${initials.toLowerCase()}.webp`;
}

function toPlates(choice: Choice): Picture[] {
  return [...collectPictures(choice).values()].map((ref) => ({
    name: toFileName(ref),
    ...toAlt(ref),
    drawing: true,
    draw: () => {
      const { motif, detail }: { motif: Motif; detail: 'small' | 'large' } = ref;
      const size = detail === 'small' ? SMALL : LARGE;
      return toWebp(
        drawPlate({ motif, detail, seed: toSeed(ref.name), hue: toHue(ref), ...size }),
        size.width,
      );
    },
  }));
}

function toMarks(choice: Choice): Picture[] {
  return [...choice.suppliers].map(([key, { initials, name_cn, name_en, industries: filed }]) => {
    const first =
      keysOf(industries).find((path) => filed.some((each) => each === path)) ?? 'metalworking';
    return {
      name: toLogoName(key),
      alt_cn: `${name_cn}标志`,
      alt_en: `Sign of ${name_en}`,
      drawing: true,
      draw: () =>
        toWebp(drawMark({ initials, hue: industryPlates[first].hue, seed: toSeed(key) }), 400),
    };
  });
}

function toPortraits(): Picture[] {
  return housePeople.map(({ initials, name }, i) => ({
    name: toPortraitName(initials),
    alt_cn: `${name[0]}姓名首字母纪念章`,
    alt_en: `Medallion with the initials of ${name[1]}`,
    drawing: true,
    draw: () => toWebp(drawPortrait({ initials, hue: 60 + i * 37, seed: toSeed(name[1]) }), 600),
  }));
}

/** Draws and uploads what the desk does not have yet. A picture is known by its file's name. */
export async function sendPictures(
  desk: Desk,
  label: string,
  pictures: readonly Picture[],
): Promise<Pictures> {
  const progress = new Progress(label, pictures.length);
  const ids = new Map<string, number>();
  await inTurns(pictures, AT_ONCE, ({ name, alt_cn, alt_en, drawing, draw }) =>
    tryAgain(async () => {
      const there = await desk.find('media', { original_name: name });
      ids.set(name, there ?? (await send(desk, name, await draw(), { alt_cn, alt_en, drawing })));
      if (there === undefined) progress.made();
      else progress.kept();
    }),
  );
  progress.done();
  return ids;
}

function send(desk: Desk, name: string, drawn: Uint8Array, data: object): Promise<number> {
  const type = name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
  return desk.upload('media', { name, type, bytes: new Uint8Array(drawn) }, data);
}

export function loadPictures(desk: Desk, choice: Choice): Promise<Pictures> {
  return sendPictures(desk, 'Pictures', [
    ...toPlates(choice),
    ...toMarks(choice),
    ...toPortraits(),
  ]);
}
