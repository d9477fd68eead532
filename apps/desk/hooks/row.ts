import type { TypeWithID } from 'payload';

/** A record of whichever collection a hook is put on: what its fields hold has to be looked at. */
export type Row = TypeWithID & Record<string, unknown>;
