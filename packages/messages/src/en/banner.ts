import type { banner as cn } from '../cn/banner.ts';
import type { Shape } from '../shape.ts';

export const banner: Shape<typeof cn> = {
  label: 'Advertisement',
  close: 'Close the advertisement',
  collapse: 'Collapse',
  countdownBefore: 'Collapses in',
  countdownAfter: 's',
};
