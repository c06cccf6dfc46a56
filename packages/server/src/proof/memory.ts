import { chunk, minBy } from 'es-toolkit';

/** The size of memory at a moment, in milliseconds and bytes. */
export interface MemorySample {
  readonly at: number;
  readonly bytes: number;
}

/** The memory of a server: of its JavaScript values and of the whole process. */
export interface ServerMemory {
  readonly values: MemorySample;
  readonly process: MemorySample;
}

/** Reads the memory of a server from `/metrics`. */
export async function memoryOf(site: string): Promise<ServerMemory> {
  const text = await (await fetch(`${site}/metrics`)).text();
  const at = performance.now();
  return {
    values: { at, bytes: Number(/^nodejs_heap_used_bytes (\d+)/m.exec(text)?.[1]) },
    process: { at, bytes: Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) },
  };
}

/** Returns the lowest of every ten samples: the size after garbage collection, which grows only when memory leaks. */
export function floorsOf(samples: readonly MemorySample[]): readonly MemorySample[] {
  return chunk(samples, 10).flatMap((ten) => minBy(ten, ({ bytes }) => bytes) ?? []);
}

/** Returns the growth of memory in megabytes a minute: the slope of the regression line. */
export function growthPerMinute(samples: readonly MemorySample[]): number {
  const mean = (of: (sample: MemorySample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [at, bytes] = [mean((one) => one.at), mean((one) => one.bytes)];
  const together = mean((one) => (one.at - at) * (one.bytes - bytes));
  const alone = mean((one) => (one.at - at) ** 2);
  return ((together / alone) * 60_000) / 1_000_000;
}
