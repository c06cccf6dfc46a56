import { expect, it, onTestFinished } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { fullLineup, fullSelection } from '../testing/aLineup.ts';
import { aSeason, playerAt } from '../testing/aSeason.ts';
import { signInUser } from '../testing/signInUser.ts';
import { cloneDatabase } from '../testing/testDatabase.ts';

it('a team of a past round has the lineup, captain, salary cap, value and boosters of that round [G-199]', async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.drop());
  await aSeason(database.db);
  const app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), ...database });
  onTestFinished(() => app.close());
  const { headers } = await signInUser(database.db);
  const url = '/api/en/fantasy/team/update';
  const saved = await app.inject({ method: 'POST', url, payload: fullSelection, headers: { ...headers } });

  const booster = { id: 4, type: 'CO_CAPTAIN', roundId: 1, roundNumber: 1, playerId: playerAt('lock', 5) } as const;
  const played = { roundId: 1, captainId: playerAt('hooker', 3), salaryCap: 99_000_000, value: 87_500_000 } as const;
  const row = { ...played, teamId: saved.json().success.team.id, edition: 'srp', lineup: toLineupColumn(fullLineup) } as const;
  await database.db
    .insertInto('teamRounds')
    .values({ ...row, boosters: JSON.stringify([booster]), points: 0 })
    .execute();

  const answer = await app.inject({ url: '/api/en/fantasy/team-history/show-my/1', headers: { ...headers } });
  expect(answer.json().success.teamHistory).toMatchObject({ ...played, lineup: fullLineup, boosters: [booster] });
});
