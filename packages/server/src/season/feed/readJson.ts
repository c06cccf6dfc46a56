import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { z } from '@rugby/domain/contract/schema';
import { safeParse } from 'zod/mini';
import { en } from 'zod/locales';
import { codeOf, reasonOf } from '../../config/StartError.ts';
import { CommandError } from '../CommandError.ts';
import { placesIn } from './jsonPlaces.ts';

/** A problem at a path of a file. */
export interface Problem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A file that was read and parsed. */
export interface ReadJson<Value> {
  readonly value: Value;
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string;
  /** Returns the problems as sentences that name file, line and path. */
  readonly sentences: (problems: readonly Problem[]) => readonly string[];
}

// The schemas of the contract have no error language, which browsers do not need but operators do.
const { localeError } = en();

/**
 * Reads a JSON file by a schema. Refuses, with a sentence for each problem, a file that is missing, cannot be read, is not JSON
 * or does not match.
 */
export async function readJson<Value>(file: string, schema: z.ZodMiniType<Value>): Promise<ReadJson<Value>> {
  const text = await readText(file);
  const places = placesIn(text);
  if (places.brokenLine !== undefined) throw new CommandError([`${file}, line ${places.brokenLine}: this is not JSON.`]);
  const sentences = (problems: readonly Problem[]) =>
    problems.map(({ path, message }) => `${file}, line ${places.lineOf(path)}, ${shown(path)}: ${message}.`);
  const result = safeParse(schema, JSON.parse(text), { error: localeError });
  if (!result.success) throw new CommandError(sentences(result.error.issues));
  return { value: result.data, hash: createHash('sha256').update(text).digest('hex'), sentences };
}

/** Awaits several readers and refuses with the problems of all. */
export async function readAll<Values extends readonly unknown[]>(readers: {
  readonly [Index in keyof Values]: Promise<Values[Index]>;
}): Promise<Values> {
  const results = await Promise.allSettled(readers);
  const reasons = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const fault = reasons.find((reason) => !(reason instanceof CommandError));
  if (fault !== undefined) throw fault;
  const problems = reasons.flatMap((reason) => (reason instanceof CommandError ? reason.problems : []));
  if (problems.length > 0) throw new CommandError(problems);
  return Promise.all(readers);
}

async function readText(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    const trouble = codeOf(error) === 'ENOENT' ? 'does not exist' : `cannot be read (${codeOf(error) ?? reasonOf(error)})`;
    throw new CommandError([`${file} ${trouble}.`]);
  }
}

function shown(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the whole file';
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`)).join('');
}
