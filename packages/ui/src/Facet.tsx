import { hueStyle } from './hue.ts';

interface FacetProps {
  readonly href: string;
  readonly name: string;
  readonly on: boolean;
  /** Read out beside the name of a chosen one. */
  readonly chosen: string;
  readonly hue?: number;
  /** How many there are with it. */
  readonly count?: string | undefined;
}

/** A choice in a list of choices: a link to the list with it, or without it where it is chosen. */
export function Facet({ href, name, on, chosen, hue, count }: FacetProps) {
  const names = ['facet', on ? 'facet-on' : '', hue === undefined ? '' : 'facet-hue'];
  return (
    <a
      className={names.filter(Boolean).join(' ')}
      href={href}
      rel="nofollow"
      style={hue === undefined ? undefined : hueStyle(hue)}
    >
      <span>
        {name}
        {on ? <span className="visually-hidden"> {chosen}</span> : null}
      </span>
      {count === undefined ? null : <span className="meta">{count}</span>}
    </a>
  );
}
