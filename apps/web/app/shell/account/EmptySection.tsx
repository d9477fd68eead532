interface EmptySectionProps {
  readonly title: string;
  readonly text: string;
  /** Where to go for some. */
  readonly link: string;
  readonly href: string;
}

/** A page of the member centre that has nothing in it yet. */
export function EmptySection({ title, text, link, href }: EmptySectionProps) {
  return (
    <div className="list-empty">
      <h2>{title}</h2>
      <p>{text}</p>
      <a className="button" href={href}>
        {link}
      </a>
    </div>
  );
}
