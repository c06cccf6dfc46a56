import { chunk, minBy } from 'es-toolkit';

/** How much memory something took at a moment: milliseconds and bytes. */
export interface MemorySample {
  readonly at: number;
  readonly bytes: number;
}

/** What a server says of its memory: what its values take, and all that the process holds. */
export interface ServerMemory {
  readonly values: MemorySample;
  readonly process: MemorySample;
}

/** What a server says of itself at `/metrics`. */
export async function memoryOf(site: string): Promise<ServerMemory> {
  const text = await (await fetch(`${site}/metrics`)).text();
  const at = performance.now();
  return {
    values: { at, bytes: Number(/^nodejs_heap_used_bytes (\d+)/m.exec(text)?.[1]) },
    process: { at, bytes: Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) },
  };
}

/** The least of every ten samples: what was left after garbage was collected, which goes up only when something is kept for good. */
export function floorsOf(samples: readonly MemorySample[]): readonly MemorySample[] {
  return chunk(samples, 10).flatMap((ten) => minBy(ten, ({ bytes }) => bytes) ?? []);
}

/** By how many megabytes memory grows in a minute: the slope of the straight line that is nearest to the samples. */
export function growthPerMinute(samples: readonly MemorySample[]): number {
  const mean = (of: (sample: MemorySample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [at, bytes] = [mean((one) => one.at), mean((one) => one.bytes)];
  const together = mean((one) => (one.at - at) * (one.bytes - bytes));
  const alone = mean((one) => (one.at - at) ** 2);
  return ((together / alone) * 60_000) / 1_000_000;
}
