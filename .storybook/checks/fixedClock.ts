/**
 * Stops the calendar for a story and returns what lets it run again. Only `Date` is fixed: timers and animation frames go on, so that
 * waiting, debouncing and react-aria behave as in the product.
 */
export function fixClock(now: string): () => void {
  const RealDate = globalThis.Date;
  const instant = RealDate.parse(now);
  if (Number.isNaN(instant)) throw new Error(`The story's "now" is no ISO instant: ${now}`);
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(instant).toString(),
    construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [instant] : parts, newTarget),
    get: (target, name, receiver) => (name === 'now' ? () => instant : Reflect.get(target, name, receiver)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
