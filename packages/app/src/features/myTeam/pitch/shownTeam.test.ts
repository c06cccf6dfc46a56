import { createTeamHarness } from '@rugby/domain/testing/createTeamHarness';
import { aTeamHistory } from '@rugby/mocks/builders/history';
import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { shownTeam } from './shownTeam.ts';

it('the pitch shows the team of the chosen round: the draft in the current round, else the team as it played [G-250, G-251]', async () => {
  const booster = { id: 1, type: 'TRIPLE_CAPTAIN', roundId: 6, roundNumber: 6, playerId: null } as const;
  const lineup = { ...aTeam().lineup, scrum_half: [109] };
  const teamHistory = aTeamHistory({ roundId: 6, lineup, captainId: 1, boosters: [booster] });
  const answers = { showMyTeamHistory: { ok: true, value: { teamHistory } } } as const;
  const stores = await createTeamHarness(aTeam({ startRoundId: 1 }), { answers });
  await stores.page.load();
  await stores.rounds.select(6);
  const { points } = teamHistory;
  expect(shownTeam(stores)).toEqual({ lineup, captainId: 1, points, boosters: [booster], isReadOnly: true, isLoading: false });
  await stores.rounds.select(7);
  stores.team.edit({ kind: 'mark-out', playerId: 9 });
  const { team } = stores;
  expect(shownTeam(stores)).toMatchObject({
    lineup: { ...aTeam().lineup, scrum_half: [0] },
    captainId: team.draft.captainId,
    points: team.saved.value?.points,
    boosters: [],
    isReadOnly: false,
    isLoading: false,
  });
});
