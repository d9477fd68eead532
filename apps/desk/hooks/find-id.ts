/** The id of a record that Payload hands over without a type; a new one has none. */
export function findId(record: unknown): number | undefined {
  if (typeof record !== 'object' || record === null || !('id' in record)) return undefined;
  return typeof record.id === 'number' ? record.id : undefined;
}
