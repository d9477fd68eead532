import type { Specification } from '../../fields/specification.ts';
import type { Words } from '../../words.ts';
import type { Target } from '../mapping/target.ts';
import { findCountry } from './country.ts';
import { problems } from './problems.ts';

/** Names of other records, or of files, still to be looked up. */
export interface Named {
  readonly names: readonly string[];
}

export type Parsed = string | number | boolean | readonly string[] | Specification | Named;
export type Cell = { readonly value: Parsed } | { readonly problem: Words };

const yes = new Set(['1', 'yes', 'y', 'true', 'x', '是', '上线', '√', '✓', '✔', '对']);
const no = new Set(['0', 'no', 'n', 'false', '否', '下线', '×', '✗', '错']);
const separators = /\s*[;；、|\n]\s*/;
const fileSeparators = /\s*[;；|\n]\s*|\s+(?=https?:\/\/)/;

/** Cut before it is matched: what is longer is no range, and would take its time to say so. */
const longestRange = 80;
const range = /^\s*(\S+?)\s*(?:~|–|—|…|至|\bto\b|(?<=[\d\s])-)\s*(\S+)\s*$/;

/** A cell with something in it, as its field wants it. An empty cell says nothing and leaves the field alone. */
export function parseCell(text: string, target: Target): Cell {
  switch (target.kind) {
    case 'text':
      return { value: text };
    case 'texts':
      return { value: toParts(text, separators) };
    case 'number':
      return parseNumberCell(text);
    case 'checkbox':
      return parseCheckbox(text);
    case 'select':
      return parseSelect(text, target);
    case 'country':
      return parseCountry(text);
    case 'relation':
      return { value: { names: [text] } };
    case 'relations':
      return { value: { names: toParts(text, separators) } };
    case 'file':
      return { value: { names: [text] } };
    case 'files':
      return { value: { names: toParts(text, fileSeparators) } };
    case 'specification':
      return parseSpecification(text, target);
  }
}

export function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'names' in value;
}

function toParts(text: string, by: RegExp): string[] {
  return [...new Set(text.split(by).filter((part) => part !== ''))];
}

function parseNumberCell(text: string): Cell {
  const value = findNumber(text);
  return value === undefined ? { problem: problems.notNumber(text) } : { value };
}

/** Takes 1,200.50 and １２００, and nothing with a unit or a doubtful comma. */
export function findNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim();
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,2})?$/i.test(plain) ? Number(plain) : undefined;
}

function parseCheckbox(text: string): Cell {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  if (yes.has(plain)) return { value: true };
  return no.has(plain) ? { value: false } : { problem: problems.notYesOrNo(text) };
}

function parseCountry(text: string): Cell {
  const value = findCountry(text);
  return value === undefined ? { problem: problems.notCountry(text) } : { value };
}

function parseSelect(text: string, { field }: Target): Cell {
  const options = 'options' in field ? field.options : [];
  const wanted = text.trim().toLowerCase();
  for (const option of options) {
    if (typeof option === 'string') {
      if (option.toLowerCase() === wanted) return { value: option };
      continue;
    }
    const { label } = option;
    const labels: unknown[] = typeof label === 'object' ? Object.values(label) : [label];
    const names = [option.value, ...labels].map((name) => String(name).toLowerCase());
    if (names.includes(wanted)) return { value: option.value };
  }
  const known = options.map((option) => (typeof option === 'string' ? option : option.value));
  return { problem: problems.notAmong(text, known) };
}

function parseSpecification(text: string, { specified }: Target): Cell {
  if (specified === undefined) throw new Error('A specification has its property');
  const { property, kind, edition } = specified;
  const unit = specified.unit ? { unit: specified.unit } : {};
  if (kind === 'text') {
    return { value: edition === 'en' ? { property, text_en: text } : { property, text_cn: text } };
  }
  if (kind === 'number') {
    const number = findNumber(text);
    return number === undefined
      ? { problem: problems.notNumber(text) }
      : { value: { property, number, ...unit } };
  }
  const [, from, to] = text.normalize('NFKC').slice(0, longestRange).match(range) ?? [];
  const ends = { from: findNumber(from ?? ''), to: findNumber(to ?? '') };
  return ends.from === undefined || ends.to === undefined || ends.from > ends.to
    ? { problem: problems.notRange(text) }
    : { value: { property, from: ends.from, to: ends.to, ...unit } };
}
