import type { EditionId } from '@ironbridge/domain';

/** Which law a person's data is kept under. */
export type Region = 'mainland' | 'abroad';

export interface Member {
  readonly id: number;
  readonly truename: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly country_id: number;
  readonly province_id: number;
  readonly city_id: number;
  readonly region: Region;
  /** Where they registered; a session of theirs may be of the other. */
  readonly edition: EditionId;
}

/** A member, logged in on one browser in one edition. */
export interface Session {
  readonly id: number;
  readonly edition: EditionId;
  readonly member: Member;
}
