import { z } from './schema.ts';

/** A whole number, also as the decimal digits that an address or a form part carries. */
export const wholeNumber: z.ZodMiniType<number, number | string> = z.union([
  z.int(),
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')), z.transform(Number)),
]);

/** Yes or no, also as the text that a form part carries. */
export const flag: z.ZodMiniType<boolean, boolean | string> = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false', '1', '0']),
    z.transform((text) => text === 'true' || text === '1'),
  ),
]);

/** A text between two lengths after its outer spaces are gone. */
export function textOf(least: number, most: number): z.ZodMiniType<string, string> {
  return z.string().check(z.trim(), z.minLength(least), z.maxLength(most));
}
