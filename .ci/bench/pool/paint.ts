/** Waits until the browser has painted, and answers when that was. */
export function nextPaint(): Promise<number> {
  return new Promise((painted) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => painted(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });
}

/**
 * When the list last changed, `since` if it has not: lists that know their height only after a first layout draw their rows in the frame
 * after it.
 */
export async function settled(list: Element, since: number): Promise<number> {
  let changed = since;
  let shown = list.textContent;
  for (;;) {
    const painted = await nextPaint();
    if (list.textContent === shown) return changed;
    shown = list.textContent;
    changed = painted;
  }
}
