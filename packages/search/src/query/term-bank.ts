import { setImmediate } from 'node:timers/promises';
import { toPinyin, toSimplified } from '../find/chinese.ts';
import type { TermDocument } from '../kinds/term.ts';
import { near } from './near.ts';
import { type Token, toPlain, toTokens } from './tokens.ts';

export type TermForms = Pick<TermDocument, 'cn' | 'en' | 'abbreviations' | 'industry'>;

interface Node {
  readonly next: Map<string, Node>;
  /** Terms that have a form which ends here. */
  readonly terms: number[];
}

const inOneGo = 200;

export interface TermMatch {
  /** How many tokens it takes. */
  readonly length: number;
  readonly terms: readonly TermForms[];
}

/** The editors' terms, ready to be looked for in a query: a tree of tokens for the longest match, pinyin beside it. */
export class TermBank {
  readonly #terms: readonly TermForms[];
  readonly #root: Node = toNode();
  readonly #pinyin = new Map<string, number[]>();
  readonly #initials = new Map<string, number[]>();
  readonly #starts: { readonly key: string; readonly term: number }[] = [];

  constructor(terms: readonly TermForms[]) {
    this.#terms = terms;
    for (const [at, term] of terms.entries()) {
      for (const form of formsOf(term)) this.#addForm(form, at);
      for (const form of term.cn) {
        const { full, initials } = toPinyin(toSimplified(form));
        if (initials.length < 2) continue;
        addTo(this.#pinyin, full, at);
        addTo(this.#initials, initials, at);
        this.#starts.push({ key: full, term: at }, { key: initials, term: at });
      }
    }
    this.#starts.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  /** Readings are slow to find: in between, others get their turn. */
  static async build(terms: readonly TermForms[]): Promise<TermBank> {
    for (const [at, { cn }] of terms.entries()) {
      for (const form of cn) toPinyin(toSimplified(form));
      if (at % inOneGo === 0) await setImmediate();
    }
    return new TermBank(terms);
  }

  get size(): number {
    return this.#terms.length;
  }

  #addForm(form: string, term: number): void {
    const plain = toPlain(toSimplified(form));
    this.#starts.push({ key: plain, term });
    let node = this.#root;
    for (const { key } of toTokens(plain)) {
      let next = node.next.get(key);
      if (next === undefined) {
        next = toNode();
        node.next.set(key, next);
      }
      node = next;
    }
    if (node !== this.#root && !node.terms.includes(term)) node.terms.push(term);
  }

  /** The longest form that begins at this token. */
  findLongest(tokens: readonly Token[], at: number): TermMatch | undefined {
    let node: Node | undefined = this.#root;
    let found: TermMatch | undefined;
    for (let length = 1; at + length <= tokens.length; length += 1) {
      node = node.next.get(tokens[at + length - 1]?.key ?? '');
      if (node === undefined) return found;
      if (node.terms.length) found = { length, terms: this.#pick(node.terms) };
    }
    return found;
  }

  findByPinyin(letters: string): readonly TermForms[] {
    return this.#pick(this.#pinyin.get(letters) ?? []);
  }

  findByInitials(letters: string): readonly TermForms[] {
    return this.#pick(this.#initials.get(letters) ?? []);
  }

  /** Terms with a form that begins so, in either script or by its pinyin. */
  findStarting(typed: string, most: number): readonly TermForms[] {
    const start = toPlain(toSimplified(typed));
    const found = new Set<number>();
    for (let at = this.#findFirst(start); at < this.#starts.length && found.size < most; at += 1) {
      const entry = this.#starts[at];
      if (!entry?.key.startsWith(start)) break;
      found.add(entry.term);
    }
    return this.#pick([...found]);
  }

  /** The place in the sorted keys from which on they are not before this one. */
  #findFirst(start: string): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle]?.key ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Forms that differ by a slip of the finger. */
  findNear(typed: string, most: number): string[] {
    return near(toPlain(toSimplified(typed)), this.#terms.flatMap(formsOf), most);
  }

  #pick(indexes: readonly number[]): TermForms[] {
    return indexes.flatMap((index) => this.#terms[index] ?? []);
  }
}

export function formsOf({ cn, en, abbreviations }: TermForms): string[] {
  return [...cn, ...en, ...abbreviations];
}

function toNode(): Node {
  return { next: new Map(), terms: [] };
}

function addTo(map: Map<string, number[]>, key: string, term: number): void {
  const terms = map.get(key);
  if (terms === undefined) map.set(key, [term]);
  else if (!terms.includes(term)) terms.push(term);
}
