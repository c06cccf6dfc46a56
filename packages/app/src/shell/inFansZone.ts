import { format } from 'date-fns';

/** An instant as date and time of the device's zone: `27/03/2026, 19:05`. [G-055] */
export function inFansZone(instant: string): string {
  return format(new Date(instant), 'dd/MM/yyyy, HH:mm');
}
