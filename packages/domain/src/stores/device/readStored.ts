import { z } from '../../contract/schema.ts';
import type { StoragePort } from './StoragePort.ts';
import { readJson } from './userStorage.ts';

/** A stored value; undefined when there is none, or none that fits the schema. */
export function readStored<Value>(storage: StoragePort, name: string, schema: z.ZodMiniType<Value>): Value | undefined {
  const read = z.safeParse(schema, readJson(storage, name));
  return read.success ? read.data : undefined;
}
