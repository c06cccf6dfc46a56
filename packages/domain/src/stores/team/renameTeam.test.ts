import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { selectionOf } from '../../game/model/lineup.ts';
import { aSeasonStore } from '../../testing/aSeasonStore.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { recordRequests } from '../../testing/recordRequests.ts';
import { renameTeam } from './renameTeam.ts';
import { TeamStore } from './TeamStore.ts';

const refused = { ok: false, failure: { kind: 'refused', status: 422, errors: [] } } as const;

it('a new name is sent with the players that the server has, and the draft keeps its changes [D7]', async () => {
  const { team, api, sent } = await aTeamOfServer();
  team.edit({ kind: 'captain', playerId: 10 });
  const answer = await renameTeam('Ruck and Roll', { api, team });
  const saved = { ...selectionOf(aTeam()), version: 14, name: 'Ruck and Roll' };
  expect(sent.filter(([name]) => name === 'updateTeam')).toEqual([['updateTeam', { body: saved }]]);
  expect(answer).toMatchObject({ ok: true, value: { name: 'Ruck and Roll' } });
  expect([team.saved.value?.name, team.baseVersion]).toEqual(['Ruck and Roll', 15]);
  expect([team.draft.captainId, team.isChanged]).toEqual([10, true]);
});

it('a name goes with a team that was saved elsewhere meanwhile, and does not undo that save [D44]', async () => {
  const { team, api, sent, server } = await aTeamOfServer();
  server.team = aTeam({ captainId: 3, version: 20 });
  await renameTeam('Ruck and Roll', { api, team });
  expect(sent.at(-1)).toMatchObject(['updateTeam', { body: { captainId: 3, version: 20 } }]);
  expect([team.draft.captainId, team.isChanged]).toEqual([3, false]);
});

it.each(['showMyTeam', 'updateTeam'] as const)('a refusal of %s changes nothing', async (call) => {
  const { team } = await aTeamOfServer();
  const answers = { showMyTeam: { ok: true, value: { team: aTeam() } }, [call]: refused } as const;
  expect(await renameTeam('Ruck and Roll', { api: fakeApi(answers), team })).toEqual(refused);
  expect([team.saved.value?.name, team.baseVersion]).toEqual([aTeam().name, 14]);
});

async function aTeamOfServer() {
  const server = { team: aTeam() };
  const { recorded, sent } = recordRequests({
    showMyTeam: () => ({ ok: true, value: { team: server.team } }),
    updateTeam: ({ body }) => ({ ok: true, value: { team: { ...server.team, ...body, version: server.team.version + 1 } } }),
  });
  const api = fakeApi(recorded);
  const { season } = await aSeasonStore();
  const team = new TeamStore(api, season);
  await team.load();
  return { team, api, sent, server };
}
