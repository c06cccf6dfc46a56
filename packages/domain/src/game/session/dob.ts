/** The least and the greatest age of a user, in whole years. */
export const ages = { min: 12, max: 100 } as const;

/** Hours ahead of UTC where a day begins first, and where it ends last. */
const zones = { first: 14, last: -12 } as const;

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
 * future is too young. The least age is reached when the birthday begins at UTC+14, where a day begins first; the greatest is exceeded when the
 * birthday has ended at UTC-12, where a day ends last. Page and server then agree in every zone, and no user is refused on either birthday.
 * [A-266 to A-269]
 */
export function dobProblem(dob: string, now: string): 'invalid' | 'too-young' | undefined {
  const born = isoOfDob(dob);
  if (born === undefined) return 'invalid';
  if (birthday(born, ages.min) > dateIn(zones.first, now)) return 'too-young';
  return birthday(born, ages.max) < dateIn(zones.last, now) ? 'invalid' : undefined;
}

function dateIn(hoursAheadOfUtc: number, now: string): string {
  return new Date(Date.parse(now) + hoursAheadOfUtc * 3_600_000).toISOString().slice(0, 10);
}

function birthday(born: string, age: number): string {
  const year = Number(born.slice(0, 4)) + age;
  // Days are compared as texts.
  return `${String(year).padStart(4, '0')}${born.slice(4)}`;
}
