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
  const lineup = { ...fullLineup, fly_half: [playerAt('fly_half', 4)] };
  const row = { ...played, teamId: saved.json().success.team.id, edition: 'srp', lineup: toLineupColumn(lineup) } as const;
  const later = { ...row, roundId: 2, captainId: null, lineup: toLineupColumn(fullLineup), value: 88_000_000 };
  await database.db
    .insertInto('teamRounds')
    .values([
      { ...later, boosters: '[]' },
      { ...row, boosters: JSON.stringify([booster]) },
    ])
    .execute();

  const historyOf = async (roundId: number) =>
    (await app.inject({ url: `/api/en/fantasy/team-history/show-my/${roundId}`, headers: { ...headers } })).json().success
      .teamHistory;
  expect(await historyOf(1)).toMatchObject({ ...played, lineup, boosters: [booster] });
  expect(await historyOf(2)).toMatchObject({ roundId: 2, captainId: null, lineup: fullLineup, value: 88_000_000, boosters: [] });
});
