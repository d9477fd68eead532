/** Any words in the same places: what one edition says, every other must say too, with the same values at hand. */
export type Shape<Copy> = {
  readonly [Key in keyof Copy]: Copy[Key] extends string
    ? string
    : Copy[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Shape<Copy[Key]>;
};
