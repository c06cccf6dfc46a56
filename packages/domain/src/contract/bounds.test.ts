import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textOf, upTo } from './text.ts';
import { z } from './schema.ts';
import { unboundedIn } from './testing/unboundedIn.ts';

const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
  .map((name) => name.slice(0, -'.ts'.length));

const helpFiles = { helpCategoriesFile: 'en-US', helpSectionsFile: 'en-US', helpArticlesFile: 'en-US' };

/** Published files whose description needs a value. */
const samples: Readonly<Record<string, unknown>> = { playerMatchesFile: 1, localeFile: 'en-US', ...helpFiles };

it.each(modules)('every list, text and number of %s has a bound', async (name) => {
  const found: unknown = await import(join(import.meta.dirname, `${name}.ts`));
  const unbounded = Object.entries(Object(found)).flatMap(([exported, value]) => schemasIn(exported, value).flatMap(unboundedIn));
  expect(unbounded).toEqual([]);
});

it('finds the endpoints and the published files', async () => {
  const { register } = await import('./account/user.ts');
  const { playerMatchesFile } = await import('./playerStats.ts');
  expect(schemasIn('register', register).map(({ path }) => path)).toEqual(['register.request', 'register.success']);
  expect(schemasIn('playerMatchesFile', playerMatchesFile).map(({ path }) => path)).toEqual(['playerMatchesFile.schema']);
});

it.each([
  ['a text', z.string(), 'a text without a longest length'],
  ['a text of a format', z.iso.datetime(), 'a text without a longest length'],
  ['a number', z.number(), 'a number without both bounds'],
  ['a safe integer, which no column of the database holds', z.int(), 'a number without both bounds'],
  ['a number with one bound', z.number().check(z.minimum(0)), 'a number without both bounds'],
  ['a list', z.array(z.boolean()), 'a list without a longest length'],
  ['the keys of a record', z.record(z.string(), z.boolean()), 'a text without a longest length'],
])('%s without a bound is found, however deep it is', (_, schema, complaint) => {
  const hidden = z.object({
    some: z.optional(z.nullable(z.union([z.boolean(), z.pipe(z.tuple([schema], schema), z.transform(String))]))),
  });
  expect(unboundedIn({ path: 'root', schema: hidden })).toContain(`root.some.${complaint}`);
});

it('bounded schemas are accepted', () => {
  const schema = z.object({ a: textOf(1, 3), b: upTo(9), c: z.enum(['x']), d: z.array(upTo(2)).check(z.maxLength(2)) });
  expect(unboundedIn({ path: 'root', schema })).toEqual([]);
});

function schemasIn(name: string, exported: unknown): readonly { readonly path: string; readonly schema: z.core.$ZodType }[] {
  const value: unknown = name in samples && typeof exported === 'function' ? exported(samples[name]) : exported;
  if (isSchema(value)) return [{ path: name, schema: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, schema]) => (isSchema(schema) ? [{ path: `${name}.${key}`, schema }] : []));
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
