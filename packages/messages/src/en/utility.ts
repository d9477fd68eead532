import type { utility as cn } from '../cn/utility.ts';
import type { Shape } from '../shape.ts';

export const utility: Shape<typeof cn> = {
  contactTitle: 'Get in touch',
  contactText:
    'Reach an editor, send a tip or a correction, ask for a quote: whichever way suits you.',
  scan: 'Scan',
  call: 'Call',
  write: 'Write',
  workdays: 'Weekdays 9:00–18:00, Shanghai time',
  answered: 'Answered the same or the next working day',
  sitemapText: 'Every industry and section, and the latest from each, on one page.',
  sections: 'Sections',
  recent: 'Latest articles',
  uploadKicker: 'File link not valid',
  uploadHeadline: 'There is no such file',
  uploadText:
    'The link is incomplete, or written in a way we don’t trust. Go back to the page it was on and try it again.',
};
