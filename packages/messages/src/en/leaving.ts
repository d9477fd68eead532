import type { leaving as cn } from '../cn/leaving.ts';
import type { Shape } from '../shape.ts';

export const leaving: Shape<typeof cn> = {
  title: 'Leaving this site',
  kicker: 'Another site',
  headline: (name) => `You are leaving ${name}`,
  text: 'This link goes to the site below. We don’t run it: what it says and how it treats your data is up to its owner, so check the address first.',
  host: 'Site',
  address: 'Full address',
  foreignScript:
    'This name uses letters beyond the Latin alphabet. It is shown as registered (xn--…), because some of them look like others.',
  plain: 'The connection is not encrypted (http): others may see what passes.',
  go: (host) => `Go to ${host}`,
  stay: 'Stay here',
  refusedKicker: 'Link not valid',
  refusedHeadline: 'This road goes nowhere',
  refusedText:
    'The link is incomplete, has expired, or is written in a way we don’t trust. Go back to the page it was on and try it again.',
};
