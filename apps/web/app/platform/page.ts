import type { Edition, EditionOrigins } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import { createContext, useContext } from 'react';

/** What every part of a page may know without being told: where it is shown, and in which words. */
export interface Page {
  readonly edition: Edition;
  readonly copy: Messages;
  readonly origins: EditionOrigins;
  readonly path: string;
  readonly requestId: string;
  readonly now: Date;
  /** The browser's script, by its address in this release. */
  readonly script: string;
}

export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('Rendered outside a page');
  return page;
}
