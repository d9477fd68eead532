import type { ask as cn } from '../cn/ask.ts';
import type { Shape } from '../shape.ts';

export const ask: Shape<typeof cn> = {
  title: 'Send an enquiry',
  send: 'Send an enquiry',
  how: 'Say how many and what for; it goes straight to the supplier. Price and lead time come back to your account and your e-mail.',
};
