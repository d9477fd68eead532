const amount = /^\d{1,9}(?:\.\d{1,2})?$/;

/** A price or a quantity as a form takes it; it may be left out. */
export function isAmount(text: string): boolean {
  return text === '' || amount.test(text);
}

export function toAmount(text: string): number | null {
  return text === '' ? null : Number(text);
}
