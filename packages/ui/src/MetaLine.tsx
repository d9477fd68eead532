/** Small facts in one line, with a dot between them. */
export function MetaLine({ parts }: { readonly parts: readonly string[] }) {
  return (
    <div className="meta meta-parts">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </div>
  );
}
