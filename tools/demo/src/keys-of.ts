export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table).filter((key): key is Key => Object.hasOwn(table, key));
}
