import type { CallData } from '@ironbridge/contract';
import { isMissing, isRefused } from './api.server.ts';
import type { Visit } from './visit.server.ts';

/** Where an address leads now that nothing answers it, if the desk knows. */
export async function findNewAddress(
  { api }: Visit,
  request: Request,
): Promise<CallData<'redirect'> | undefined> {
  const { pathname, search } = new URL(request.url);
  try {
    return await api.get('redirect', { path: pathname + search });
  } catch (error) {
    // What is too long for an old address is none.
    if (isMissing(error) || isRefused(error)) return undefined;
    throw error;
  }
}
