interface OwnButtonProps {
  /** The page that takes it. */
  readonly action: string;
  /** Which of the member's things it is about. */
  readonly item: Readonly<Record<string, string | number>>;
  readonly label: string;
  /** The same with the thing's name in it, for who hears the button alone. */
  readonly labelOf: string;
}

/** Does one thing with one line of a list, also without script. */
export function OwnButton({ action, item, label, labelOf }: OwnButtonProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(item).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="bare-button quiet-link" aria-label={labelOf}>
        {label}
      </button>
    </form>
  );
}
