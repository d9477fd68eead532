import type { shows as cn } from '../cn/shows.ts';
import { englishMonths } from '../english-months.ts';
import type { Shape } from '../shape.ts';

const count = (total: number) => total.toLocaleString('en');
const counted = (total: number) => `${count(total)} ${total === 1 ? 'show' : 'shows'}`;

export const shows: Shape<typeof cn> = {
  calendar: 'Trade-show calendar',
  calendarAbout: (total) =>
    `${counted(total)} on now or coming, month by month, the next one first.`,
  directory: 'Trade-show directory',
  directoryAbout:
    'Shows by industry, country and month: what is on or coming first, then what is over.',
  subscribe: 'Subscribe, .ics',
  twelveMonths: 'The next twelve months',
  month: (year, month) => `${englishMonths[month - 1]} ${year}`,
  shortMonth: (month) => (englishMonths[month - 1] ?? '').slice(0, 3),
  monthOfYear: (year, month) => `${month} ${year}`,
  count: counted,
  moreInMonth: (rest, month) => `${count(rest)} more in ${month}`,
  venue: (city, venue) => (venue.includes(city) ? venue : [venue, city].filter(Boolean).join(', ')),
  place: (city, country) => [city, country].filter(Boolean).join(', '),
  onNow: 'on now',
  over: 'over',
  inDays: (days) => (days === 1 ? 'tomorrow' : `in ${days} days`),
  file: '.ics',
  fileOf: (name) => `Add ${name} to your calendar`,
  placeholder: 'Show, venue or organiser',
  allCountries: 'All',
  counted: (name, total) => `${name} (${count(total)})`,
  months: 'Month',
  localDays:
    'Dates are those of the venue’s own calendar. The calendar file holds whole days, so they stay these days in whichever time zone it is opened.',
  empty: 'No show matches',
  emptyCalendar: 'No show matches in the next twelve months',
  emptyCalendarHint: 'The directory has those further ahead, and those that are over.',
  dates: 'Dates',
  state: 'Status',
  opens: (when) => `opens ${when}`,
  hall: 'Venue',
  city: 'City',
  organiser: 'Organiser',
  timeZone: 'Local time',
  add: 'Add to calendar, .ics',
  website: 'The show’s website',
  about: 'About the show',
  exhibitors: 'Exhibitors and booths',
  exhibitorsAbout: (total) => `${count(total)} with a page on Ironbridge`,
  noExhibitors: 'No booth of a supplier listed here has been announced yet.',
  hallName: (hall) => `Hall ${hall}`,
  noHall: 'Hall to be announced',
  booth: 'Booth',
  noBooth: 'to be announced',
  exhibitor: 'Exhibitor',
  from: 'From',
  sketch: (hall) => `Sketch of ${hall}`,
  sketchNote:
    'A sketch by booth numbers: the letter is the row, the number the place in it. It is not to scale, and a booth that is not drawn is not therefore empty.',
  related: 'Shows of the same industry',
  fact: (name, value) => `${name}: ${value}`,
};
