import type { Locale } from '../i18n/catalog.ts';
import type { JsonFile } from './jsonFile.ts';
import { z } from './schema.ts';

/** The words of one locale, by area. */
export function localeFile(locale: Locale): JsonFile<Record<string, unknown>> {
  return { name: `locale/${locale}`, isShared: true, schema: z.record(z.string(), z.unknown()) };
}
