/** Where a country has several, the one of most of its trade shows. */
const usual: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  VN: 'Asia/Ho_Chi_Minh',
};

const zonesOfCities = {
  'America/Chicago': 'chicago rosemont houston dallas austin milwaukee nashville minneapolis',
  'America/Denver': 'denver',
  'America/Phoenix': 'phoenix',
  'America/Los_Angeles': 'anaheim seattle portland',
  'America/Vancouver': 'vancouver',
  'America/Edmonton': 'calgary edmonton',
  'America/Monterrey': 'monterrey',
  'Australia/Perth': 'perth',
  'Australia/Brisbane': 'brisbane',
  'Asia/Yekaterinburg': 'yekaterinburg',
  'Asia/Novosibirsk': 'novosibirsk',
} as const;

const westCoast = [
  'las vegas',
  'los angeles',
  'san francisco',
  'san diego',
  'san jose',
  'long beach',
];

const byCity = new Map<string, string>([
  ...Object.entries(zonesOfCities).flatMap(([zone, cities]) =>
    cities.split(' ').map((city) => [city, zone] as const),
  ),
  ...westCoast.map((city) => [city, 'America/Los_Angeles'] as const),
]);

/** By the city where its country has several zones, else by the country; UTC where neither is known. */
export function toTimeZone(country: string, city: string): string {
  const special = usual[country] && byCity.get(city.trim().toLowerCase());
  return special || usual[country] || firstZoneOf(country) || 'UTC';
}

/** As the platform has it; TypeScript does not know of it yet. */
type ZonedLocale = Intl.Locale & { readonly getTimeZones?: () => readonly string[] | undefined };

function firstZoneOf(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const locale: ZonedLocale = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.()?.[0];
}

/** YYYY-MM-DD, as the day is there. */
export function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}

/** How far its clocks are from UTC on a day, as people write it: UTC+8. */
export function offsetIn(timeZone: string, day: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(`${day}T12:00:00Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace('-', '−');
}
