import type { errors as cn } from '../cn/errors.ts';
import type { Shape } from '../shape.ts';

export const errors: Shape<typeof cn> = {
  notFoundTitle: 'Page not found',
  notFoundKicker: 'Error 404 · Page not found',
  notFoundHeadline: 'This span isn’t built',
  notFoundText:
    'The page could not be found. It may have moved, been withdrawn, or the link lost its last few characters.',
  notFoundCaption: 'Fig. 404 · Arch without its crown. Drawing: Ironbridge',
  faultTitle: 'Server fault',
  faultKicker: (status) => `Error ${status} · Server fault`,
  faultHeadline: 'A tooth has come off',
  faultText:
    'The fault is ours, not yours. Try again in a moment; if it keeps failing, send us the number below.',
  faultCaption: 'Fig. 500 · Gear with a missing tooth. Drawing: Ironbridge',
  retry: 'Try again',
  home: 'Front page',
  searchNear: 'Search for something close',
  message: 'Message',
  status: 'Status',
  request: 'Request',
  time: 'Time',
  shanghai: (time) => `${time} Shanghai`,
  unavailable: 'Service temporarily unavailable',
  popular: 'Popular now',
  more: 'Elsewhere',
  tellUs: 'Tell us',
  lastResort: 'An error occurred while showing the error page',
  lastResortHome: 'Go back to home',
};
