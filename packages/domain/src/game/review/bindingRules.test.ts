import { expect, it } from 'vitest';
import { testPlayer } from '../../testing/testWorld.ts';
import type { Player, Position } from '../model/entities.ts';
import { slots } from '../model/positions.ts';
import { bestLineup, type BestQuery, bindingRules } from './bestLineup.ts';

const points = new Map<number, number>();

function player(id: number, position: Position, squadId: number, millions: number, scored: number): Player {
  points.set(id, scored);
  return testPlayer({ id, position, squadId, cost: millions * 1_000_000 });
}

/** Each from another squad, for 6 million and with 10 points. */
const fifteen = slots.map(({ position }, index) => player(index + 1, position, index + 1, 6, 10));
const dearProp = player(101, 'prop', 21, 30, 30);
const hookers = [player(102, 'hooker', 22, 6, 50), player(103, 'hooker', 23, 6, 50)];
const teammates = [player(104, 'prop', 24, 6, 50), player(105, 'lock', 24, 6, 50)];

const query: BestQuery = {
  edition: { budget: 100_000_000, squad: { max: 1, min: 0 } },
  pointsOf: ({ id }) => points.get(id),
  extra: [],
  hasCap: true,
};

it.each([
  { rule: 'the cap', others: [dearProp], bindings: [{ rule: 'cap', points: 20 }] },
  { rule: 'the maximum of a squad', others: teammates, bindings: [{ rule: 'squad-limit', points: 40 }] },
  { rule: 'the positions', others: hookers, bindings: [{ rule: 'positions', points: 40 }] },
  {
    rule: 'two rules, the dearest first',
    others: [dearProp, ...hookers],
    bindings: [
      { rule: 'positions', points: 40 },
      { rule: 'cap', points: 20 },
    ],
  },
  { rule: 'no rule', others: [], bindings: [] },
])('the best fifteen is bound by $rule [B23]', ({ others, bindings }) => {
  expect(bindingRules([...fifteen, ...others], query)).toEqual(bindings);
});

it('no cap binds without one, and no rule where there is no legal fifteen [B23]', () => {
  expect(bindingRules([...fifteen, dearProp], { ...query, hasCap: false })).toEqual([]);
  expect(bindingRules(fifteen.slice(1), query)).toEqual([]);
});

it('a player without points cannot be chosen, also when no other makes a legal fifteen [B23]', () => {
  const withoutFirst = { ...query, pointsOf: ({ id }: Player) => (id === 1 ? undefined : 10) };
  expect(bestLineup(fifteen, withoutFirst)).toBeNull();
  const best = bestLineup([...fifteen, player(106, 'prop', 25, 6, 10)], withoutFirst);
  expect(best).toMatchObject({ points: 150, value: 90_000_000 });
  expect(best?.players.map(({ playerId }) => playerId)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 106]);
});
