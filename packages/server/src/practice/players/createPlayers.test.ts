import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { displayNameKey } from '@rugby/domain/game/session/keys';
import { editions } from '@rugby/domain/editions';
import { slots } from '@rugby/domain/game/model/positions';
import { describe, expect, test } from 'vitest';
import type { FeedPlayer } from '../../season/feed/feed.ts';
import { playedSeasons } from '../facts/playedSeasons.ts';
import { costLimits } from './costs.ts';
import { createPlayers } from './createPlayers.ts';

const fullName = ({ firstName, lastName }: Pick<FeedPlayer, 'firstName' | 'lastName'>) =>
  displayNameKey(`${firstName} ${lastName}`);

test('452 players in eleven clubs, 160 in four countries, always the same', () => {
  expect(createPlayers('srp')).toHaveLength(452);
  expect(createPlayers('trc')).toHaveLength(160);
  expect(createPlayers('srp')).toEqual(createPlayers('srp'));
});

describe.each(['srp', 'trc'] as const)('in %s', (id) => {
  const players = createPlayers(id);
  const squadIds = playedSeasons[id].squads.map((_, index) => index + 1);

  test('no full name occurs twice, even without accents', () => {
    expect(new Set(players.map(fullName)).size).toBe(players.length);
  });

  test('fewer than one player in ten shares a last name with another, and none within a squad, as seldom as in real seasons', () => {
    const lastName = ({ lastName }: FeedPlayer) => displayNameKey(lastName);
    const alike = players.filter((player) => players.some((other) => other !== player && lastName(other) === lastName(player)));
    expect(alike.length).toBeLessThan(players.length / 10);
    for (const squadId of squadIds) {
      const squad = players.filter((player) => player.squadId === squadId);
      expect(new Set(squad.map(lastName)).size).toBe(squad.length);
    }
  });

  test('every squad has two players for each slot, and a third hooker, scrum half and fly half', () => {
    for (const squadId of squadIds) {
      for (const { position } of slots) {
        const places = slots.filter((slot) => slot.position === position).length;
        const there = players.filter((player) => player.squadId === squadId && player.position === position);
        expect(there.length).toBeGreaterThanOrEqual(places === 1 ? 3 : places * 2);
      }
    }
  });

  test('costs are steps of 100,000 dollars within the edition’s limits, and reach the lower one', () => {
    const [least, most] = costLimits[id];
    for (const { cost } of players) {
      expect(cost % 100_000).toBe(0);
      expect(cost).toBeGreaterThanOrEqual(least);
      expect(cost).toBeLessThanOrEqual(most);
    }
    expect(Math.min(...players.map(({ cost }) => cost))).toBe(least);
  });

  test('the salary cap matters: the best lineup of a squad costs 85 to 95 million on average, the best of all players far more than the cap', () => {
    const average = squadIds.reduce(
      (sum, squadId) => sum + costOfDearestFifteen(players.filter((one) => one.squadId === squadId)),
      0,
    );
    expect(average / squadIds.length).toBeGreaterThan(85_000_000);
    expect(average / squadIds.length).toBeLessThan(95_000_000);
    expect(costOfDearestFifteen(players)).toBeGreaterThan(editions[id].budget * 1.1);
  });
});

test.each(realSeasons())('no player has the full name of a real player in %s', async (folder) => {
  const real = new Set(Array.from(JSON.parse(await readFile(join(folder, 'players.json'), 'utf8')), fullName));
  expect(real.size).toBeGreaterThan(100);
  for (const id of ['srp', 'trc'] as const) expect(createPlayers(id).filter((player) => real.has(fullName(player)))).toEqual([]);
});

/** The folders of real seasons, where there are some to compare with. */
function realSeasons(): readonly string[] {
  const folder = process.env['SEASON_DATA'];
  return folder === undefined ? [] : ['srp-2026', 'trc-2025'].map((name) => join(folder, name));
}

/** Cost of the fifteen most expensive players of all squads. */
function costOfDearestFifteen(players: readonly FeedPlayer[]): number {
  const byPosition = Map.groupBy(
    players.toSorted((a, b) => b.cost - a.cost),
    ({ position }) => position,
  );
  return slots.reduce((sum, { position, index }) => sum + (byPosition.get(position)?.[index]?.cost ?? 0), 0);
}
