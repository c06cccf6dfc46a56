import { lightFormat } from 'date-fns';

/** Date and time of the device's zone to the second, for receipts that are read later: `25/03/2026, 18:52:07`. */
export function dayAndExactTime(instant: string): string {
  return lightFormat(new Date(instant), 'dd/MM/yyyy, HH:mm:ss');
}

/** The time of day in the device's zone: `19:05`. */
export function timeOfDay(instant: string): string {
  return lightFormat(new Date(instant), 'HH:mm');
}

/** The time of day to the second, for receipts: `18:52:07`. */
export function exactTime(instant: string): string {
  return lightFormat(new Date(instant), 'HH:mm:ss');
}
