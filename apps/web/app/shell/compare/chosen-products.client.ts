import { findStored, store } from '../../platform/stored.client.ts';

/** A product that was put aside to be compared. */
export interface ChosenProduct {
  readonly id: string;
  readonly name: string;
  /** The address of its picture. */
  readonly picture: string;
}

const key = 'compared';

/** In the order they were ticked: the first is what the others are held against. */
export function findChosen(): ChosenProduct[] {
  const stored: unknown = JSON.parse(findStored(key) ?? '[]');
  return Array.isArray(stored) ? stored.filter(isChosenProduct) : [];
}

export function keepChosen(chosen: readonly ChosenProduct[]): void {
  store(key, JSON.stringify(chosen));
}

function isChosenProduct(value: unknown): value is ChosenProduct {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'picture' in value &&
    typeof value.picture === 'string'
  );
}
