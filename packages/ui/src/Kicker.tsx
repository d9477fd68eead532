import { hueStyle } from './hue.ts';

interface KickerProps {
  readonly hue: number;
  readonly names: readonly string[];
}

/** The industry a piece belongs to, in its colour and always by its name. */
export function Kicker({ hue, names }: KickerProps) {
  return (
    <span className="kicker" style={hueStyle(hue)}>
      {names.length === 1 ? names[0] : names.map((name) => <span key={name}>{name}</span>)}
    </span>
  );
}
