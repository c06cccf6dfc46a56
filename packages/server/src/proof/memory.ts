/** How much memory a server took at a moment: milliseconds and bytes. */
export interface MemorySample {
  readonly at: number;
  readonly bytes: number;
}

/** What a server says of itself at `/metrics`. */
export async function memoryOf(site: string): Promise<MemorySample> {
  const text = await (await fetch(`${site}/metrics`)).text();
  return { at: performance.now(), bytes: Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) };
}

/** By how many megabytes memory grows in a minute: the slope of the straight line that is nearest to the samples. */
export function growthPerMinute(samples: readonly MemorySample[]): number {
  const mean = (of: (sample: MemorySample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [at, bytes] = [mean((one) => one.at), mean((one) => one.bytes)];
  const together = mean((one) => (one.at - at) * (one.bytes - bytes));
  const alone = mean((one) => (one.at - at) ** 2);
  return ((together / alone) * 60_000) / 1_000_000;
}
