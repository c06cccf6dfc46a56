import { describe, expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { testFixture, testPool, testRound, testWorld } from '../../testing/testWorld.ts';
import { autofill } from '../autofill/autofill.ts';
import type { Player, PlayerStatus } from '../model/entities.ts';
import { emptySelection, playerIds } from '../model/lineup.ts';
import { playersById, type GameWorld, type SavedTeam } from '../model/world.ts';
import { applyTrades } from '../transfers/trades.ts';
import { absenceOf, absentPlayerIds } from './absence.ts';
import { nearLock } from './nearLock.ts';
import { teamReminderOf } from './teamReminder.ts';

const kickOff = Date.parse('2026-02-14T06:00:00.000Z');
const hour = 3_600_000;
const squadPairs = [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11, 1]] as const; // prettier-ignore

function worldOf(pairs: readonly (readonly [number, number])[] = squadPairs, now = kickOff - 3 * hour): GameWorld {
  const fixtures = pairs.map(([homeSquadId, awaySquadId], index) => testFixture({ id: index + 1, homeSquadId, awaySquadId }));
  return testWorld({ players: testPool(editions.srp), rounds: [testRound(1, 'scheduled', fixtures)], now });
}

function teamIn(world: GameWorld): SavedTeam {
  const outcome = autofill({ ...emptySelection, saved: null }, world);
  if (!outcome.ok) throw new Error('The pool allows a legal team.');
  return { ...outcome.selection, startRoundId: 1, isComplete: true, salaryCap: 100_000_000, boosters: [] };
}

function withStatus(world: GameWorld, ids: readonly number[], status: PlayerStatus): GameWorld {
  const players = [...world.players.values()].map((player): Player => (ids.includes(player.id) ? { ...player, status } : player));
  return { ...world, players: playersById(players) };
}

