/** What is asked of who wants a paper, by the names of its fields. */
export const paperFields = [
  'form',
  'name',
  'email',
  'company',
  'country',
  'role',
  'purpose',
  'agreed',
  'may_write',
] as const;

export type PaperField = (typeof paperFields)[number];

/** Where a paper is asked for: its page holds the form for everybody, this one shows it again to its member. */
export function paperFormPath(id: number): string {
  return `/account/papers/${id}`;
}
