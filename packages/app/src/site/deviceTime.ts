import { lightFormat } from 'date-fns';

/** Date and time of the device's zone to the second, for receipts that are read later: `25/03/2026, 18:52:07`. */
export function dayAndExactTime(instant: string): string {
  return lightFormat(new Date(instant), 'dd/MM/yyyy, HH:mm:ss');
}
