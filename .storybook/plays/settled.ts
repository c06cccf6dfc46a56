import { expect } from 'vitest';

/** What react-aria holds back until it has its place, or until an on-screen keyboard had time to come. */
export const heldBack = '[style*="opacity: 0"][style*="inset(50%)"]';

/** Resolves when fonts are there, images decoded, popovers shown, and whatever ends has ended. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  await expect.poll(() => document.querySelector(heldBack), { timeout: 30_000 }).toBeNull();
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}
