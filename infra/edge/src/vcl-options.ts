import type { Owner } from './route.ts';

/** What an installation decides; everything else follows from the route table. */
export interface VclOptions {
  readonly webPort: number | string;
  readonly apiPort: number | string;
  readonly memberPort: number | string;
  readonly mediaPort: number | string;
  /** Where the owners listen, if not on loopback. */
  readonly addresses?: Partial<Readonly<Record<Owner, string>>>;
  /** The Host of each edition as readers send it, with its port unless that is the scheme's own. */
  readonly cnHost: string;
  readonly enHost: string;
  readonly purgeSecret: string;
  /** Who may purge, besides knowing the secret: addresses, or networks as `"10.0.0.0"/8`. Loopback if not given. */
  readonly purgers?: readonly string[];
  readonly mediaBucket: string;
  /** The Host that the object storage expects; its address and port if not given. */
  readonly mediaHost?: string;
  /** Files above this many bytes are read from the store each time, lest one film push a thousand pages out. */
  readonly largestKept?: number;
  /** Off in tests whose origins follow a script and would take a probe for a request. */
  readonly probes?: boolean;
  readonly vclVersion?: '4.1';
}
