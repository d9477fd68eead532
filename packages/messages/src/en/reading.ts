import type { reading as cn } from '../cn/reading.ts';
import type { Shape } from '../shape.ts';

export const reading: Shape<typeof cn> = {
  title: 'Read next to it',
  article: 'News',
  paper: 'White paper',
  product: 'Product',
  video: 'Video',
};
