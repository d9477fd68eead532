/** Longer than any address that a person was given. */
const longest = 2048;

/**
 * http or https, a host, and whatever follows; nobody's name before the host. What browsers, servers and people read
 * differently (backslashes, spaces, control and invisible characters) is in no honest link.
 */
const shape = /^https?:\/\/[^\p{C}\s\\@/?#]+(?:[/?#][^\p{C}\s\\]*)?$/iu;

/** The address of another site that someone asked to be led to, as a browser will read it. */
export function findOutsideAddress(text: string): URL | undefined {
  if (text.length > longest || !shape.test(text)) return undefined;
  return URL.parse(text) ?? undefined;
}
