import { createHash } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import type { z } from '@rugby/domain/contract/schema';
import { safeParse } from 'zod/mini';
import { codeOf, reasonOf } from '../../config/StartError.ts';
import { CommandError, MOST_SHOWN } from '../CommandError.ts';
import { describeIssue } from './describeIssue.ts';
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

/** The largest file that is read. A season is far below 1 MB. */
export const MOST_BYTES = 16 * 1024 * 1024;

/** The bytes of a file, and the name by which sentences call it: a path or a URL. */
export interface FeedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads a JSON file by a schema. Refuses a file that is missing, too large or cannot be read, and what `parseJson` refuses. */
export async function readJson<Value>(file: string, schema: z.ZodMiniType<Value>): Promise<ReadJson<Value>> {
  return parseJson(await readFeedFile(file), schema);
}

/** Parses the JSON of a file by a schema. Refuses, with a sentence for each problem, a file that is not JSON or does not match. */
export function parseJson<Value>(file: FeedFile, schema: z.ZodMiniType<Value>): ReadJson<Value> {
  const text = decode(file);
  const json = parse(file.name, text);
  const sentences = (problems: readonly Problem[]) => {
    const lines = linesOf(
      text,
      problems.slice(0, MOST_SHOWN).map(({ path }) => path),
    );
    return problems.map(({ path, message }, index) => `${file.name}, line ${lines[index] ?? 1}, ${shown(path)}: ${message}.`);
  };
  const result = safeParse(schema, json, { error: describeIssue });
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

function decode({ name, bytes }: FeedFile): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError([`${name}, line ${lineOfStrangeByte(Buffer.from(bytes))}: this is not UTF-8.`]);
  }
}

/** Reads the bytes of a file. Refuses one that is missing, too large or cannot be read. */
export async function readFeedFile(file: string): Promise<FeedFile> {
  try {
    const found = await stat(file);
    // A pipe may never be written, and a device may have no end.
    if (!found.isFile()) throw new CommandError([`${file} is not a file.`]);
    const { size } = found;
    if (size > MOST_BYTES) throw createSizeError(file, size);
    return { name: file, bytes: await readFile(file) };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const trouble = codeOf(error) === 'ENOENT' ? 'does not exist' : `cannot be read (${codeOf(error) ?? reasonOf(error)})`;
    throw new CommandError([`${file} ${trouble}.`]);
  }
}

/** The refusal of a file that is too large to be read. */
export function createSizeError(name: string, size: number): CommandError {
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  return new CommandError([`${name} has ${megabytes(size)} MB. At most ${megabytes(MOST_BYTES)} MB are read.`]);
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
