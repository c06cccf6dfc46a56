import { aRound } from '@rugby/mocks/builders/season';
import { aTeam } from '@rugby/mocks/builders/team';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import type { Outcome } from '../../api/failure.ts';
import type { Booster, Team } from '../../game/model/entities.ts';
import { aBooster, createTeamHarness } from '../../testing/createTeamHarness.ts';

configure({ enforceActions: 'always' });

const playing = aTeam({ startRoundId: 1 });
const withBooster = (booster: Booster, team: Team = playing) =>
  ({ ok: true, value: { team: { ...team, boosters: [booster] } } }) as const;

describe('the Boosters button', () => {
  it('is there for a complete team without changes', async () => {
    expect((await createTeamHarness()).boosters.button).toBe('ready');
  });
  it('is hidden when boosters are disabled [G-285]', async () => {
    const { boosters } = await createTeamHarness(playing, { edition: { ...editions.srp, enabledBoosters: [] } });
    expect(boosters.button).toBe('hidden');
    const one = await createTeamHarness(playing, { edition: { ...editions.srp, enabledBoosters: ['LIMITLESS'] } });
    expect(one.boosters.button).toBe('ready');
  });
  it('is hidden while a booster target is chosen [G-286]', async () => {
    const { boosters } = await createTeamHarness();
    await boosters.choose('CO_CAPTAIN');
    expect(boosters.button).toBe('hidden');
  });
  it('is hidden when the team is incomplete [G-287]', async () => {
    expect((await createTeamHarness(aTeam({ isComplete: false }))).boosters.button).toBe('hidden');
    expect((await createTeamHarness(null)).boosters.button).toBe('hidden');
  });
  it('is hidden when the team has unsaved changes [G-288]', async () => {
    const { boosters, team } = await createTeamHarness(aTeam());
    team.edit({ kind: 'remove', playerId: 9 });
    expect(boosters.button).toBe('hidden');
  });
  it('keeps its place while a captain is on the way [G-239, G-288]', async () => {
    const answer = Promise.withResolvers<void>();
    const changeCaptain = async () =>
      answer.promise.then(() => ({ ok: true, value: { team: { ...playing, captainId: 1 } } }) as const);
    const { boosters, team } = await createTeamHarness(playing, { answers: { changeCaptain } });
    const press = team.makeCaptain(1);
    expect(boosters.button).toBe('disabled');
    answer.resolve();
    await press;
    expect(boosters.button).toBe('ready');
  });
  it('is disabled in transfer mode [G-289]', async () => {
    const { boosters, transfers } = await createTeamHarness();
    transfers.start();
    const started = boosters.button;
    transfers.markOut(9);
    expect([started, boosters.button]).toEqual(['disabled', 'disabled']);
  });
  it('is disabled once the season is over', async () => {
    const { boosters } = await createTeamHarness(playing, { rounds: [aRound({ id: 7, roundNumber: 7, status: 'complete' })] });
    expect(boosters.button).toBe('disabled');
  });
  it('is disabled when another round than the current one is viewed [G-290]', async () => {
    const { boosters, rounds } = await createTeamHarness();
    await rounds.select(6);
    expect(boosters.button).toBe('disabled');
  });
});

