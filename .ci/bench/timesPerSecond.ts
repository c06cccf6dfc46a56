/** Repeats each action after itself, all of them at once, and answers how many times a second one ended. */
export async function timesPerSecond(actions: readonly (() => Promise<unknown>)[], seconds: number): Promise<number> {
  const before = performance.now();
  const until = before + seconds * 1000;
  const counts = await Promise.all(
    actions.map(async (act) => {
      let count = 0;
      for (; performance.now() < until; count += 1) await act();
      return count;
    }),
  );
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - before);
}
