import { type SensitiveKind, type SensitiveWords, sensitiveKinds } from './sensitive-words.ts';

export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly kind: SensitiveKind;
}

/** What is put between the signs of a word so that nobody finds it, and is read past. */
const passedOver = /[\s\p{P}\p{S}\p{Cf}]/u;

/** The places of a text that an editor should look at, in their order and without overlap. */
export function findSensitive(text: string, words: SensitiveWords): Mark[] {
  const { bare, places } = toBare(text);
  const all = toKinds(words).flatMap(({ kind, word }) =>
    findAll(bare, word).map((at) => ({
      from: places[at] ?? 0,
      to: (places[at + word.length - 1] ?? 0) + 1,
      kind,
    })),
  );
  const marks: Mark[] = [];
  for (const mark of all.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (mark.from >= (marks.at(-1)?.to ?? 0)) marks.push(mark);
  }
  return marks;
}

/** The signs that count, and where each of them stands. */
function toBare(text: string): { bare: string; places: number[] } {
  const places: number[] = [];
  let bare = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (passedOver.test(sign)) continue;
    places.push(at);
    bare += sign.toLowerCase().charAt(0);
  }
  return { bare, places };
}

/** Of a word of marks alone nothing is left, and nothing would be everywhere. */
function toKinds(words: SensitiveWords): { kind: SensitiveKind; word: string }[] {
  return Object.keys(sensitiveKinds)
    .filter(isKind)
    .flatMap((kind) => words[kind].map((word) => ({ kind, word: toBare(word).bare })))
    .filter(({ word }) => word !== '');
}

function findAll(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    found.push(at);
  }
  return found;
}

function isKind(kind: string): kind is SensitiveKind {
  return Object.hasOwn(sensitiveKinds, kind);
}
