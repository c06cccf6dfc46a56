import { editions } from '@rugby/domain/editions';
import { expect, it, vi } from 'vitest';
import { LiveStates, stateEvent } from './LiveStates.ts';
import type { PublishedState } from './readLiveState.ts';
import { patience } from '../testing/patience.ts';

const state = (ranks: number): PublishedState => ({ checksums: { rounds: 'r', players: 'p' }, ranks });

/** States that are read from `answers`, one after the other. */
function aHarness(...answers: readonly (PublishedState | undefined | Error)[]) {
  const left = [...answers];
  const sent: number[] = [];
  const warn = vi.fn();
  const states = new LiveStates({
    read: async () => {
      const answer = left.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    send: async (_, { ranks }) => void sent.push(ranks),
    warn,
  });
  return { states, sent, warn, left };
}

it('a state that has not changed is not sent again', async () => {
  const { states, sent } = aHarness(state(1), state(1), state(2));
  for (let time = 0; time < 3; time += 1) await states.refresh(editions.srp);
  expect([sent, states.get(editions.srp)]).toEqual([[1, 2], state(2)]);
});

it('changes that are announced during a read cause one more read', async () => {
  const { states, sent, left } = aHarness(state(1), state(2), state(3));
  await Promise.all([1, 2, 3].map(() => states.refresh(editions.srp)));
  await vi.waitFor(() => expect(sent).toEqual([1, 2]), patience);
  expect(left).toEqual([state(3)]);
});

it('a read that fails is repeated until it succeeds', async () => {
  const { states, sent, warn } = aHarness(new Error('The database is down.'), state(1));
  await states.refresh(editions.srp);
  expect([sent, warn.mock.calls.length]).toEqual([[1], 1]);
});

it('a closed one does not repeat a read', async () => {
  const { states, left, warn } = aHarness(new Error('The pool is closed.'), state(1));
  states.close();
  await states.refresh(editions.srp);
  expect([left, warn.mock.calls.length]).toEqual([[state(1)], 0]);
});

it('an edition without a season has nothing to say', async () => {
  const { states, sent } = aHarness(undefined);
  await states.refresh(editions.trc);
  expect([sent, states.get(editions.trc)]).toEqual([[], undefined]);
});

it.each([
  [0, 200],
  [5000, 5000],
  [100_000, 20_000],
])('an event asks %d listeners to spread their reads over %d ms', (listeners, spreadMs) => {
  expect(stateEvent('state', state(1), listeners)).toBe(`event: state\ndata: ${JSON.stringify({ ...state(1), spreadMs })}\n\n`);
});