describe('choosing', () => {
  it('offers the three boosters of the edition with their states', async () => {
    const { boosters } = await createTeamHarness({ ...playing, boosters: [aBooster({ roundId: 5, roundNumber: 5 })] });
    expect(boosters.options).toEqual([
      { type: 'TRIPLE_CAPTAIN', status: { state: 'free' } },
      { type: 'LIMITLESS', status: { state: 'free' } },
      { type: 'CO_CAPTAIN', status: { state: 'used', roundNumber: 5 } },
    ]);
  });

  it.each([
    { type: 'LIMITLESS', prompt: 'players', title: 'limitless opens the prompt to select players [G-275, G-276]' },
    { type: 'CO_CAPTAIN', prompt: 'player', title: 'co-captain opens the prompt to select a player [G-275, G-277]' },
  ] as const)('$title', async ({ type, prompt }) => {
    const { boosters, notifications } = await createTeamHarness();
    notifications.open({ kind: 'booster-list' });
    await boosters.choose(type);
    expect([boosters.prompt, notifications.dialog]).toEqual([prompt, undefined]);
  });

  it('limitless turns transfer mode on [G-260]', async () => {
    const { boosters, transfers } = await createTeamHarness();
    await boosters.choose('LIMITLESS');
    expect(transfers.isOn).toBe(true);
  });

  it('triple captain is applied to the captain at once, then shows the confirm modal [G-278]', async () => {
    const booster = aBooster({ type: 'TRIPLE_CAPTAIN', playerId: 11 });
    const { boosters, notifications, sent } = await createTeamHarness(playing, {
      answers: { applyBooster: withBooster(booster) },
    });
    await boosters.choose('TRIPLE_CAPTAIN');
    expect(sent).toEqual([['applyBooster', { body: { type: 'TRIPLE_CAPTAIN', playerId: null, version: 14 } }]]);
    expect([notifications.dialog, boosters.active]).toEqual([{ kind: 'booster-confirm', booster }, [booster]]);
  });

  it('a used one says why it cannot be', async () => {
    const { boosters, notifications, sent } = await createTeamHarness({
      ...playing,
      boosters: [aBooster({ roundId: 5, roundNumber: 5 })],
    });
    await boosters.choose('CO_CAPTAIN');
    expect([notifications.notification, sent]).toEqual([
      { kind: 'refused', refusals: [{ rule: 'booster-used', type: 'CO_CAPTAIN', roundNumber: 5 }] },
      [],
    ]);
  });

  it('an active one asks to reset; on confirm it is removed and the team reloads [G-279]', async () => {
    const answers = { removeBooster: { ok: true, value: { team: playing } } } as const;
    let isReset = false;
    const { boosters, notifications, team, asked, sent } = await createTeamHarness(playing, {
      answers: { ...answers, showMyTeam: () => (isReset ? { ok: true, value: { team: playing } } : withBooster(aBooster())) },
    });
    await boosters.choose('CO_CAPTAIN');
    expect(notifications.dialog).toEqual({ kind: 'reset-booster', booster: aBooster() });
    isReset = true;
    await boosters.reset(1);
    expect([asked.slice(-2), notifications.dialog, boosters.active]).toEqual([['removeBooster', 'showMyTeam'], undefined, []]);
    expect(sent).toEqual([['removeBooster', { params: { boosterId: 1 }, body: { version: 14 } }]]);
    expect(team.isChanged).toBe(false);
    notifications.open({ kind: 'reset-booster', booster: aBooster() });
    await boosters.reset(1);
    expect([notifications.dialog, sent.length]).toEqual([undefined, 1]);
  });

  it('a limitless that is reset brings the lineup from before it back [G-297]', async () => {
    const limitless = aBooster({ type: 'LIMITLESS', playerId: null });
    const during = { ...playing, lineup: { ...playing.lineup, scrum_half: [109] }, boosters: [limitless] };
    let isReset = false;
    const { boosters, team } = await createTeamHarness(during, {
      answers: {
        removeBooster: { ok: true, value: { team: playing } },
        showMyTeam: () => ({ ok: true, value: { team: isReset ? playing : during } }),
      },
    });
    isReset = true;
    await boosters.reset(1);
    expect([team.draft.lineup, team.isChanged]).toEqual([playing.lineup, false]);
  });
});

describe('a press on a player', () => {
  it('without a choice is not for a booster: the profile opens [G-294]', async () => {
    const { boosters } = await createTeamHarness();
    expect([boosters.press(10), boosters.canConfirm]).toEqual([false, false]);
  });
  it('does nothing for limitless [G-291]', async () => {
    const { boosters, choice, notifications, team, transfers, sent } = await createTeamHarness();
    await boosters.choose('LIMITLESS');
    const before = team.draft;
    for (const playerId of [10, 11]) expect(boosters.press(playerId)).toBe(true);
    expect([choice.type, choice.playerId, notifications.dialog]).toEqual(['LIMITLESS', null, undefined]);
    expect(team.draft).toBe(before);
    expect([transfers.transfers, sent]).toEqual([[], []]);
  });
  it.each(['CO_CAPTAIN', 'SUPER_KICKER', 'DEFENSIVE_KING'] as const)(
    'on the captain opens the dialog that %s is not for captains [G-292]',
    async (type) => {
      const edition = { ...editions.srp, enabledBoosters: [type] };
      const { boosters, notifications, choice } = await createTeamHarness(playing, { edition });
      await boosters.choose(type);
      boosters.press(11);
      expect([notifications.dialog, choice.playerId]).toEqual([{ kind: 'not-for-captain', type, playerId: 11 }, null]);
    },
  );
  it('on any other player selects them [G-293]', async () => {
    const { boosters, choice } = await createTeamHarness();
    await boosters.choose('CO_CAPTAIN');
    const before = boosters.canConfirm;
    expect(boosters.press(10)).toBe(true);
    expect([before, choice.playerId, boosters.canConfirm]).toEqual([false, 10, true]);
    await boosters.choose('CO_CAPTAIN');
    expect([choice.playerId, boosters.canConfirm]).toEqual([null, false]);
  });
});

