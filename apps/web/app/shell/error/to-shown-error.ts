import type { Messages } from '@ironbridge/messages';
import { isRouteErrorResponse } from 'react-router';

/** An error as a reader may know it. */
export interface ShownError {
  readonly message: string;
  readonly statusCode: number;
}

/** Whatever was thrown: a status, 500 unless it says otherwise, and our own words for it, never its own. */
export function toShownError(error: unknown, words: Messages['errors']): ShownError {
  const statusCode = isRouteErrorResponse(error) ? error.status : 500;
  return { statusCode, message: statusCode === 404 ? words.notFoundTitle : words.unavailable };
}
