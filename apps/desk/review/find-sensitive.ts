import { type SensitiveKind, sensitiveWords } from './sensitive-words.ts';

export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly kind: SensitiveKind;
}

const words = Object.entries(sensitiveWords).flatMap(([kind, all]) =>
  isKind(kind) ? all.map((word) => ({ kind, word: word.toLowerCase() })) : [],
);

/** What is put between the signs of a word so that nobody finds it, and is read past. */
const passedOver = /[\s\p{P}\p{S}\p{Cf}]/u;

/** The places of a Chinese text that an editor should look at, in their order and without overlap. */
export function findSensitive(text: string): Mark[] {
  const places: number[] = [];
  let bare = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (passedOver.test(sign)) continue;
    places.push(at);
    bare += sign.toLowerCase().charAt(0);
  }
  const all = words.flatMap(({ kind, word }) =>
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

function findAll(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    found.push(at);
  }
  return found;
}

function isKind(kind: string): kind is SensitiveKind {
  return Object.hasOwn(sensitiveWords, kind);
}
