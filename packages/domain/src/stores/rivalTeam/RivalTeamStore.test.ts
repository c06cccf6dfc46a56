import { aTeamHistory } from '@rugby/mocks/builders/history';
import { fifteenOf } from '@rugby/mocks/builders/player';
import { aTeam } from '@rugby/mocks/builders/team';
import { midRound } from '@rugby/mocks/scenarios/scenarios';
import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { presentPlayer } from '../../contract/players.ts';
import { type Edition, editions } from '../../editions.ts';
import { emptyLineup } from '../../game/model/lineup.ts';
import { aSeasonStore, roundsBehindClock, seasonAnswers, twoDaysBefore } from '../../testing/aSeasonStore.ts';
import { aBooster } from '../../testing/createTeamHarness.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import type { Changed, PollStore } from '../season/PollStore.ts';
import { RivalTeamStore } from './RivalTeamStore.ts';

const refused = (status: number): Outcome<never> => ({ ok: false, failure: { kind: 'refused', status, errors: [] } });

describe('the team of another user', () => {
  it.each([
    ['scheduled', seasonAnswers()],
    ['playing', seasonAnswers({ rounds: midRound().rounds })],
  ])('in a round that is %s is their present one [G-337, A-133]', async (status, answers) => {
    const { rival, asked } = await aRival({}, editions.srp, answers);
    await rival.show(7);
    expect([rival.round?.status, asked, rival.isHistoric, rival.name]).toEqual([status, ['teamOfUser'], false, 'Mere K']);
    expect(rival.view).toMatchObject({ state: 'ready', team: { lineup: aTeam().lineup } });
  });

  it('in a complete round is the one that played it, under its name of now [G-336, A-133]', async () => {
    const { rival, asked } = await aRival();
    await rival.show(6);
    expect([asked.toSorted(), rival.isHistoric, rival.name]).toEqual([['historyOfUser', 'teamOfUser'], true, 'Mere K']);
    expect(rival.view).toMatchObject({ state: 'ready', team: { points: aTeamHistory().points } });
  });

  it('is asked for by its user, and in a complete round by the round [A-133, A-336]', async () => {
    const sent: unknown[] = [];
    const { rival } = await aRival({
      teamOfUser: ({ params }) => {
        sent.push(params);
        return { ok: true, value: { team: aTeam() } };
      },
      historyOfUser: ({ params }) => {
        sent.push(params);
        return { ok: true, value: { teamHistory: aTeamHistory() } };
      },
    });
    await rival.show(6);
    expect(sent).toContainEqual({ userId: 2 });
    expect(sent).toContainEqual({ roundId: 6, userId: 2 });
  });

  it('shows the boosters of the shown round only', async () => {
    const boosters = [aBooster({ id: 1, roundId: 5, roundNumber: 5 }), aBooster({ id: 2, roundId: 7 })];
    const { rival } = await aRival({ teamOfUser: { ok: true, value: { team: aTeam({ boosters }) } } });
    await rival.show(null);
    expect(rival.view).toMatchObject({ state: 'ready', team: { boosters: [{ id: 2 }] } });
  });

  it('in the round before is the one that played it from the next kick-off, before the server has published so [G-336, D43]', async () => {
    const { rival } = await aRival({}, editions.srp, seasonAnswers({ rounds: roundsBehindClock }));
    await rival.show(6);
    expect([rival.round?.id, rival.isHistoric]).toEqual([6, true]);
  });

  it('is offered for each complete round since its start and for the current one [G-254]', async () => {
    const { rival } = await aRival({ teamOfUser: { ok: true, value: { team: aTeam({ startRoundId: 5 }) } } });
    await rival.show(null);
    expect([rival.rounds.map(({ id }) => id), rival.round?.id]).toEqual([[5, 6, 7], 7]);
    await rival.show(2);
    expect([rival.rounds.map(({ id }) => id), rival.round?.id]).toEqual([[2, 5, 6, 7], 2]);
  });

  it('shows its new points when the season has changed, for as long as it is mounted [G-301]', async () => {
    let round = 12;
    const points = () => ({ round, total: round, players: {} });
    const { rival, dispose, change, follows } = await aRival({
      teamOfUser: () => ({ ok: true, value: { team: aTeam({ points: points() }) } }),
    });
    await rival.show(null);
    round = 15;
    change({ rounds: false, players: true });
    await vi.waitFor(() => expect(rival.view).toMatchObject({ state: 'ready', team: { points: points() } }));
    dispose();
    expect(follows()).toBe(false);
  });

  it.each([6, 7])('of round %d stays in view while it is loaded again, and when that fails', async (roundId) => {
    const reload = Promise.withResolvers<Outcome<unknown>>();
    const answers = [{ team: aTeam(), teamHistory: aTeamHistory() }];
    const answer = () => {
      const [value] = answers;
      return value === undefined ? reload.promise : { ok: true as const, value };
    };
    const players = { ok: true, value: fifteenOf().map(presentPlayer) } as const;
    const season = { ...seasonAnswers(), players: () => (answers.length > 0 ? players : refused(503)) };
    const { rival, asked, change } = await aRival({ teamOfUser: answer, historyOfUser: answer }, editions.srp, season);
    await rival.show(roundId);
    const { view } = rival;
    answers.pop();
    const { length } = asked;
    change({ rounds: false, players: true });
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(length));
    expect([view.state, rival.view]).toEqual(['ready', view]);
    reload.resolve(refused(503));
    await new Promise((resolve) => setTimeout(resolve));
    expect(rival.view).toEqual(view);
  });

  it('gives way to that of another complete round at once', async () => {
    const { rival } = await aRival();
    await rival.show(6);
    void rival.show(5);
    expect([rival.round?.id, rival.view]).toEqual([5, { state: 'loading' }]);
  });

  it('is asked for once more when the session has expired and the season changes several times [B5]', async () => {
    const signedIn = Promise.withResolvers<void>();
    const team: Outcome<unknown> = { ok: true, value: { team: aTeam() } };
    const { rival, asked, change } = await aRival({ teamOfUser: () => signedIn.promise.then(() => team) });
    for (let count = 0; count < 3; count++) change({ rounds: false, players: true });
    await vi.waitFor(() => expect(asked).toEqual(['teamOfUser']));
    signedIn.resolve();
    await vi.waitFor(() => expect(rival.view.state).toBe('ready'));
    expect(asked).toEqual(['teamOfUser', 'teamOfUser']);
  });

  it('is that of the current round when a round is asked for that is to come', async () => {
    const { rival } = await aRival();
    await rival.show(8);
    expect([rival.round?.id, rival.isHistoric]).toEqual([7, false]);
  });
});

