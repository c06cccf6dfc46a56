import { expect, it, onTestFinished } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { fillRankings } from '../scoring/testing/fillRankings.ts';
import { storeTeamRounds } from '../scoring/testing/storeTeamRounds.ts';
import { fullLineup, fullSelection } from '../testing/aLineup.ts';
import { aSeason } from '../testing/aSeason.ts';
import { signInUser } from '../testing/signInUser.ts';
import { cloneDatabase } from '../testing/testDatabase.ts';

it('the points of the rounds are in the order of the season, whatever the ids of the rounds in the feed [G-344]', async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.drop());
  await aSeason(database.db);
  for (const [id, roundNumber] of [
    [1, 2],
    [2, 1],
  ] as const)
    // prettier-ignore
    await database.db.updateTable('rounds').set({ roundNumber }).where('id', '=', id).execute();
  const app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), ...database });
  onTestFinished(() => app.close());
  const { headers } = await signInUser(database.db);
  const url = '/api/en/fantasy/team/update';
  const saved = await app.inject({ method: 'POST', url, payload: fullSelection, headers: { ...headers } });
  const { id: teamId, captainId, salaryCap, value } = saved.json().success.team;
  const row = {
    teamId,
    edition: 'srp',
    lineup: toLineupColumn(fullLineup),
    captainId,
    salaryCap,
    value,
    boosters: '[]',
  } as const;
  await storeTeamRounds(database.db, [
    { ...row, roundId: 1, points: 20 },
    { ...row, roundId: 2, points: 10 },
  ]);
  await fillRankings(database.db, 'srp');

  const gamebar = await app.inject({ url: '/api/en/fantasy/ranking/gamebar', headers: { ...headers } });
  expect(gamebar.json().success.rounds).toEqual([
    { roundId: 2, points: 10 },
    { roundId: 1, points: 20 },
  ]);
});
