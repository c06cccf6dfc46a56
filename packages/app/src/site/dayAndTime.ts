/**
 * An instant as date and time of the device's zone: `27/03/2026, 19:05`. Written out, so that the landing page carries no library for it.
 * [G-055]
 */
export function dayAndTime(instant: string): string {
  return `${dayOf(instant)}, ${timeOfDay(instant)}`;
}

/** The day of an instant in the device's zone: `27/03/2026`. */
export function dayOf(instant: string): string {
  const at = new Date(instant);
  return [twoDigits(at.getDate()), twoDigits(at.getMonth() + 1), at.getFullYear()].join('/');
}

/** The time of an instant in the device's zone: `19:05`. */
export function timeOfDay(instant: string): string {
  const at = new Date(instant);
  return [at.getHours(), at.getMinutes()].map(twoDigits).join(':');
}

/** An instant in the device's zone, seen from `now` (epoch milliseconds): `19:05` on the same day, else `27/03/2026, 19:05`. */
export function timeFrom(now: number, instant: string): string {
  return isOnDayOf(now, instant) ? timeOfDay(instant) : dayAndTime(instant);
}

/** The same with less room, within a season: `19:05`, or `27/03` on another day. */
export function timeOrDayFrom(now: number, instant: string): string {
  return isOnDayOf(now, instant) ? timeOfDay(instant) : dayOf(instant).slice(0, 5);
}

function isOnDayOf(now: number, instant: string): boolean {
  return dayOf(new Date(now).toISOString()) === dayOf(instant);
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0');
}
