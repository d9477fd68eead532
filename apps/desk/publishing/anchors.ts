/** Gives each heading of a text an address of its own, readable in either script. */
export function createAnchors(): (heading: string) => string {
  const given = new Map<string, number>();
  return (heading) => {
    const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const anchor = words.join('-').slice(0, 60) || 'section';
    const times = (given.get(anchor) ?? 0) + 1;
    given.set(anchor, times);
    return times === 1 ? anchor : `${anchor}-${times}`;
  };
}
