/** Collections with drafts, versions and a schedule. */
export const draftedSlugs = ['articles', 'videos'] as const;
export type DraftedSlug = (typeof draftedSlugs)[number];
