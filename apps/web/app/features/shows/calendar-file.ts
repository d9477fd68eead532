import { addDays } from '@ironbridge/domain';

/** A show as a calendar keeps it. */
export interface CalendarEntry {
  readonly uid: string;
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly about: string;
  readonly place: string;
  readonly href: string;
  readonly filedUnder: readonly string[];
}

interface CalendarFile {
  readonly lang: string;
  readonly now: Date;
  readonly entries: readonly CalendarEntry[];
  /** A calendar that is subscribed to has a name, and is asked for again every day. */
  readonly name?: string;
}

/**
 * As RFC 5545 has it. A show is open on days, and its days are those of its place: they are written as dates, which
 * have no zone, so that the 18th in Stuttgart is the 18th in every calendar. A moment with Stuttgart's zone would be
 * shown in Shanghai from the 18th in the morning to the 19th, which is when nobody opens a door.
 */
export function toCalendarFile({ lang, now, entries, name }: CalendarFile): string {
  const stamp = toStamp(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Ironbridge//Trade shows//${lang.slice(0, 2).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name
      ? [
          `NAME:${toText(name)}`,
          `X-WR-CALNAME:${toText(name)}`,
          'REFRESH-INTERVAL;VALUE=DURATION:P1D',
          'X-PUBLISHED-TTL:P1D',
        ]
      : []),
    ...entries.flatMap((entry) => toEvent(entry, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function toEvent(entry: CalendarEntry, stamp: string): string[] {
  const { uid, from, to, name, about, place, href, filedUnder } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${toDate(from)}`,
    // The first day on which it is over.
    `DTEND;VALUE=DATE:${toDate(addDays(to, 1))}`,
    `SUMMARY:${toText(name)}`,
    ...(place ? [`LOCATION:${toText(place)}`] : []),
    ...(about ? [`DESCRIPTION:${toText(about)}`] : []),
    `URL:${href}`,
    ...(filedUnder.length ? [`CATEGORIES:${filedUnder.map(toText).join(',')}`] : []),
    // Nobody is busy all day because a show is open.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const toDate = (day: string) => day.replaceAll('-', '');
const toStamp = (now: Date) => now.toISOString().replace(/[-:]|\.\d{3}/g, '');

function toText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replace(/\p{Cc}/gu, '');
}

const longest = 75;
const octets = new TextEncoder();

/** No line is longer than 75 octets; what follows begins with a space, and no character is cut in two. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > longest) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
