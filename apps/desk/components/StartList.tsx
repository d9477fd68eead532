import { type Entry, entryPath, shown } from '../start/entry.ts';
import { inLanguageOf, type Words } from '../words.ts';
import { toTime } from './time.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly entries: readonly Entry[];
  /** Where all are of one edition, it goes without saying. */
  readonly ofBoth: boolean;
  readonly i18n: { readonly language: string };
}

const editionWords: Readonly<Record<'cn' | 'en', Words>> = {
  cn: { en: 'Chinese', zh: '中文' },
  en: { en: 'English', zh: '英文' },
};

/** What the schedule will do. Anything else said beside a line is a person's name. */
const noteWords: Readonly<Record<string, Words>> = {
  publish: { en: 'publish', zh: '发布' },
  unpublish: { en: 'withdraw', zh: '撤下' },
};

export function StartList({ id, title, none, entries, ofBoth, i18n }: Props) {
  const say = (words: Words) => inLanguageOf({ i18n }, words);
  return (
    <section className="desk-card" data-list={id}>
      <h2>
        {title}
        {entries.length > 0 && (
          <span className="desk-card__count">
            {entries.length === shown ? `${shown}+` : entries.length}
          </span>
        )}
      </h2>
      {entries.length === 0 && <p>{none}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.collection}-${entry.id}-${entry.edition}-${entry.at?.getTime()}`}>
            <a href={entryPath(entry)}>{entry.title || `#${entry.id}`}</a>
            <small>
              {ofBoth && entry.edition && <b>{say(editionWords[entry.edition])}</b>}
              {entry.at && <time dateTime={entry.at.toISOString()}>{toTime(entry.at, i18n)}</time>}
              {entry.note && <span>{toNote(entry.note, say)}</span>}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toNote(note: string, say: (words: Words) => string): string {
  const known = Object.hasOwn(noteWords, note) ? noteWords[note] : undefined;
  return known ? say(known) : note;
}
