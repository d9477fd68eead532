import type { EditionId } from '@ironbridge/domain';
import type { BusyMember } from '@ironbridge/people';
import type { Page } from 'playwright-core';

/** Something worth looking at: where it is, and what brings it about. */
export interface State {
  readonly name: string;
  /** A page that is a member's is found by the member, who is logged in. */
  readonly path: string | ((member: BusyMember) => string);
  /** On one side of the mobile line only. */
  readonly only?: 'wide' | 'narrow';
  /** On these editions only. */
  readonly editions?: readonly EditionId[];
  /** As somebody who comes for the first time. */
  readonly firstVisit?: boolean;
  readonly act?: (page: Page) => Promise<void>;
  /** The whole page, and not the window alone. */
  readonly whole?: boolean;
}
