import { createHash } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import type { z } from '@rugby/domain/contract/schema';
import { safeParse } from 'zod/mini';
import { en } from 'zod/locales';
import { codeOf, reasonOf } from '../../config/StartError.ts';
import { CommandError, MOST_SHOWN } from '../CommandError.ts';
import { brokenLineOf, linesOf } from './jsonPlaces.ts';

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

/** The largest file that is read. A season is far below 1 MB. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Reads a JSON file by a schema. Refuses, with a sentence for each problem, a file that is missing, too large, cannot be read, is not
 * JSON or does not match.
 */
export async function readJson<Value>(file: string, schema: z.ZodMiniType<Value>): Promise<ReadJson<Value>> {
  const text = await readText(file);
  const json = parse(file, text);
  const sentences = (problems: readonly Problem[]) => {
    const lines = linesOf(
      text,
      problems.slice(0, MOST_SHOWN).map(({ path }) => path),
    );
    return problems.map(({ path, message }, index) => `${file}, line ${lines[index] ?? 1}, ${shown(path)}: ${message}.`);
  };
  const result = safeParse(schema, json, { error: localeError });
  if (!result.success) throw new CommandError(sentences(result.error.issues));
  return { value: result.data, hash: createHash('sha256').update(text).digest('hex'), sentences };
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError([`${file}, line ${brokenLineOf(text) ?? 1}: this is not JSON.`]);
  }
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
  const bytes = await readBytes(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError([`${file}, line ${lineOfStrangeByte(bytes)}: this is not UTF-8.`]);
  }
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES)
      throw new CommandError([
        `${file} has ${Math.round(size / 1024 / 1024)} MB. At most ${MOST_BYTES / 1024 / 1024} MB are read.`,
      ]);
    return await readFile(file);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const trouble = codeOf(error) === 'ENOENT' ? 'does not exist' : `cannot be read (${codeOf(error) ?? reasonOf(error)})`;
    throw new CommandError([`${file} ${trouble}.`]);
  }
}

/** Returns the line of the first bytes that are not UTF-8. */
function lineOfStrangeByte(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

function shown(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the whole file';
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`)).join('');
}
