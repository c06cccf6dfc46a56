import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordOf, textOf, upTo } from './text.ts';
import { z } from './schema.ts';
import { unboundedIn } from './testing/unboundedIn.ts';

const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
  .map((name) => name.slice(0, -'.ts'.length));

const helpFiles = { helpCategoriesFile: ['en-US'], helpSectionsFile: ['en-US'], helpArticlesFile: ['en-US'] };
const builders = { upTo: [9], textOf: [1, 9], listOf: [z.boolean(), 9], recordOf: [z.boolean(), 9] };

/** Arguments of the functions that return a schema or the description of a published file. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  playerMatchesFile: [1],
  localeFile: ['en-US'],
  envelopeOf: [z.boolean()],
  longList: ['some', z.boolean(), 9],
  ...helpFiles,
  ...builders,
};

/** Values without a bound in their schema, by the end of their path, with what bounds them. */
const boundElsewhere = {
  'data.a value of any size (unknown)': 'what a rule of the game says of its refusal, at most 100 entries',
  'localeFile.schema.a value of any size (unknown)': 'the words of a locale, from the release',
  'sentFile.a value of any size (custom)': 'a file of a form, of which the server reads 5 MB',
  'avatar.a value of any size (custom)': 'a file of a form, of which the server reads 5 MB',
};

it('every function that makes a schema is called with a sample', async () => {
  const names = modules.map(async (name) => {
    const found: unknown = await import(join(import.meta.dirname, `${name}.ts`));
    return Object.entries(Object(found)).flatMap(([exported, value]) => (makesSchema(value) ? [exported] : []));
  });
  expect((await Promise.all(names)).flat().filter((name) => !(name in samples))).toEqual([]);
});

it.each(modules)('every list, text and number of %s has a bound', async (name) => {
  const found: unknown = await import(join(import.meta.dirname, `${name}.ts`));
  const unbounded = Object.entries(Object(found)).flatMap(([exported, value]) => schemasIn(exported, value).flatMap(unboundedIn));
  const ends = Object.keys(boundElsewhere);
  expect(unbounded.filter((complaint) => !ends.some((end) => complaint.endsWith(end)))).toEqual([]);
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
  ['a record', z.record(upTo(9), z.boolean()), 'a record without a greatest number of keys'],
  ['an unknown value', z.unknown(), 'a value of any size (unknown)'],
  ['any value', z.any(), 'a value of any size (any)'],
  ['a value of an own kind', z.custom(), 'a value of any size (custom)'],
  ['the keys of a record', z.record(z.string(), z.boolean()), 'a text without a longest length'],
])('%s without a bound is found, however deep it is', (_, schema, complaint) => {
  const hidden = z.object({
    some: z.optional(z.nullable(z.union([z.boolean(), z.pipe(z.tuple([schema], schema), z.transform(String))]))),
  });
  expect(unboundedIn({ path: 'root', schema: hidden })).toContain(`root.some.${complaint}`);
});

it('bounded schemas are accepted', () => {
  const schema = z.object({
    e: recordOf(upTo(2), 2),
    f: z.record(z.enum(['x']), upTo(2)),
    a: textOf(1, 3),
    b: upTo(9),
    c: z.enum(['x']),
    d: z.array(upTo(2)).check(z.maxLength(2)),
  });
  expect(unboundedIn({ path: 'root', schema })).toEqual([]);
});

it('a record takes as many keys as its bound, and no more', () => {
  const schema = recordOf(z.boolean(), 2);
  expect(
    [
      { a: true, b: true },
      { a: true, b: true, c: true },
    ].map((sent) => z.safeParse(schema, sent).success),
  ).toEqual([true, false]);
});

function schemasIn(name: string, exported: unknown): readonly { readonly path: string; readonly schema: z.core.$ZodType }[] {
  const value: unknown = typeof exported === 'function' && samples[name] ? exported(...samples[name]) : exported;
  if (isSchema(value)) return [{ path: name, schema: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, schema]) => (isSchema(schema) ? [{ path: `${name}.${key}`, schema }] : []));
}

/** Read from its text, so that no function is called with arguments that it does not expect. */
function makesSchema(value: unknown): boolean {
  return (
    typeof value === 'function' &&
    /\bz\.(?!core|safeParse|parse|output|input)|\b(?:listOf|recordOf|upTo|longList)\(|\bschema:/.test(String(value))
  );
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
