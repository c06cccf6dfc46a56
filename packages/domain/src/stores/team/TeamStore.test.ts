import { aTeam } from '@rugby/mocks/builders/team';
import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import type { RequestParts } from '../../contract/endpoint.ts';
import type { Team } from '../../game/model/entities.ts';
import { emptyLineup, playerIds } from '../../game/model/lineup.ts';
import { aSeasonStore } from '../../testing/aSeasonStore.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { TeamStore } from './TeamStore.ts';

const refused: Outcome<never> = { ok: false, failure: { kind: 'refused', status: 422, errors: [] } };

describe('editing', () => {
  it('adding, removing and naming a captain mark the team as changed; saving clears it [G-224, G-225]', async () => {
    const { team } = await aTeamStore(null, { updateTeam: ({ body }) => stored(body) });
    const marks = [team.isChanged];
    team.edit({ kind: 'add', playerId: 1 });
    marks.push(team.isChanged);
    await team.save();
    marks.push(team.isChanged);
    team.edit({ kind: 'remove', playerId: 1 });
    marks.push(team.isChanged);
    expect(marks).toEqual([false, true, false, true]);
  });

  it('rolling back restores the last saved copy [G-226]', async () => {
    const { team } = await aTeamStore(aTeam());
    team.edit({ kind: 'remove', playerId: 11 });
    team.edit({ kind: 'rollback' });
    expect([team.draft.captainId, team.isChanged, team.isFull]).toEqual([11, false, true]);
  });

  it('the budget follows every edit [G-200]', async () => {
    const { team } = await aTeamStore(null);
    team.edit({ kind: 'add', playerId: 1 });
    expect(team.budget).toBe(94_800_000);
  });

  it('the budget of a saved team is that of its own salary cap, and follows every edit [G-200]', async () => {
    const { team } = await aTeamStore(aTeam({ salaryCap: 90_000_000 }));
    const before = team.budget;
    team.edit({ kind: 'remove', playerId: 9 });
    expect([before, team.budget]).toEqual([-9_400_000, -2_800_000]);
  });

  it('a refused edit changes nothing and says why', async () => {
    const { team } = await aTeamStore(aTeam());
    expect(team.edit({ kind: 'add', playerId: 1 })).toMatchObject({ ok: false, refusals: [{ rule: 'already-in-team' }] });
    expect(team.isChanged).toBe(false);
  });
});

