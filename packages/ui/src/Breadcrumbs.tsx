interface BreadcrumbsProps {
  readonly label: string;
  readonly steps: readonly { readonly name: string; readonly href?: string }[];
}

export function Breadcrumbs({ label, steps }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {steps.map(({ name, href }) => (
          <li key={name}>{href === undefined ? name : <a href={href}>{name}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
