import type { JsonFile } from './jsonFile.ts';
import { z } from './schema.ts';
import { recordOf } from './text.ts';

/** The words of one locale, by area. */
export function localeFile(locale: string): JsonFile<Record<string, unknown>> {
  return { name: `locale/${locale}`, isShared: true, schema: recordOf(z.unknown(), 1000) };
}
