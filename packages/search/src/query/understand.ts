import { isTraditional, toSimplified, toWords } from '../find/chinese.ts';
import { findOtherSpelling } from '../find/spelling.ts';
import { stopWords } from './stop-words.ts';
import { formsOf, type TermBank, type TermForms } from './term-bank.ts';
import { type Token, toPlain, toTokens } from './tokens.ts';

/** Each piece can be switched off, so that what it adds can be measured. */
export interface Understanding {
  /** Equivalents from the term bank, in both languages. */
  readonly terms: boolean;
  readonly pinyin: boolean;
  readonly traditional: boolean;
  /** Chinese is cut into words; otherwise a run of it must stand in the text as it is. */
  readonly words: boolean;
}

export const everyPiece: Understanding = {
  terms: true,
  pinyin: true,
  traditional: true,
  words: true,
};
/** What was typed and nothing else; both scripts of Chinese are the same words. */
export const asTyped: Understanding = { ...everyPiece, terms: false, pinyin: false };

export interface Form {
  readonly text: string;
  readonly isTyped: boolean;
}

/** One thing that is looked for, by any of its forms. */
export interface Unit {
  readonly typed: string;
  readonly forms: readonly Form[];
  /** Letters that may be the pinyin of a name. */
  readonly letters: string | null;
}

export interface Addition {
  readonly typed: string;
  readonly added: readonly string[];
  readonly by: 'term' | 'pinyin' | 'traditional';
}

export interface Understood {
  readonly units: readonly Unit[];
  readonly additions: readonly Addition[];
  readonly industries: readonly number[];
}

/** Longer questions are cut here: what makes a result is in the first words. */
const mostCharacters = 400;
const mostTokens = 64;
const mostUnits = 12;
const mostAdded = 6;
const mostReadings = 3;

export function understand(
  typed: string,
  bank: TermBank,
  pieces: Understanding = everyPiece,
): Understood {
  const plain = toPlain(typed.slice(0, mostCharacters));
  const text = pieces.traditional ? toSimplified(plain) : plain;
  const tokens = toTokens(text).slice(0, mostTokens);
  const reader = new Reader(text, tokens, bank, pieces);
  if (pieces.traditional && isTraditional(plain)) {
    reader.additions.push({ typed: plain, added: [text], by: 'traditional' });
  }
  reader.read();
  const meant = reader.units.filter(({ typed: word }) => !stopWords.has(word));
  return {
    units: (meant.length ? meant : reader.units).slice(0, mostUnits),
    additions: reader.additions,
    industries: [...reader.industries],
  };
}

class Reader {
  readonly units: Unit[] = [];
  readonly additions: Addition[] = [];
  readonly industries = new Set<number>();
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #bank: TermBank;
  readonly #pieces: Understanding;

  constructor(text: string, tokens: readonly Token[], bank: TermBank, pieces: Understanding) {
    this.#text = text;
    this.#tokens = tokens;
    this.#bank = bank;
    this.#pieces = pieces;
  }

  read(): void {
    let run: Token[] = [];
    for (let at = 0; at < this.#tokens.length; ) {
      const token = this.#tokens[at];
      if (token === undefined) return;
      const term = this.#pieces.terms ? this.#bank.findLongest(this.#tokens, at) : undefined;
      const follows = run.at(-1)?.to === token.from;
      if (term !== undefined || !token.isHan || !follows) {
        this.#readRun(run);
        run = [];
      }
      if (term !== undefined) {
        this.#addTerm(at, term.length, term.terms);
        at += term.length;
      } else if (token.isHan) {
        run.push(token);
        at += 1;
      } else {
        at += this.#readLatin(at);
      }
    }
    this.#readRun(run);
  }

  #addTerm(at: number, length: number, terms: readonly TermForms[]): void {
    const first = this.#tokens[at];
    const last = this.#tokens[at + length - 1];
    if (first === undefined || last === undefined) return;
    const typed = this.#text.slice(first.from, last.to);
    const added = this.#add(typed, terms, 'term');
    const form = this.#widened(first.from, last.to);
    this.units.push({ typed, forms: toForms(form, added), letters: null });
  }

  /** Chinese that no term covers. */
  #readRun(run: readonly Token[]): void {
    const [first] = run;
    if (first === undefined) return;
    const whole = run.map(({ text }) => text).join('');
    const words = this.#pieces.words && run.length > 2 ? toWords(whole) : [whole];
    let from = first.from;
    for (const word of words) {
      const form = stopWords.has(word) ? word : this.#widened(from, from + word.length);
      this.units.push({ typed: word, forms: toForms(form, []), letters: null });
      from += word.length;
    }
  }

  /** A single sign is no pair of signs: with its neighbour it is one, as it stands in the text. */
  #widened(from: number, to: number): string {
    const isPair = (text: string) => /^\p{Script=Han}{2}$/u.test(text);
    if (to - from > 1) return this.#text.slice(from, to);
    const left = this.#text.slice(Math.max(0, from - 1), to);
    const right = this.#text.slice(from, to + 1);
    return [left, right].find(isPair) ?? this.#text.slice(from, to);
  }

  /** A word in Latin letters; it may be pinyin, also when its syllables were typed apart. */
  #readLatin(at: number): number {
    const token = this.#tokens[at];
    if (token === undefined) return 1;
    const taken = this.#pieces.pinyin ? this.#readPinyin(at) : 0;
    if (taken > 0) return taken;
    const letters = this.#pieces.pinyin && isLetters(token.text) ? token.text : null;
    this.units.push({ typed: token.text, forms: toForms(token.text, []), letters });
    return 1;
  }

  #readPinyin(at: number): number {
    for (let length = Math.min(6, this.#tokens.length - at); length > 0; length -= 1) {
      const part = this.#tokens.slice(at, at + length);
      if (!part.every(({ text }) => isLetters(text))) continue;
      const letters = part.map(({ text }) => text).join('');
      const full = this.#bank.findByPinyin(letters);
      const terms = full.length || length > 1 ? full : this.#bank.findByInitials(letters);
      if (terms.length === 0) continue;
      const typed = part.map(({ text }) => text).join(' ');
      const added = this.#add(typed, terms.slice(0, mostReadings), 'pinyin');
      this.units.push({ typed, forms: toForms(typed, added), letters });
      return length;
    }
    return 0;
  }

  #add(typed: string, terms: readonly TermForms[], by: Addition['by']): string[] {
    const key = toKey(typed);
    const forms = terms.flatMap(formsOf).map((form) => toSimplified(toPlain(form)));
    const added = [...new Set(forms)].filter((form) => toKey(form) !== key).slice(0, mostAdded);
    if (added.length) this.additions.push({ typed, added, by });
    for (const { industry } of terms) if (industry !== null) this.industries.add(industry);
    return added;
  }
}

function isLetters(text: string): boolean {
  return /^[a-z]{2,24}$/.test(text);
}

function toKey(text: string): string {
  return toTokens(text)
    .map(({ key }) => key)
    .join(' ');
}

function toForms(typed: string, added: readonly string[]): Form[] {
  const spelled = typed.replaceAll(/[a-z]+/g, (word) => findOtherSpelling(word) ?? word);
  return [
    ...[...new Set([typed, spelled])].map((text) => ({ text, isTyped: true })),
    ...added.map((text) => ({ text, isTyped: false })),
  ];
}
