/** The time of an instant (epoch milliseconds) in the device's zone, to the second: `19:42:08`. */
export function exactTimeOfDay(instant: number): string {
  const at = new Date(instant);
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}
