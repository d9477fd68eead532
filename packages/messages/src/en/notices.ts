import type { notices as cn } from '../cn/notices.ts';
import type { Shape } from '../shape.ts';

export const notices: Shape<typeof cn> = {
  label: 'Notices',
  close: 'Close',
  developing: 'This feature is under construction',
};
