const hasDate = /\d{4}-\d{2}-\d{2}/;

/** Small facts in one line, with a dot between them; a date is not broken at its hyphens. */
export function MetaLine({ parts }: { readonly parts: readonly string[] }) {
  return (
    <div className="meta meta-parts">
      {parts.map((part) => (
        <span key={part} className={hasDate.test(part) ? 'unbroken' : undefined}>
          {part}
        </span>
      ))}
    </div>
  );
}
