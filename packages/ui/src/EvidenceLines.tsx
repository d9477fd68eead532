import { MarkedText, type Marks } from './MarkedText.tsx';

/** A place in which an item holds what was looked for. */
export interface Evidence {
  /** What of the item it is. */
  readonly label: string;
  readonly text: string;
  readonly marks: Marks;
  /** Where it is in another language than the page. */
  readonly lang?: string | undefined;
}

/** Why an item was found: in which of its texts, and how they read there. */
export function EvidenceLines({ evidence }: { readonly evidence: readonly Evidence[] }) {
  if (!evidence.length) return null;
  return (
    <dl className="evidence">
      {evidence.map(({ label, text, marks, lang }) => (
        <div key={label + text}>
          <dt>{label}</dt>
          <dd lang={lang}>
            <MarkedText text={text} marks={marks} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
