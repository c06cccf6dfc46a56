import { z } from './schema.ts';

/** A whole number, also as decimal digits in a URL or a form part. */
export const wholeNumber: z.ZodMiniType<number, number | string> = z.union([
  z.int(),
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')), z.transform(Number)),
]);

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
