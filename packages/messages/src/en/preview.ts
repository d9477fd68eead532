import type { preview as cn } from '../cn/preview.ts';
import type { Shape } from '../shape.ts';

export const preview: Shape<typeof cn> = {
  banner: 'Preview',
  explanation: 'Not published. Only people with this link can see it, and it soon stops working.',
  expired: 'This preview link is not valid or has expired',
  expiredText: 'Open the preview again from the desk.',
};
