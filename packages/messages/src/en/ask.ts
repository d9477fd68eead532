import type { ask as cn } from '../cn/ask.ts';
import type { Shape } from '../shape.ts';

export const ask: Shape<typeof cn> = {
  title: 'Send an enquiry',
  send: 'Enquire by e-mail',
  talk: 'Ask our desk',
  how: 'Your e-mail goes to Ironbridge’s desk, which passes it on to the supplier. Subject, model and a link to this page are filled in; add the quantity and what you need.',
  howByTalk: 'Talk to Ironbridge’s desk, which passes your question on to the supplier.',
  subject: (name) => `Enquiry: ${name}`,
  body: (name, address) =>
    `Hello,\n\nI would like a quotation for: ${name}\n${address}\n\nQuantity:\nUse and requirements:\nDelivery to, and when:\n\nCompany:\nName and telephone:\n`,
};
