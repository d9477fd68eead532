import type { navigationAbout as cn } from '../cn/navigation-about.ts';
import type { Shape } from '../shape.ts';

export const navigationAbout: Shape<typeof cn> = {
  editorpick: 'Chosen by the desk',
  latest: 'Every article, newest first',
  oversea: 'Plants and figures abroad',
  suppliers: 'Certificates, products, contacts',
  products: 'Filter and compare by figures',
  platform: 'Wanted and offered, day by day',
  upcoming: 'Dates and registration',
  past: 'Recordings, slides, pictures',
  innovation: 'This year’s award and past winners',
  intro: 'Who we are and for whom',
  history: 'How we got here',
  management: 'Who is in charge',
  media: 'Press releases and brand files',
  careers: 'Open positions',
  contact: 'Offices and advertising sales',
};
