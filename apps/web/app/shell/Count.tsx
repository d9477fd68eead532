interface CountProps {
  readonly className: string;
  readonly of: number | undefined;
}

/** How many there are; nothing is said of none. */
export function Count({ className, of }: CountProps) {
  return of ? <span className={className}>{of.toLocaleString('en')}</span> : null;
}
