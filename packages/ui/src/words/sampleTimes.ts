import { localTime } from '@rugby/domain/game/season/localTime';

/** The time zone of the device that stories show. */
export const deviceZone = 'Pacific/Auckland';

/** An instant as date and time of the device: `27/03/2026, 19:05`. */
export function dayAndTime(instant: string): string {
  const { date, time } = localTime(instant, deviceZone);
  return `${date}, ${time}`;
}

/** The time of day on the device: `18:52`. */
export function timeOfDay(instant: string): string {
  return localTime(instant, deviceZone).time;
}

/** Date and time of the device to the second: `25/03/2026, 18:52:07`. */
export function dayAndExactTime(instant: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: deviceZone });
  return `${localTime(instant, deviceZone).date}, ${time.format(new Date(instant))}`;
}
