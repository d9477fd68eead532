const key = /^[a-z][a-z0-9_]{0,59}$/;
const longestUnit = 20;
const mostUnits = 12;

/** As the dictionary of properties has its keys. */
export function isPropertyKey(text: string): boolean {
  return key.test(text);
}

/** Units that the reader wants properties shown in, by property: `clamping_force:t;power:hp`. */
export function parseUnits(text = ''): Map<string, string> {
  const units = text.split(';').flatMap((part) => {
    const [property, unit] = splitOnce(part);
    const known = isPropertyKey(property) && unit !== '' && unit.length <= longestUnit;
    return known ? [[property, unit] as const] : [];
  });
  return new Map(units.slice(0, mostUnits));
}

export function toUnitText(units: ReadonlyMap<string, string>): string {
  return [...units].map(([property, unit]) => `${property}:${unit}`).join(';');
}

/** What stands before the first colon, and what after it. */
export function splitOnce(part: string): [property: string, rest: string] {
  const colon = part.indexOf(':');
  return colon < 0 ? [part, ''] : [part.slice(0, colon), part.slice(colon + 1)];
}
