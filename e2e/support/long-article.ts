import { articlePath, type EditionId } from '@ironbridge/domain';
import type { Api } from './api.ts';

/** The address of a piece that has everything: chapters, and a picture at its head. */
export async function longArticlePath(api: Api, edition: EditionId): Promise<string> {
  const article = await api.getArticle(
    ({ body, image, url }) =>
      !url && image !== null && body.filter(({ type }) => type === 'heading').length >= 3,
    'with three chapters and a picture',
  );
  return articlePath(edition, article);
}
