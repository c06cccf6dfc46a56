/** Least and most whole years of a fan. */
export const ages = { min: 12, max: 100 } as const;

const hoursAheadOfUtc = 14;

/** A day of birth as it is typed and sent, dd/MM/yyyy, as ISO yyyy-MM-dd; undefined when there is no such day. */
export function isoOfDob(dob: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(dob.trim()) ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // A 30th of February rolls over into March instead of being refused.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** The other way: an ISO day as dd/MM/yyyy. */
export function dobOfIso(iso: string): string {
  return iso.split('-').toReversed().join('/');
}

/**
 * Why a day of birth (dd/MM/yyyy) is not accepted at `now` (ISO instant); undefined when it is. Older than a hundred counts as a
 * slip of the pen, the future as too young. Days are compared as days: today is the date where the day begins first (UTC+14), so
 * that page and server agree wherever they run and nobody is refused on a birthday.
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
