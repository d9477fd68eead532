import { data, redirect } from 'react-router';
import { isMissing } from './api.server.ts';

/** Ends a loader: the page that says so is shown in place of the one asked for. */
export function answerNotFound(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes what is thrown as the answer
  throw data(null, { status: 404 });
}

/** Ends a loader: the page is elsewhere, for good (301) or for now (302). */
export function answerElsewhere(address: string, status: 301 | 302): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes what is thrown as the answer
  throw redirect(address, status);
}

/** What api does not know is a page that does not exist. */
export async function orNotFound<Item>(item: Promise<Item>): Promise<Item> {
  try {
    return await item;
  } catch (error) {
    if (isMissing(error)) answerNotFound();
    throw error;
  }
}
