import type { EmailAdapter } from 'payload';

/** The desk sends no mail; without an adapter Payload would write it to the log. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'nobody@localhost',
  defaultFromName: 'Nobody',
  sendEmail: () => Promise.reject(new Error('The desk sends no mail')),
});
