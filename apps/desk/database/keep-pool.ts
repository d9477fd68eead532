import type { Payload } from 'payload';

/** A cut connection that nobody listens to would end the process. The pool makes a new one for the next request. */
export function keepPool(payload: Payload): void {
  payload.db.pool.on('error', (error) => {
    payload.logger.warn({ err: error }, 'A database connection was lost');
  });
}