describe('the captain', () => {
  it('of a complete team is sent to the server at once [G-239]', async () => {
    const { team, asked } = await aTeamStore(aTeam(), { changeCaptain: () => stored({ ...aTeam(), captainId: 1 }) });
    await team.makeCaptain(1);
    expect([asked.includes('changeCaptain'), team.draft.captainId, team.isChanged]).toEqual([true, 1, false]);
  });

  it('of an incomplete team is set in the draft [G-240]', async () => {
    const { team, asked } = await aTeamStore(null);
    team.edit({ kind: 'add', playerId: 1 });
    team.edit({ kind: 'add', playerId: 2 });
    await team.makeCaptain(2);
    expect([asked.includes('changeCaptain'), team.draft.captainId]).toEqual([false, 2]);
  });

  it('of a team that was saved incomplete is set in the draft, to be saved [G-240]', async () => {
    const { team, asked } = await aTeamStore(aTeam({ lineup: { ...aTeam().lineup, hooker: [0] }, startRoundId: null }));
    await team.makeCaptain(1);
    expect([asked.includes('changeCaptain'), team.draft.captainId, team.isChanged]).toEqual([false, 1, true]);
  });

  it('of a complete team with other changes is set in the draft, to be saved with them [G-240]', async () => {
    const { team, asked } = await aTeamStore(aTeam());
    team.edit({ kind: 'remove', playerId: 5 });
    await team.makeCaptain(1);
    expect([asked.includes('changeCaptain'), team.draft.captainId]).toEqual([false, 1]);
  });

  it('is sent for each press, one after the other, and the last press wins [G-239, G-340]', async () => {
    const answers: (() => void)[] = [];
    const sent: unknown[] = [];
    const { team } = await aTeamStore(aTeam(), {
      changeCaptain: async ({ body }) => {
        sent.push(body);
        await new Promise<void>((resolve) => {
          answers.push(resolve);
        });
        return { ok: true, value: { team: aTeam({ captainId: Number(body?.['newId']), version: 14 + sent.length }) } };
      },
    });
    const presses = [team.makeCaptain(1), team.makeCaptain(2)];
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect(team.draft.captainId).toBe(2);
    answers[0]?.();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await Promise.all(presses);
    expect(sent).toEqual([
      { newId: 1, version: 14 },
      { newId: 2, version: 15 },
    ]);
    expect([team.draft.captainId, team.saved.value?.captainId, team.isChanged]).toEqual([2, 2, false]);
  });

  it('of a team that was changed while another call is on the way is set in the draft [G-240]', async () => {
    const answer = Promise.withResolvers<void>();
    const changeCaptain = async () => answer.promise.then(() => stored({ ...aTeam(), captainId: 1 }));
    const { team, asked } = await aTeamStore(aTeam(), { changeCaptain });
    const first = team.makeCaptain(1);
    team.edit({ kind: 'remove', playerId: 5 });
    const second = team.makeCaptain(2);
    answer.resolve();
    await Promise.all([first, second]);
    expect([asked.filter((name) => name === 'changeCaptain').length, team.draft.captainId]).toEqual([1, 2]);
  });

  it('that the server refuses takes no other edit with it', async () => {
    const { team } = await aTeamStore(aTeam(), { changeCaptain: refused });
    const press = team.makeCaptain(1);
    team.edit({ kind: 'remove', playerId: 5 });
    await press;
    expect([team.draft.captainId, playerIds(team.draft.lineup).includes(5)]).toEqual([11, false]);
  });

  it('is the old one again when the server refuses', async () => {
    const { team } = await aTeamStore(aTeam(), { changeCaptain: refused });
    expect(await team.makeCaptain(1)).toEqual(refused);
    expect([team.draft.captainId, team.isChanged]).toEqual([11, false]);
  });
});

describe('saving', () => {
  it('keeps the receipt of the server, and knows a newly completed team [G-234]', async () => {
    const { team } = await aTeamStore(
      { ...aTeam(), isComplete: false, lineup: { ...aTeam().lineup, hooker: [0] } },
      { updateTeam: ({ body }) => stored(body) },
    );
    team.edit({ kind: 'add', playerId: 2 });
    await team.save();
    const { lineup, captainId } = aTeam();
    const selection = { lineup, captainId };
    const receipt = { savedAt: '2026-03-24T18:52:00.000Z', version: 15, selection, differences: [], isNewlyComplete: true };
    expect(team.receipt).toEqual(receipt);
  });

  it('names the player that the server dropped; they stay on the pitch, not saved [B6]', async () => {
    const { team } = await aTeamStore(null, {
      updateTeam: () => stored({ ...aTeam(), lineup: emptyLineup, captainId: null, isComplete: false }),
    });
    team.edit({ kind: 'add', playerId: 1 });
    await team.save();
    const captain = { kind: 'captain', sent: 1, saved: null };
    expect(team.receipt?.differences).toEqual([{ kind: 'left-out', playerId: 1 }, captain]);
    expect([team.isChanged, playerIds(team.draft.lineup)]).toEqual([true, [1]]);
  });

  it('sends the draft and names its base version, so that a newer copy is not overwritten [G-339]', async () => {
    const sent: unknown[] = [];
    const { team } = await aTeamStore(aTeam(), {
      updateTeam: ({ body }) => {
        sent.push(body);
        return refused;
      },
    });
    team.edit({ kind: 'remove', playerId: 11 });
    await team.save();
    const lineup = { ...aTeam().lineup, outside_back: [0, 14, 15] };
    expect(sent).toEqual([{ lineup, captainId: null, version: 14 }]);
    expect([team.saving.state, team.isChanged]).toEqual(['error', true]);
  });

  it('an edit while the team is loaded again is not lost', async () => {
    const { team } = await aTeamStore(aTeam());
    const reload = team.load();
    team.edit({ kind: 'remove', playerId: 11 });
    await reload;
    expect([team.isChanged, team.isFull]).toEqual([true, false]);
  });

  it('a reload that finds the same team keeps what can be undone and done again [B9]', async () => {
    const { team } = await aTeamStore(aTeam());
    team.edit({ kind: 'remove', playerId: 11 });
    team.edit({ kind: 'undo' });
    await team.load();
    team.edit({ kind: 'redo' });
    expect([team.isChanged, team.isFull]).toEqual([true, false]);
  });

  it('the first one says that no team was there, so that one saved elsewhere is not overwritten [D44]', async () => {
    const sent: unknown[] = [];
    const { team } = await aTeamStore(null, {
      updateTeam: ({ body }) => {
        sent.push(body);
        return refused;
      },
    });
    team.edit({ kind: 'add', playerId: 1 });
    await team.save();
    expect(sent).toMatchObject([{ version: 0 }]);
  });

  it('a reload leaves changes alone', async () => {
    const { team } = await aTeamStore(aTeam());
    team.edit({ kind: 'remove', playerId: 11 });
    await team.load();
    expect([team.isChanged, team.isFull]).toEqual([true, false]);
  });
});

