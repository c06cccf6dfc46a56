import { isSameDay, lightFormat } from 'date-fns';
import { dayAndTime, timeOfDay } from './dayAndTime.ts';

/** Date and time of the device's zone to the second, for receipts that are read later: `25/03/2026, 18:52:07`. */
export function dayAndExactTime(instant: string): string {
  return lightFormat(new Date(instant), 'dd/MM/yyyy, HH:mm:ss');
}

/** A coming instant in the device's zone, seen from `now` (epoch milliseconds): `19:05` on the same day, else `27/03/2026, 19:05`. */
export function timeFrom(now: number, instant: string): string {
  return isSameDay(now, new Date(instant)) ? timeOfDay(instant) : dayAndTime(instant);
}
