import { describe, expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import { testPlayer, testWorld } from '../../testing/testWorld.ts';
import { emptyLineup } from '../model/lineup.ts';
import type { Player } from '../model/entities.ts';
import { upgradeLineup, type UpgradeOptions } from './upgradeLineup.ts';

/** Props of squads 1, 2 and so on, each for as many dollars as it is rated. */
const prop = (id: number, worth: number, squadId = id) => testPlayer({ id, squadId, cost: worth });
const lineup = { ...emptyLineup, prop: [1, 2] };

function upgrade(players: readonly Player[], money: number, about: Partial<UpgradeOptions> = {}) {
  const candidates = players.filter(({ id }) => id > 2);
  const options = { fixed: emptyLineup, candidates, ratingOf: ({ cost }: Player) => cost, world: testWorld({ players }) };
  return upgradeLineup(lineup, money, { ...options, ...about }).prop;
}

describe('a lineup is improved', () => {
  it('by the exchange with the greatest gain first, as long as the money lasts', () => {
    const players = [prop(1, 10), prop(2, 20), prop(3, 30), prop(4, 26)];
    expect(upgrade(players, 20)).toEqual([3, 2]);
    expect(upgrade(players, 26)).toEqual([3, 4]);
    expect(upgrade(players, 16)).toEqual([4, 2]);
    expect(upgrade(players, 5)).toEqual([1, 2]);
  });
  it('with the money that is saved by a better and cheaper player', () => {
    const players = [prop(1, 10), prop(2, 20), testPlayer({ id: 3, squadId: 3, cost: 4 }), prop(4, 24)];
    const ratingOf = ({ id, cost }: Player) => (id === 3 ? 50 : cost);
    expect(upgrade(players, 0, { ratingOf })).toEqual([3, 4]);
  });
  it('by the first in the order of the slots among equal gains, and by none without a gain', () => {
    expect(upgrade([prop(1, 10), prop(2, 10), prop(3, 15)], 5)).toEqual([3, 2]);
    expect(upgrade([prop(1, 10), prop(2, 10), prop(3, 10)], 5)).toEqual([1, 2]);
  });
  it('never by a player of another position, and never in the place of one who is to stay', () => {
    const lock = testPlayer({ id: 3, squadId: 3, cost: 30, position: 'lock' });
    expect(upgrade([prop(1, 10), prop(2, 20), lock], 50)).toEqual([1, 2]);
    expect(upgrade([prop(1, 10), prop(2, 20), prop(3, 30)], 50, { fixed: { ...emptyLineup, prop: [1, 0] } })).toEqual([1, 3]);
  });
  it('within the limits of the squads, except by a player of the same squad [G-313, G-315]', () => {
    const within = (players: readonly Player[], squad: { readonly max: number; readonly min: number }) =>
      upgrade(players, 50, { world: testWorld({ players, edition: { ...editions.srp, squad } }) });
    expect(within([prop(1, 10), prop(2, 20, 5), prop(3, 30, 5)], { max: 1, min: 0 })).toEqual([1, 3]);
    expect(within([prop(1, 10), prop(2, 40, 5), prop(3, 30, 5)], { max: 1, min: 0 })).toEqual([1, 2]);
    expect(within([prop(1, 10), prop(2, 40, 5), prop(3, 30, 5)], { max: 2, min: 0 })).toEqual([3, 2]);
    expect(within([prop(1, 10), prop(2, 40, 5), prop(3, 30, 5)], { max: 2, min: 1 })).toEqual([1, 2]);
  });
});
