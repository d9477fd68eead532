import type { papers as cn } from '../cn/papers.ts';
import type { Shape } from '../shape.ts';

export const papers: Shape<typeof cn> = {
  pages: (pages) => `${pages} ${pages === 1 ? 'page' : 'pages'}`,
};
