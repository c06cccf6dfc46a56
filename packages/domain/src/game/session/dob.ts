/** The least and the greatest age of a user, in whole years. */
export const ages = { min: 12, max: 100 } as const;

const hoursAheadOfUtc = 14;

/** Converts a date of birth from dd/MM/yyyy to ISO yyyy-MM-dd; undefined for a date that does not exist. */
export function isoOfDob(dob: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(dob.trim()) ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // A 30th of February rolls over into March instead of being refused.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Converts an ISO date to dd/MM/yyyy. */
export function dobOfIso(iso: string): string {
  return iso.split('-').toReversed().join('/');
}

/**
 * Why a date of birth (dd/MM/yyyy) is not accepted at `now` (ISO instant); undefined when it is. An age above 100 is invalid, a date in the
 * future is too young. Today is the date at UTC+14, where a day begins first: page and server then agree in every zone, and no user is refused
 * on a birthday.
 */
export function dobProblem(dob: string, now: string): 'invalid' | 'too-young' | undefined {
  const born = isoOfDob(dob);
  if (born === undefined) return 'invalid';
  const today = new Date(Date.parse(now) + hoursAheadOfUtc * 3_600_000).toISOString().slice(0, 10);
  if (birthday(born, ages.min) > today) return 'too-young';
  return birthday(born, ages.max) < today ? 'invalid' : undefined;
}

function birthday(born: string, age: number): string {
  return `${Number(born.slice(0, 4)) + age}${born.slice(4)}`;
}
