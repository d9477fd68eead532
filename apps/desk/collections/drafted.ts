/** Collections with drafts, versions and a schedule. */
export const draftedSlugs = ['articles', 'videos', 'white_papers', 'pages', 'media_items'] as const;
export type DraftedSlug = (typeof draftedSlugs)[number];
