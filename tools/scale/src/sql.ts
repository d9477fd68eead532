/** Pieces of SQL that choose at random, evaluated anew for every row. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Any of the words, all alike. */
export function anyOf(words: readonly string[]): string {
  return `(ARRAY[${words.map(literal).join(',')}])[1 + floor(random() * ${words.length})::int]`;
}

/** A position in an array of ids, by Zipf's manner: the first few hold most of everything. */
export function skewed(arrayExpression: string): string {
  return `(${arrayExpression})[1 + floor(cardinality(${arrayExpression}) * power(random(), 3))::int]`;
}

/** Rich text as the desk's editor keeps it: so many paragraphs, each of two sentences and what the row names besides. */
export function richText(
  sentences: readonly string[],
  paragraphs: number,
  naming: (salt: number) => string,
): string {
  const paragraph = (at: number) => {
    const text = `concat(${anyOf(sentences)}, ' ', ${anyOf(sentences)}, ' ', ${naming(2 * at + 2)})`;
    return `jsonb_build_object('type','paragraph','format','','indent',0,'version',1,'direction','ltr',
    'textFormat',0,'children',jsonb_build_array(jsonb_build_object('type','text','text',${text},
    'detail',0,'format',0,'mode','normal','style','','version',1)))`;
  };
  const children = Array.from({ length: paragraphs }, (_, at) => paragraph(at)).join(',');
  return `jsonb_build_object('root', jsonb_build_object('type','root','format','','indent',0,'version',1,
    'direction','ltr','children', jsonb_build_array(${children})))`;
}
