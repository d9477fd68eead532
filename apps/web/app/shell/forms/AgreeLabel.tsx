interface AgreeLabelProps {
  /** What is agreed to, in a sentence that names the text. */
  readonly sentence: string;
  readonly name: string;
  readonly href: string;
}

/** A sentence to agree to, in which the text's name leads to the text. */
export function AgreeLabel({ sentence, name, href }: AgreeLabelProps) {
  const [before = '', after = ''] = sentence.split(name);
  return (
    <>
      {before}
      <a className="text-link" href={href} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
      {after}
    </>
  );
}
