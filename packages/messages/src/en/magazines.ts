import type { magazines as cn } from '../cn/magazines.ts';
import type { Shape } from '../shape.ts';

export const magazines: Shape<typeof cn> = {
  issue: (year, period) => `No. ${period}, ${year}`,
};
