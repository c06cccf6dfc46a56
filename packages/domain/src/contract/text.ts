import { z } from './schema.ts';

const largest = 2_147_483_647;

/** A whole number that the database can store. */
export const integer = z.int().check(z.minimum(-largest - 1), z.maximum(largest));

/** An id of anything, or a count. */
export const natural = z.int().check(z.nonnegative(), z.maximum(largest));

/** A number with decimals. */
export const decimal = z.number().check(z.minimum(-largest), z.maximum(largest));

/** A whole number, also as decimal digits in a URL or a form part. */
export const wholeNumber: z.ZodMiniType<number, number | string> = z.union([
  integer,
  z.pipe(z.string().check(z.maxLength(9), z.regex(/^\d{1,9}$/, 'must be a whole number')), z.transform(Number)),
]);

/** A text of at most this length, as it was typed. */
export function upTo(most: number) {
  return z.string().check(z.maxLength(most));
}

/** A list of at most this length. */
export function listOf<Item extends z.core.$ZodType>(item: Item, most: number) {
  return z.array(item).check(z.maxLength(most));
}

/** What a user typed into a field: the rules of the game say what is too long, and this is far beyond. */
export const typed = upTo(1000);

/** A boolean, also as text in a form part. */
export const flag: z.ZodMiniType<boolean, boolean | string> = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false', '1', '0']),
    z.transform((text) => text === 'true' || text === '1'),
  ),
]);

/** A trimmed text between two lengths. */
export function textOf(least: number, most: number): z.ZodMiniType<string, string> {
  return z.string().check(z.trim(), z.minLength(least), z.maxLength(most));
}

const keyBounds = new WeakSet<object>();

/** A record with at most this many keys. */
export function recordOf<Value extends z.core.$ZodType>(value: Value, most: number, key = upTo(100)) {
  const bound = z.refine<object>((record) => Object.keys(record).length <= most, { error: `must have at most ${most} entries` });
  keyBounds.add(bound);
  return z.record(key, value).check(bound);
}

/** Whether a check limits the keys of a record. */
export function isKeyBound(check: object): boolean {
  return keyBounds.has(check);
}
