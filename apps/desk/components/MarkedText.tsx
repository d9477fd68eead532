import type { Mark } from '../review/find-sensitive.ts';
import { sensitiveKinds } from '../review/sensitive-words.ts';
import type { Words } from '../words.ts';

interface Props {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly say: (words: Words) => string;
}

/** The text with its marked places, each of which says why to whoever points at it or has it read out. */
export function MarkedText({ text, marks, say }: Props) {
  return (
    <p className="desk-review__text">
      {marks.map(({ from, to, kind }, at) => (
        <span key={from}>
          {text.slice(marks[at - 1]?.to ?? 0, from)}
          <mark data-kind={kind} title={say(sensitiveKinds[kind])}>
            {text.slice(from, to)}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </p>
  );
}
