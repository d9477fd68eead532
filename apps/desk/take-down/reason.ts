import type { RequestContext } from 'payload';

const key = 'takeDownReason';

/** Set by the take-down alone: a request cannot write the context. */
export function withReason(reason: string): RequestContext {
  return { [key]: reason };
}

export function findReason(context: RequestContext): string | undefined {
  const reason = context[key];
  return typeof reason === 'string' ? reason : undefined;
}
