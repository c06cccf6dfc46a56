import { expect, it } from 'vitest';
import { BusyError } from './BusyError.ts';
import { SlowChanges } from './SlowChanges.ts';

const of = (userId: number, signal = new AbortController().signal) => ({ userId, signal });
const done = async () => 'done';

/** Waits until a change runs, which then goes on until it is let go. */
async function aHeldChange(changes: SlowChanges, userId: number) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const ended = changes.run(of(userId), () => {
    begun.resolve();
    return promise;
  });
  await begun.promise;
  return { ended, letGo: () => resolve('done') };
}

it('changes run one after the other, in the order in which they came', async () => {
  const changes = new SlowChanges(2);
  const order: number[] = [];
  const note = (number: number) => async () => void order.push(number);
  const held = await aHeldChange(changes, 1);
  const others = [changes.run(of(2), note(2)), changes.run(of(3), note(3))];
  expect(order).toEqual([]);
  held.letGo();
  await Promise.all([held.ended, ...others]);
  expect(order).toEqual([2, 3]);
});

it('one change of a user waits at most, so that those of others are not kept waiting', async () => {
  const changes = new SlowChanges(8);
  const held = await aHeldChange(changes, 1);
  const waiting = changes.run(of(2), done);
  await expect(changes.run(of(2), done)).rejects.toThrow(BusyError);
  held.letGo();
  expect(await Promise.all([held.ended, waiting])).toEqual(['done', 'done']);
  expect(await changes.run(of(2), done)).toBe('done');
});

it('a change beyond those that may wait is refused at once', async () => {
  const changes = new SlowChanges(1);
  const held = await aHeldChange(changes, 1);
  const waiting = changes.run(of(2), done);
  await expect(changes.run(of(3), done)).rejects.toThrow(BusyError);
  held.letGo();
  await Promise.all([held.ended, waiting]);
});

it('a change whose client has gone while it waited is not made', async () => {
  const changes = new SlowChanges(1);
  const held = await aHeldChange(changes, 1);
  const client = new AbortController();
  const waiting = changes.run(of(2, client.signal), () => expect.unreachable());
  client.abort();
  held.letGo();
  await expect(waiting).rejects.toThrow(BusyError);
  await held.ended;
});
