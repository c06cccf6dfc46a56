import { readdirSync, readFileSync } from 'node:fs';
import { z } from '@rugby/domain/contract/schema';
import { type Kysely, sql } from 'kysely';
import { readRow } from '../../packages/server/src/db/readRows.ts';
import type { Database } from '../../packages/server/src/db/tables.ts';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time in milliseconds that a process has taken. Needs Linux. */
export function processorMs(pid: number): number {
  return ticksOf(pid, 2) * TICK_MS;
}

/** As `processorMs`, for a process with all its children, also those that have ended. */
export function processorMsOfFamily(parent: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === parent);
  return children.reduce((sum, child) => sum + processorMs(Number(child)), ticksOf(parent, 4) * TICK_MS);
}

/** The process of a database on this machine that started all its others. */
export async function postmasterOf(db: Kysely<Database>): Promise<number> {
  const { pid } = await readRow(db, sql`select pg_backend_pid() as pid`, z.object({ pid: z.number() }));
  return parentOf(pid) ?? pid;
}

/** The process that started another one; undefined when it has ended. */
function parentOf(pid: number): number | undefined {
  const parent = fieldsOf(pid)[1];
  return parent === undefined ? undefined : Number(parent);
}

/** The sum of the first `count` of: in the program, in the kernel, and both of children that have ended. */
function ticksOf(pid: number, count: 2 | 4): number {
  return fieldsOf(pid)
    .slice(11, 11 + count)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** What Linux says of a process, from its state on; empty when it has ended. */
function fieldsOf(pid: number): readonly string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
