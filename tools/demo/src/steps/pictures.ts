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
import { keysOf } from '../keys-of.ts';
import { sendFiles } from '../send-files.ts';

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

/** A picture is known by its file's name. */
export function sendPictures(
  desk: Desk,
  label: string,
  pictures: readonly Picture[],
): Promise<Pictures> {
  return sendFiles(
    desk,
    label,
    pictures.map(({ name, draw, ...data }) => ({
      name,
      type: name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
      data,
      make: draw,
    })),
  );
}

export function loadPictures(desk: Desk, choice: Choice): Promise<Pictures> {
  return sendPictures(desk, 'Pictures', [
    ...toPlates(choice),
    ...toMarks(choice),
    ...toPortraits(),
  ]);
}