describe('there is', () => {
  it('nothing yet before an answer', async () => {
    const { rival } = await aRival();
    const shown = rival.show(6);
    expect(rival.view).toEqual({ state: 'loading' });
    await shown;
  });

  it('no team where there was none', async () => {
    const { rival } = await aRival({
      teamOfUser: { ok: true, value: { team: null } },
      historyOfUser: { ok: true, value: { teamHistory: null } },
    });
    for (const roundId of [6, 7]) {
      await rival.show(roundId);
      expect(rival.view).toEqual({ state: 'none' });
    }
  });

  it('unknown where the server knows no such user', async () => {
    const { rival } = await aRival({ teamOfUser: refused(404), historyOfUser: refused(404) });
    for (const roundId of [6, 7]) {
      await rival.show(roundId);
      expect(rival.view).toEqual({ state: 'unknown' });
    }
  });

  it('a failure, and after another try the team', async () => {
    let isBusy = true;
    const { rival } = await aRival({ teamOfUser: () => (isBusy ? refused(503) : { ok: true, value: { team: aTeam() } }) });
    await rival.show(null);
    expect(rival.view).toMatchObject({ state: 'failed', failure: { status: 503 } });
    isBusy = false;
    await rival.show(null);
    expect(rival.view.state).toBe('ready');
  });

  it('a failure where the season does not load', async () => {
    const { rival } = await aRival({}, editions.srp, { ...seasonAnswers(), players: refused(500) });
    await rival.show(null);
    expect(rival.view).toMatchObject({ state: 'failed', failure: { status: 500 } });
  });
});

it.each([
  ['always', false, false],
  ['on-lock', true, false],
] as const)(
  'where picks are revealed %s, those of a round to come are hidden: %s, of a complete one: %s [G-332]',
  async (revealRivals, now, then) => {
    const answered = { ok: true, value: { team: aTeam({ lineup: emptyLineup }) } } as const;
    const { rival } = await aRival({ teamOfUser: answered }, { ...editions.srp, revealRivals });
    await rival.show(null);
    const isHiddenNow = rival.hidesPicks;
    await rival.show(6);
    expect([isHiddenNow, rival.hidesPicks]).toEqual([now, then]);
  },
);

it('nothing is said to be hidden once all fifteen have locked [G-332]', async () => {
  const { rival } = await aRival({}, { ...editions.srp, revealRivals: 'on-lock' }, seasonAnswers({ rounds: midRound().rounds }));
  await rival.show(null);
  expect([rival.view.state, rival.hidesPicks]).toEqual(['ready', false]);
});

async function aRival(answers: Answers = {}, edition: Edition = editions.srp, seasons = seasonAnswers()) {
  const { season } = await aSeasonStore(seasons, twoDaysBefore, edition);
  const asked: string[] = [];
  const all: Answers = {
    teamOfUser: { ok: true, value: { team: aTeam() } },
    historyOfUser: { ok: true, value: { teamHistory: aTeamHistory() } },
    ...answers,
  };
  let onChange: ((changed: Changed) => void) | undefined;
  const poll: Pick<PollStore, 'start'> = {
    start: (_, tell) => {
      onChange = tell;
      return () => (onChange = undefined);
    },
  };
  const rival = new RivalTeamStore(fakeApi(all, asked), season, poll);
  const dispose = rival.mount(2);
  return { rival, dispose, asked, change: (changed: Changed) => onChange?.(changed), follows: () => onChange !== undefined };
}