describe('confirming', () => {
  it('a player booster sets it and shows confirm [G-280]', async () => {
    const { boosters, notifications, sent, choice } = await createTeamHarness(playing, {
      answers: { applyBooster: withBooster(aBooster()) },
    });
    await boosters.choose('CO_CAPTAIN');
    boosters.press(10);
    const confirming = boosters.confirm();
    expect([boosters.pendingType, boosters.canConfirm]).toEqual(['CO_CAPTAIN', false]);
    await confirming;
    expect(boosters.pendingType).toBeUndefined();
    expect(sent).toEqual([['applyBooster', { body: { type: 'CO_CAPTAIN', playerId: 10, version: 14 } }]]);
    expect([notifications.dialog, choice.type]).toEqual([{ kind: 'booster-confirm', booster: aBooster() }, undefined]);
  });

  it('limitless sets the booster, saves the team over its budget and shows confirm [G-268, G-282]', async () => {
    const booster = aBooster({ type: 'LIMITLESS', playerId: null });
    const lineup = { ...playing.lineup, scrum_half: [109] };
    const { boosters, transfers, notifications, sent, team } = await createTeamHarness(
      { ...playing, salaryCap: 1_000_000 },
      {
        answers: {
          applyBooster: withBooster(booster),
          makeTrades: withBooster(booster, { ...playing, lineup, version: 16 }),
        },
      },
    );
    await boosters.choose('LIMITLESS');
    const unchanged = boosters.canConfirm;
    transfers.markOut(9);
    const half = boosters.canConfirm;
    transfers.bringIn(109);
    expect([unchanged, half, boosters.canConfirm]).toEqual([false, false, true]);
    await boosters.confirm();
    expect(sent).toMatchObject([
      ['applyBooster', { body: { type: 'LIMITLESS', playerId: null } }],
      ['makeTrades', { body: { tradePairs: [{ out: 9, in: 109 }] } }],
    ]);
    expect([notifications.dialog, transfers.isOn, team.draft.lineup]).toEqual([
      { kind: 'booster-confirm', booster },
      false,
      lineup,
    ]);
  });

  it('limitless says why its transfers cannot be sent, also when the server refuses them or saves another team [G-282]', async () => {
    const booster = aBooster({ type: 'LIMITLESS', playerId: null });
    const confirm = async (makeTrades: Outcome<unknown>, swap: readonly number[]) => {
      const { boosters, transfers, notifications } = await createTeamHarness(playing, {
        answers: { applyBooster: withBooster(booster), makeTrades },
      });
      await boosters.choose('LIMITLESS');
      transfers.markOut(9);
      swap.forEach(transfers.bringIn);
      await boosters.confirm();
      return notifications.dialog?.kind ?? notifications.notification;
    };
    const refusals = [{ rule: 'trade-unpaired', playerIds: [9] }];
    expect(await confirm(withBooster(booster), [])).toMatchObject({ kind: 'refused', refusals });
    expect(await confirm({ ok: false, failure: { kind: 'unavailable' } }, [109])).toBe('error');
    expect(await confirm(withBooster(booster), [109])).toBe('save-conflict');
  });

  it('one that is refused keeps the choice', async () => {
    const { boosters, choice, notifications } = await createTeamHarness(playing, {
      answers: { applyBooster: { ok: false, failure: { kind: 'unavailable' } } },
    });
    await boosters.choose('CO_CAPTAIN');
    boosters.press(10);
    await boosters.confirm();
    expect([notifications.dialog?.kind, choice.type, choice.playerId]).toEqual(['error', 'CO_CAPTAIN', 10]);
  });
});

describe('giving up', () => {
  it('cancel clears the choice [G-281]', async () => {
    const { boosters, choice, transfers } = await createTeamHarness();
    await boosters.choose('CO_CAPTAIN');
    boosters.press(10);
    boosters.cancel();
    expect([choice.type, choice.playerId]).toEqual([undefined, null]);
    await boosters.choose('LIMITLESS');
    transfers.markOut(9);
    boosters.cancel();
    expect([choice.type, choice.playerId, transfers.isOn, transfers.transfers]).toEqual([undefined, null, false, []]);
  });

  it('cancel takes away why a pressed player was refused [G-281]', async () => {
    const { boosters, notifications } = await createTeamHarness();
    await boosters.choose('CO_CAPTAIN');
    boosters.press(999);
    const said = notifications.notification?.kind;
    boosters.cancel();
    expect([said, notifications.notification]).toEqual(['refused', undefined]);
  });
});

describe('re-assigning', () => {
  it('moves an active co-captain to another player [G-087]', async () => {
    const moved = aBooster({ playerId: 9 });
    const { boosters, sent } = await createTeamHarness(
      { ...playing, boosters: [aBooster()] },
      { answers: { applyBooster: withBooster(moved) } },
    );
    await boosters.use('CO_CAPTAIN', 9);
    expect([sent, boosters.active]).toEqual([
      [['applyBooster', { body: { type: 'CO_CAPTAIN', playerId: 9, version: 14 } }]],
      [moved],
    ]);
  });
});