describe('autofill', () => {
  it('sends what is picked and takes the proposal into the draft, where undo takes it back [G-338]', async () => {
    const sent: unknown[] = [];
    const { team } = await aTeamStore(null, {
      autopickTeam: ({ body }) => {
        sent.push(body);
        return stored(aTeam());
      },
    });
    team.edit({ kind: 'add', playerId: 1 });
    await team.autofill();
    expect(sent).toEqual([{ lineup: { ...emptyLineup, prop: [1, 0] }, captainId: 1 }]);
    expect([team.isFull, team.isChanged]).toEqual([true, true]);
    for (const _ of team.draft.past) team.edit({ kind: 'undo' });
    expect([team.isFull, team.isChanged]).toEqual([false, false]);
  });

  it('keeps a player who is added before the proposal arrives: the server is asked again', async () => {
    const proposals: ((outcome: Outcome<unknown>) => void)[] = [];
    const sent: unknown[] = [];
    const { team } = await aTeamStore(null, {
      autopickTeam: ({ body }) => {
        sent.push(body);
        return new Promise((propose) => proposals.push(propose));
      },
    });
    const filled = team.autofill();
    team.edit({ kind: 'add', playerId: 1 });
    proposals[0]?.(stored({ captainId: 2 }));
    await expect.poll(() => proposals.length).toBe(2);
    expect(team.draft).toMatchObject({ lineup: { ...emptyLineup, prop: [1, 0] }, captainId: 1 });
    proposals[1]?.(stored({ captainId: 1 }));
    await filled;
    expect(sent).toMatchObject([{ lineup: emptyLineup }, { lineup: { ...emptyLineup, prop: [1, 0] }, captainId: 1 }]);
    expect([team.isFull, team.draft.captainId]).toEqual([true, 1]);
  });
});

async function aTeamStore(team: Team | null, more: Answers = {}) {
  const { season } = await aSeasonStore();
  const asked: string[] = [];
  const store = new TeamStore(fakeApi({ showMyTeam: { ok: true, value: { team } }, ...more }, asked), season);
  await store.load();
  return { team: store, asked };
}

function stored(team: Partial<Team> | RequestParts['body'] = {}): Outcome<unknown> {
  return { ok: true, value: { team: aTeam({ ...team, version: 15 }) } };
}
