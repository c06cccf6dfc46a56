/** An instant in one time zone. */
export interface LocalTime {
  /** `27/03/2026` [G-055] */
  readonly date: string;
  /** `19:05` [G-055] */
  readonly time: string;
  /** The zone's abbreviation at that instant: `NZDT`, or `GMT+4` for a zone without one. [G-064] */
  readonly zone: string;
}

/** An instant (ISO 8601) in a time zone (`Pacific/Auckland`): `dd/MM/yyyy`, `HH:mm` and the zone's short name. [G-055, G-064, B7] */
export function localTime(instant: string, timeZone: string): LocalTime {
  const at = new Date(instant);
  return { date: formatOf(dates, timeZone).format(at), time: formatOf(times, timeZone).format(at), zone: zoneAt(at, timeZone) };
}

/** The city of a zone: `Buenos Aires` for `America/Argentina/Buenos_Aires`. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** A city with the abbreviation of its zone: `Auckland (NZDT)`, and `UTC` alone where both are the same. [G-064] */
export function placeAndZone(city: string, zone: string): string {
  return city === zone ? city : `${city} (${zone})`;
}

type Style = Intl.DateTimeFormatOptions;
const dates: Style = { day: '2-digit', month: '2-digit', year: 'numeric' };
const times: Style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Only locales of the region know the abbreviation of a zone: the first of these with one decides. */
const locales = ['en-NZ', 'en-AU', 'en-ZA', 'en-GB', 'en-US'];

function zoneAt(at: Date, timeZone: string): string {
  const names = locales.map((locale) => {
    const parts = formatOf({ timeZoneName: 'short' }, timeZone, locale).formatToParts(at);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  });
  return names.find((name) => !/^GMT.|^$/.test(name)) ?? names[0] ?? '';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formats: creating one is slow. */
function formatOf(style: Style, timeZone: string, locale = 'en-GB'): Intl.DateTimeFormat {
  const key = [locale, timeZone, ...Object.keys(style)].join(' ');
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone });
  formats.set(key, format);
  return format;
}
