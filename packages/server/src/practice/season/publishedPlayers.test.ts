import { z } from '@rugby/domain/contract/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceSeasons } from '../../advanceSeasons.ts';
import { type SeasonHarness, createSeasonHarness } from '../../commands/testing/createSeasonHarness.ts';
import { setClock } from '../../season/setClock.ts';
import { createPlayers } from '../players/createPlayers.ts';

const hour = 60 * 60_000;
const byRound = z.record(z.string(), z.number());
const figure = z.nullable(z.number());
/** `players.json` as the specification lists it, written a second time: a field more or less is an error. */
const player = z.strictObject({
  id: z.int(),
  feedId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  squadId: z.int(),
  position: z.tuple([z.string()]),
  cost: z.int(),
  status: z.enum(['starting', 'bench', 'not-selected', 'injured', 'eliminated', 'uncertain']),
  isLocked: z.boolean(),
  lockedBy: figure,
  selected: byRound,
  stats: z.strictObject({
    totalPoints: z.int(),
    avgPoints: figure,
    lastRoundPoints: figure,
    positionRank: figure,
    nextFixture: figure,
    scores: byRound,
  }),
});
const match = z.looseObject({ id: z.int(), status: z.string(), date: z.string(), homeSquadId: z.int(), awaySquadId: z.int() });
const round = z.looseObject({ id: z.int(), status: z.string(), tournaments: z.array(match) });
const playedMatch = z.looseObject({ roundId: z.int(), gamesPlayed: z.number(), points: z.int() });

let harness: SeasonHarness;
let players: readonly z.output<typeof player>[];
let rounds: readonly z.output<typeof round>[];
let playedBy: ReadonlyMap<number, readonly z.output<typeof playedMatch>[]>;

/** Six rounds of the practice season are complete; the first match of the seventh is an hour old. */
beforeAll(async () => {
  harness = await createSeasonHarness();
  await advance();
  const [first] = (await readRounds())[6]?.tournaments ?? [];
  const at = new Date(Date.parse(first?.date ?? '') + hour);
  await harness.db.transaction().execute((tx) => setClock(tx, 'srp', at));
  await advance();
  rounds = await readRounds();
  players = z.parse(z.array(player), await harness.published('players.json'));
  const matches = players.map(async ({ id }) => [id, await harness.published(`player_stats/${id}.json`)] as const);
  playedBy = new Map((await Promise.all(matches)).map(([id, file]) => [id, z.parse(z.array(playedMatch), file)]));
});
afterAll(() => harness.drop());

interface Named {
  readonly id: number;
  readonly feedId: number;
  readonly firstName: string;
  readonly lastName: string;
}

describe('each player of the published season', () => {
  test('has the ids and names of the feed [G-148, G-149]', () => {
    const names = (all: readonly Named[]) =>
      all.map(({ id, feedId, firstName, lastName }) => ({ id, feedId, firstName, lastName }));
    expect(players).toHaveLength(452);
    expect(names(players)).toEqual(names(createPlayers('srp')));
  });

  test('has the squad, position and cost of the feed [G-150, G-151, G-153]', () => {
    expect(players.map(({ squadId, position: [position], cost }) => ({ squadId, position, cost }))).toEqual(
      createPlayers('srp').map(({ squadId, position, cost }) => ({ squadId, position, cost })),
    );
  });

  test('is named by their squad once the squads are known [G-154]', () => {
    const named = players.filter(({ squadId }) => startedOf(squadId).length > 0);
    const count = (status: string) => named.filter((one) => one.status === status).length;
    expect([count('starting'), count('bench'), count('uncertain')]).toEqual([30, 16, 0]);
  });

  test('is locked by the started match of their squad, and only then [G-155]', () => {
    for (const { squadId, isLocked, lockedBy } of players)
      expect([isLocked, lockedBy]).toEqual([startedOf(squadId).length > 0, startedOf(squadId)[0]?.id ?? null]);
    expect(players.filter(({ isLocked }) => isLocked).length).toBeGreaterThan(46);
  });

  test('is selected by the share of complete teams that have them, with one decimal [G-156]', async () => {
    const teams = await harness.db
      .selectFrom('teams')
      .select('lineup')
      .where('edition', '=', 'srp')
      .where('isComplete', '=', true)
      .execute();
    for (const { id, selected } of players) {
      const have = teams.filter(({ lineup }) => lineup.includes(id)).length;
      expect(Object.keys(selected)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
      expect(selected[7]).toBe(Number(((100 * have) / teams.length).toFixed(1)));
    }
  });

  test('has the total, the average and the points by round of their own matches [G-158, G-159, G-163]', () => {
    for (const { id, stats } of players) {
      const matches = playedBy.get(id) ?? [];
      const total = matches.reduce((sum, { points }) => sum + points, 0);
      const games = matches.reduce((sum, { gamesPlayed }) => sum + gamesPlayed, 0);
      expect(stats.totalPoints).toBe(total);
      expect(stats.avgPoints).toBe(games === 0 ? null : Math.round((total * 10) / games) / 10);
      expect(stats.scores).toEqual(Object.fromEntries(matches.map(({ roundId, points }) => [roundId, points])));
    }
    expect(players.filter(({ stats }) => stats.totalPoints > 0).length).toBeGreaterThan(250);
  });

  test('has the points of the last complete round, none without a match in it [G-160]', () => {
    for (const { id, stats } of players) {
      const last = playedBy.get(id)?.find(({ roundId, gamesPlayed }) => roundId === 6 && gamesPlayed > 0);
      expect(stats.lastRoundPoints).toBe(last?.points ?? null);
    }
  });

  test('has a rank among those who have played at their position; the others rank behind all of these [G-161]', () => {
    for (const { id, position, stats } of players) {
      const rivals = players.filter((other) => other.position[0] === position[0] && hasPlayed(other.id));
      const ahead = hasPlayed(id) ? rivals.filter((other) => other.stats.totalPoints > stats.totalPoints) : rivals;
      expect(stats.positionRank).toBe(ahead.length + 1);
    }
  });

  test('has the next match of their squad that has not started [G-162]', () => {
    const coming = rounds.flatMap(({ tournaments }) => tournaments).filter(({ status }) => status === 'scheduled');
    for (const { squadId, stats } of players)
      expect(stats.nextFixture).toBe(coming.find((one) => isOf(squadId, one))?.id ?? null);
  });
});

async function advance(): Promise<void> {
  await advanceSeasons(harness.db, { practice: true, say: () => undefined });
}

async function readRounds() {
  return z.parse(z.array(round), await harness.published('rounds.json'));
}

/** The matches of a squad in the seventh round that have started. */
function startedOf(squadId: number) {
  return rounds[6]?.tournaments.filter((one) => one.status !== 'scheduled' && isOf(squadId, one)) ?? [];
}

function isOf(squadId: number, { homeSquadId, awaySquadId }: z.output<typeof match>): boolean {
  return homeSquadId === squadId || awaySquadId === squadId;
}

function hasPlayed(id: number): boolean {
  return playedBy.get(id)?.some(({ gamesPlayed }) => gamesPlayed > 0) ?? false;
}
