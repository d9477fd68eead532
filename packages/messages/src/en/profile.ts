import type { profile as cn } from '../cn/profile.ts';
import type { Shape } from '../shape.ts';

export const profile: Shape<typeof cn> = {
  truename: 'Name',
  truenameEmpty: 'Please enter your name',
  company: 'Company',
  position: 'Position',
  country: 'Country or region',
  province: 'Province',
  city: 'City',
  placeWrong: 'This city is not in the chosen province',
  none: 'Not given',
  account: 'Account',
  mainlandOnly: 'For mainland China only',
  sessionsText:
    'The browsers that are logged in to your account. If you don’t know one, log it out and change your password.',
  thisDevice: 'This device',
  device: 'Device',
  place: 'Network',
  since: 'Since',
  end: 'Log out',
  endOthers: 'Log out all other devices',
  endAll: 'Log out everywhere, here too',
  ended: 'The device is logged out',
  endedOthers: 'Every other device is logged out; only this one stays',
  edition: { cn: 'Chinese edition', en: 'English edition' },
  unknownDevice: 'Unknown device',
};
