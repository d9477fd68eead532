/** A thing as schema.org describes things. What is undefined is not written. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: Value;
}

type Value = string | number | boolean | undefined | Thing | readonly Value[];

/** Nothing in a text can end the element it stands in, or open another: no `<` is left to do it with. */
export function toLinkedData(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
