/** A form that was not taken: what was typed, to be shown again, and why. Passwords and codes are never shown again. */
export interface Refused<Field extends string = string> {
  readonly typed: Readonly<Partial<Record<Field, string>>>;
  /** What is wrong, at its field. */
  readonly wrong: Readonly<Partial<Record<Field, string>>>;
  /** What the server says of the whole. */
  readonly words?: string;
}
