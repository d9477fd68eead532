import type { EditionId, SearchKind } from '@ironbridge/domain';
import { allWordsIn, type Clause } from '../lists/clauses.ts';
import { enough } from './enough.ts';
import type { Form, Understood, Unit } from './understand.ts';

/** How much a match counts, by where it stands and how it was come by. */
const weights = {
  title: 2,
  summary: 1,
  text: 1,
  /** All words side by side in the title. */
  phrase: 4,
  /** A form that was added, beside the one that was typed. */
  added: 0.7,
  pinyin: 2,
  /** For news: what a story of this minute gains; half of it is left after `freshDays`. */
  fresh: 3,
  freshDays: 60,
  ownLanguage: 1,
} as const;

type Field = 'find.title' | 'find.summary' | 'find.text';

/** Enough of the words must be in the item, each by any of its forms; those with more of them come first. */
export function toCoverage({ units }: Understood): Clause {
  if (units.length === 0) return { match_none: {} };
  const clauses = units.map(toPresence);
  const [only] = clauses;
  if (only !== undefined && clauses.length === 1) return only;
  return { bool: { should: clauses, minimum_should_match: toLeast(units.length) } };
}

/** Each of the words must be in the item, by any of its forms: a list has no order in which the better come first. */
export function toEveryWord({ units }: Understood, fields: readonly string[]): Clause {
  if (units.length === 0) return { match_none: {} };
  const isFound = fields.some((field) => field === 'find.text');
  const toClause = isFound ? toPresence : (unit: Unit) => toPresenceIn(fields, unit);
  return { bool: { filter: units.map(toClause) } };
}

/** In texts of a kind that is not searched for. */
function toPresenceIn(fields: readonly string[], { forms }: Unit): Clause {
  return toBest(forms.map(({ text }) => allWordsIn(fields, text)));
}

function toLeast(units: number): number {
  return units <= 2 ? 1 : Math.ceil(units / 2);
}

/** What may be found, and a first order of it that is cheap to tell. The newest of equals come first, as the index is kept. */
export function toFound(
  kind: SearchKind,
  understood: Understood,
  { filters, now }: { filters: readonly Clause[]; now: Date },
): Clause {
  const must = [toCoverage(understood)];
  const should = kind === 'article' ? [toFreshness(now)] : [];
  return { bool: { must, should, filter: filters } };
}

/** What is added to that order, for the best of it: where the words stand, and how near to each other. */
export function toFinerOrder(kind: SearchKind, { units }: Understood, edition: EditionId): Clause {
  return {
    bool: {
      should: [
        ...units.map((unit) => toAnyForm(unit, 'find.title', weights.title)),
        ...units.map((unit) => toAnyForm(unit, 'find.summary', weights.summary)),
        ...(units.length > 1 ? [toPhrase(units)] : []),
        ...(kind === 'issue' ? [toOwnLanguage(edition)] : []),
      ],
    },
  };
}

function toPresence(unit: Unit): Clause {
  const forms = unit.forms.map((form) => toMatch(form, 'find.text', weights.text));
  if (unit.letters !== null) {
    forms.push({ term: { 'find.pinyin': { value: unit.letters, boost: weights.pinyin } } });
  }
  return toBest(forms);
}

function toAnyForm(unit: Unit, field: Field, weight: number): Clause {
  return toBest(unit.forms.map((form) => toMatch(form, field, weight)));
}

function toBest(clauses: readonly Clause[]): Clause {
  const [only] = clauses;
  return only !== undefined && clauses.length === 1 ? only : { dis_max: { queries: clauses } };
}

/** A sign by itself is a word in titles alone: elsewhere only pairs are kept. */
function toMatch({ text, isTyped }: Form, field: Field, weight: number): Clause {
  const where = text.length === 1 && field === 'find.text' ? 'find.title' : field;
  const boost = weight * (isTyped ? 1 : weights.added);
  return { match: { [where]: { query: text, minimum_should_match: enough, boost } } };
}

function toPhrase(units: readonly Unit[]): Clause {
  const query = units.map(({ typed }) => typed).join(' ');
  return { match_phrase: { 'find.title': { query, slop: 3, boost: weights.phrase } } };
}

/** An edition also shows magazines in the other language: those in its own come first. */
function toOwnLanguage(edition: EditionId): Clause {
  return { constant_score: { filter: { term: { lang: edition } }, boost: weights.ownLanguage } };
}

function toFreshness(now: Date): Clause {
  const origin = now.toISOString();
  const pivot = `${weights.freshDays}d`;
  return { distance_feature: { field: 'publish_time', origin, pivot, boost: weights.fresh } };
}