describe('a reminder before the lock', () => {
  test('is due in the last day before a kick-off, and not before [B15]', () => {
    const at = (now: number) => nearLock(worldOf(squadPairs, now));
    expect([at(kickOff - 25 * hour), at(kickOff - 24 * hour), at(kickOff - 1), at(kickOff)]).toEqual([
      null,
      kickOff,
      kickOff,
      null,
    ]);
  });

  test('is never due in a season without rounds [B15]', () => {
    const none = { ...worldOf(), rounds: [] };
    const incomplete: SavedTeam = { ...teamIn(worldOf()), isComplete: false };
    expect([nearLock(none), teamReminderOf(incomplete, none, kickOff)]).toEqual([null, null]);
  });

  test('is looked for in the teams of players who will not play and are not locked [B15]', () => {
    const begun = testFixture({ id: 1, date: new Date(kickOff - 4 * hour).toISOString() });
    const other = testFixture({ id: 2, homeSquadId: 3, awaySquadId: 4 });
    const world = { ...worldOf(), rounds: [testRound(1, 'playing', [begun, other])] };
    const idsOf = (isIn: (squadId: number) => boolean) =>
      [...world.players.values()].filter(({ squadId }) => isIn(squadId)).map(({ id }) => id);
    const [locked = 0, [open = 0]] = [idsOf((squadId) => squadId === 1)[0], idsOf((squadId) => squadId === 3)];
    const absent = absentPlayerIds(withStatus(world, [locked, open], 'eliminated'));
    expect(new Set(absent)).toEqual(new Set([open, ...idsOf((squadId) => squadId > 4)]));
  });

  test('is not made for a team whose players may all play', () => {
    const world = worldOf();
    const team = teamIn(world);
    expect(teamReminderOf(team, world, kickOff)).toBeNull();
    expect(teamReminderOf(team, withStatus(world, playerIds(team.lineup), 'bench'), kickOff)).toBeNull();
  });

  test('counts the empty places of an incomplete team, until the round begins [B15]', () => {
    const { lineup } = teamIn(worldOf());
    const team: SavedTeam = { ...teamIn(worldOf()), lineup: { ...lineup, prop: [0, 0] }, isComplete: false, startRoundId: null };
    expect(teamReminderOf(team, worldOf(), kickOff)).toEqual({ kind: 'incomplete', lockAt: kickOff, free: 2 });
    const later = testFixture({ id: 9, date: new Date(kickOff + 2 * hour).toISOString(), homeSquadId: 2, awaySquadId: 3 });
    const begun = testRound(1, 'playing', [testFixture({ id: 1 }), later]);
    expect(teamReminderOf(team, { ...worldOf(), rounds: [begun], now: kickOff + hour }, kickOff)).toBeNull();
  });

  test('names who will not play, with swaps that the rules accept together [B15]', () => {
    const world = worldOf();
    const team = teamIn(world);
    const [first = 0, second = 0] = playerIds(team.lineup);
    const changed = withStatus(withStatus(world, [first], 'eliminated'), [second], 'injured');
    const reminder = teamReminderOf(team, changed, kickOff);
    if (reminder?.kind !== 'absent') throw new Error('There is no reminder of absent players.');
    expect(reminder.absent.map(({ playerId, reason, jersey }) => [playerId, reason, jersey])).toEqual([
      [first, 'eliminated', 1],
      [second, 'injured', 3],
    ]);
    const swaps = reminder.absent.flatMap(({ swap }) => swap ?? []);
    expect(swaps.map(({ out }) => out)).toEqual([first, second]);
    expect(applyTrades(team, swaps, changed).ok).toBe(true);
    for (const { in: id } of swaps) {
      const player = changed.players.get(id);
      expect(player && absenceOf(player, changed)).toBeUndefined();
    }
    expect(reminder.budgetAfter).toBeGreaterThanOrEqual(0);
  });

  test('prefers the player with more points a match', () => {
    const world = worldOf();
    const team = teamIn(world);
    const [first = 0] = playerIds(team.lineup);
    const position = world.players.get(first)?.position;
    const star = [...world.players.values()].find(
      (player) => player.position === position && !playerIds(team.lineup).includes(player.id) && player.cost <= 4_000_000,
    );
    if (star === undefined) throw new Error('There is no other player.');
    const better = { ...star, stats: { ...star.stats, avgPoints: 60 } };
    const changed = withStatus({ ...world, players: new Map(world.players).set(star.id, better) }, [first], 'injured');
    const reminder = teamReminderOf(team, changed, kickOff);
    expect(reminder?.kind === 'absent' && reminder.absent[0]?.swap).toEqual({ out: first, in: star.id });
  });

  test('names players without a match, but not locked ones [B15, D47]', () => {
    const played = worldOf();
    const team = teamIn(played);
    const world = worldOf(squadPairs.slice(0, 4));
    const resting = playerIds(team.lineup).filter((id) => (world.players.get(id)?.squadId ?? 0) > 8);
    const reminder = teamReminderOf(team, world, kickOff);
    const names = reminder?.kind === 'absent' ? reminder.absent : [];
    expect(names.map(({ playerId }) => playerId)).toEqual(resting);
    expect(new Set(names.map(({ reason }) => reason))).toEqual(new Set(resting.length > 0 ? ['resting'] : []));

    const begun = testFixture({ id: 1, date: new Date(kickOff - 4 * hour).toISOString() });
    const other = testFixture({ id: 2, homeSquadId: 3, awaySquadId: 4 });
    const rounds = [testRound(1, 'playing', [begun, other])];
    const locked = playerIds(team.lineup).filter((id) => [1, 2].includes(world.players.get(id)?.squadId ?? 0));
    const running = withStatus({ ...world, rounds }, locked, 'injured');
    const left = teamReminderOf(team, running, kickOff);
    expect(
      left?.kind === 'absent' ? left.absent.map(({ playerId }) => playerId).filter((id) => locked.includes(id)) : [],
    ).toEqual([]);
  });

  test('offers swaps for as many players as can be replaced [B15]', () => {
    const world = worldOf();
    const team = teamIn(world);
    const [, , hooker = 0, lock = 0] = playerIds(team.lineup);
    const props = [...world.players.values()].filter(({ position }) => position === 'prop').map(({ id }) => id);
    const changed = withStatus(withStatus(world, [...props, lock], 'injured'), [hooker], 'not-selected');
    const outOf = (saved: SavedTeam) => {
      const reminder = teamReminderOf(saved, changed, kickOff);
      return reminder?.kind === 'absent' ? reminder.absent.map(({ swap }) => swap?.out ?? null) : [];
    };
    expect(outOf(team)).toEqual([null, null, hooker, lock]);
    const coCaptain = { id: 1, type: 'CO_CAPTAIN', roundId: 1, roundNumber: 1, playerId: lock } as const;
    expect(outOf({ ...team, boosters: [coCaptain] })).toEqual([null, null, hooker, null]);
  });

  test('offers no swap where no player can come in', () => {
    const world = worldOf();
    const team = teamIn(world);
    const [first = 0] = playerIds(team.lineup);
    const position = world.players.get(first)?.position;
    const all = [...world.players.values()].filter((player) => player.position === position).map(({ id }) => id);
    const reminder = teamReminderOf(team, withStatus(world, all, 'injured'), kickOff);
    expect(reminder?.kind === 'absent' && reminder.absent.map(({ swap }) => swap)).toEqual([null, null]);
  });
});
