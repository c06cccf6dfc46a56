import type { Fixture, Player, Position, Round } from '@rugby/domain/game/model/entities';
import { describe, expect, it } from 'vitest';
import type { FeedPlayer } from '../season/feed/feed.ts';
import { type SeasonRecord, computePlayerFigures } from './playerFigures.ts';

const day = 86_400_000;
const now = Date.parse('2101-03-08T12:00:00Z');

describe('the figures of a player', () => {
  const matches = [match(1, 1, 20), match(1, 2, 5), match(1, 2, -1, 0)];

  it('total all points, also those without minutes [G-158]', () => expect(figures({ matches }).totalPoints).toBe(24));
  it('average over matches with minutes, to one decimal [G-159]', () =>
    expect(figures({ matches: [match(1, 1, 20), match(1, 2, 5), match(1, 3, 6)] }).avgPoints).toBe(10.3));
  it('average over no match without minutes, whose points count all the same [G-159]', () =>
    expect(figures({ matches }).avgPoints).toBe(12));
  it('have no average without a match [G-159]', () => expect(figures({ matches: [match(1, 1, 0, 0)] }).avgPoints).toBeNull());
  it('take the last round from the last complete one [G-160]', () => expect(figures({ matches }).lastRoundPoints).toBe(20));
  it('have no last round for one who did not play in it [G-160]', () =>
    expect(figures({ matches: [match(1, 2, 5)] }).lastRoundPoints).toBeNull());
  it('take all matches of the last complete round, in one of which at least the player played [G-160]', () => {
    const { rounds } = season({});
    const later = { rounds: rounds.map((one) => (one.id === 2 ? { ...one, status: 'complete' as const } : one)) };
    expect(figures({ ...later, matches }).lastRoundPoints).toBe(4);
    expect(figures({ ...later, matches: [match(1, 1, 20), match(1, 2, -1, 0)] }).lastRoundPoints).toBeNull();
  });
  it('score by round, two matches of a round together [G-163]', () =>
    expect(figures({ matches }).scores).toEqual({ 1: 20, 2: 4 }));
  it('name the next match of the squad that has not started [G-162]', () => expect(figures({}).nextFixture).toBe(30));
});

describe('the rank within a position', () => {
  const props = [1, 2, 3, 4].map((id) => player(id, 'prop'));

  it('is shared by equal totals, and last for players who did not play [G-161]', () => {
    const matches = [match(1, 1, -4), match(2, 1, 9), match(3, 1, 9)];
    const ranked = computePlayerFigures([...props, player(5, 'hooker')], season({ matches }));
    expect(ranked.map(({ stats }) => stats.positionRank)).toEqual([3, 1, 1, 4, null]);
  });
});

describe('for display', () => {
  it('a player is locked once their squad has kicked off in the current round [G-155]', () => {
    const [herons, kites] = computePlayerFigures([player(1, 'prop', 1), player(2, 'prop', 3)], season({}));
    expect([herons?.isLocked, kites?.isLocked]).toEqual([true, false]);
  });

  it('percent selected is given by round, in tenths [G-156, G-157]', () => {
    const selected = [
      { playerId: 1, roundId: 1, tenths: 123 },
      { playerId: 1, roundId: 2, tenths: 1000 },
    ];
    expect(only({ selected }).selected).toEqual({ 1: 12.3, 2: 100 });
  });
});

function only(record: Partial<SeasonRecord>): Player {
  const [first] = computePlayerFigures([player(1, 'prop')], season(record));
  if (first === undefined) throw new Error('the player is missing');
  return first;
}

function figures(record: Partial<SeasonRecord>) {
  return only(record).stats;
}

/** Round 1 is complete, round 2 is playing and squad 1 has kicked off in it, round 3 comes in a week with two matches of it, the later one first. */
function season(record: Partial<SeasonRecord>): SeasonRecord {
  const rounds = [
    round(1, 'complete', [fixture(10, now - 7 * day, 'complete')]),
    round(2, 'playing', [
      fixture(20, now - day / 8, 'playing'),
      { ...fixture(21, now + day, 'scheduled'), homeSquadId: 3, awaySquadId: 4 },
    ]),
    round(3, 'scheduled', [fixture(31, now + 9 * day, 'scheduled'), fixture(30, now + 7 * day, 'scheduled')]),
  ];
  return { rounds, matches: [], selected: [], locks: new Map(), now, ...record };
}

function match(playerId: number, roundId: number, points: number, minutes = 80) {
  return { playerId, roundId, points, minutes };
}

function player(id: number, position: Position, squadId = 1): FeedPlayer {
  return { id, feedId: id, firstName: 'A', lastName: 'Player', squadId, position, cost: 5_000_000, status: 'uncertain' };
}

function round(id: number, status: Round['status'], fixtures: readonly Fixture[]): Round {
  const startDate = fixtures[0]?.date ?? '';
  return { id, roundNumber: id, roundStage: 'group', status, startDate, isLockedForUpdating: status === 'playing', fixtures };
}

function fixture(id: number, at: number, status: Fixture['status']): Fixture {
  const names = { homeSquadName: '', homeSquadAbbr: '', awaySquadName: '', awaySquadAbbr: '' };
  const date = new Date(at).toISOString();
  return { id, status, date, venueName: '', homeSquadId: 1, awaySquadId: 2, homeScore: null, awayScore: null, ...names };
}
