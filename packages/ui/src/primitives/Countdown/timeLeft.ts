export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Whole days, hours, minutes and seconds between two times in milliseconds since 1970; all zero once `to` has passed. [G-125] */
export function timeLeft(now: number, to: number): TimeLeft {
  const left = Math.max(0, Math.floor((to - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
