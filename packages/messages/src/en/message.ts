import type { message as cn } from '../cn/message.ts';
import type { Shape } from '../shape.ts';

export const message: Shape<typeof cn> = {
  title: 'Write to us',
  text: 'News, corrections, advertising, subscriptions: write it here. We answer the same day or the next workday.',
  topic: 'About',
  topics: {
    editorial: 'News and contributions',
    correction: 'A correction',
    advertising: 'Advertising',
    subscription: 'Subscriptions',
    site: 'Using the site',
    other: 'Something else',
  },
  chooseTopic: 'Choose a subject',
  message: 'Message',
  messageEmpty: 'Please write your message',
  homepage: 'Leave this empty',
  agree: 'I agree that this message and these contact details are kept to deal with it.',
  send: 'Send message',
  sent: 'We have your message. Thank you.',
};
