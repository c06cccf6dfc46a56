import { roundsFile } from '@rugby/domain/contract/rounds';
import { playersFile } from '@rugby/domain/contract/players';
import { statLine } from '@rugby/domain/game/scoring/statLine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedPlayer } from './feed/feed.ts';
import { receiptTime } from './receiptTime.ts';
import { planStats, type PlannedRecord } from './planStats.ts';
import { computePlayerFigures } from '../players/playerFigures.ts';
import { createSeasonHarness, type SeasonHarness } from '../commands/testing/createSeasonHarness.ts';
import { aRecord } from '../commands/testing/createSeasonFiles.ts';

let harness: SeasonHarness;
beforeAll(async () => {
  harness = await createSeasonHarness();
  await harness.season('import --edition srp --from .');
  await harness.season('start --edition srp --round 1');
});
afterAll(() => harness.drop());

describe('the season follows the table of match rules', () => {
  it('rule abandoned: played minutes count, and the round is finished without a fixture that was not played [B1]', async () => {
    await harness.files.write('stats.json', [aRecord(101, 1, 11, { MP: 30, T: 1 })]);
    await harness.season('stats --edition srp --round 1 --from stats.json');
    await harness.season('clock --edition srp --at 2101-03-02T12:00:00Z');
    const { code, output } = await harness.season('finish --edition srp --round 1');
    expect([code, output]).toEqual([0, expect.stringContaining('no stats were given for the matches 12')]);
    const [round] = roundsFile.schema.parse(await harness.published('rounds.json'));
    expect(round?.status).toBe('complete');
    const players = playersFile.schema.parse(await harness.published('players.json'));
    const pointsOf = (id: number) => players.find((player) => player.id === id)?.stats.totalPoints;
    expect([pointsOf(101), pointsOf(301)]).toEqual([16, 0]);
  });

  it('rule replayed: the records of the replay replace those of the first match [B1]', () => {
    const first = [record(1, 1), record(2, 0)];
    const { changed, withdrawn } = planStats(first, [record(1, 2)], false);
    expect([changed, withdrawn]).toEqual([[record(1, 2)], [record(2, 0)]]);
  });

  it('rule outage: a change counts by its receipt, also when it is stored up to two seconds later [B1]', () => {
    expect([0, 1999, 2000, 60_000].map((queuedMs) => receiptTime(10_000, queuedMs))).toEqual([10_000, 8001, 8000, 8000]);
  });

  it('rule tie: equal totals share a rank, and the next rank is skipped [B1]', () => {
    const players = [1, 2, 3, 4].map(aProp);
    const matches = [20, 15, 15, 10].map((points, index) => ({ playerId: index + 1, roundId: 1, minutes: 80, points }));
    const ranked = computePlayerFigures(players, { rounds: [], matches, selected: [], locks: new Map(), now: 0 });
    expect(ranked.map(({ stats }) => stats.positionRank)).toEqual([1, 2, 2, 4]);
  });
});

function record(playerId: number, tries: number): PlannedRecord {
  return { fixtureId: 11, playerId, line: statLine({ MP: 80, T: tries }), points: 2 + tries * 15 };
}

function aProp(id: number): FeedPlayer {
  const names = { firstName: 'A', lastName: `Prop ${id}` };
  return { id, feedId: id, ...names, squadId: 1, position: 'prop', cost: 5_000_000, status: 'uncertain' };
}
