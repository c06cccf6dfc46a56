import { rulesBroken } from '@rugby/mocks/scenarios/scenarios';
import { expect, test } from 'vitest';
import type { Team } from '../../game/model/entities.ts';
import { playersById } from '../../game/model/world.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import { StandingBreachStore } from './StandingBreachStore.ts';

const { team, players, ...season } = rulesBroken();

function storeOf(value: Team | null, isOver = false) {
  const saved = new RemoteValue<Team | null>(async () => ({ ok: true, value }));
  saved.replace(value);
  const world = { ...season, players: playersById(players), now: Date.parse(season.now) };
  return new StandingBreachStore({ season: { world, isOver }, team: { saved } });
}

test('each rule that the saved team breaks is shown until it is closed [G-328, D18]', () => {
  const store = storeOf(team);
  expect(store.shown).toMatchObject({ rule: 'squad-limit', have: 5, limit: 4 });
  store.close();
  expect(store.shown).toMatchObject({ rule: 'over-budget', over: 600_000 });
  store.close();
  expect(store.shown).toBeUndefined();
});

test('nothing is shown without a team, and once the season is over', () => {
  expect([storeOf(null).shown, storeOf(team, true).shown]).toEqual([undefined, undefined]);
});
