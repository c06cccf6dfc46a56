import { aTeamHistory } from '@rugby/mocks/builders/history';
import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { type Edition, editions } from '../../editions.ts';
import { emptyLineup } from '../../game/model/lineup.ts';
import { aSeasonStore, roundsBehindClock, seasonAnswers, twoDaysBefore } from '../../testing/aSeasonStore.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import type { Changed, PollStore } from '../season/PollStore.ts';
import { SharedTeamStore } from './SharedTeamStore.ts';

const refused = (status: number): Outcome<never> => ({ ok: false, failure: { kind: 'refused', status, errors: [] } });
const figures = { roundRank: 391, roundTeams: 48_310, roundAverage: 246.3 };
const linkedTeam = (roundId = 6, name = 'Mere K') => ({ name, teamHistory: aTeamHistory({ roundId }), ...figures });
const answered = (team: object): Outcome<unknown> => ({ ok: true, value: { linkedTeam: team } });

describe('a shared team', () => {
  it('is shown with its round [B16]', async () => {
    const { shared } = await aShared();
    expect(shared.view).toEqual({ state: 'loading' });
    await vi.waitFor(() => expect(shared.view).toMatchObject({ state: 'ready', team: { name: 'Mere K' }, round: { id: 6 } }));
  });

  it('shows its new points when the season has changed, for as long as it is mounted [B16]', async () => {
    let name = 'Before';
    const { shared, dispose, change, follows } = await aShared({ teamByLink: () => answered(linkedTeam(6, name)) });
    await vi.waitFor(() => expect(shared.view).toMatchObject({ team: { name: 'Before' } }));
    name = 'After';
    change({ rounds: false, players: true });
    await vi.waitFor(() => expect(shared.view).toMatchObject({ team: { name: 'After' } }));
    dispose();
    expect([shared.view.state, follows()]).toEqual(['loading', false]);
  });

  it('is unknown where its link does not work, also if it was deleted meanwhile [B16]', async () => {
    let isDeleted = false;
    const { shared, change } = await aShared({ teamByLink: () => (isDeleted ? refused(404) : answered(linkedTeam())) });
    await vi.waitFor(() => expect(shared.view.state).toBe('ready'));
    isDeleted = true;
    change({ rounds: false, players: true });
    await vi.waitFor(() => expect(shared.view).toEqual({ state: 'unknown' }));
  });

  it('is a failure until another try succeeds, and stays in view when a reload fails', async () => {
    let isBusy = true;
    const { shared } = await aShared({ teamByLink: () => (isBusy ? refused(503) : answered(linkedTeam())) });
    await vi.waitFor(() => expect(shared.view).toMatchObject({ state: 'failed', failure: { status: 503 } }));
    isBusy = false;
    await shared.load();
    isBusy = true;
    await shared.load();
    expect(shared.view.state).toBe('ready');
  });

  it('stays in view when the season cannot be loaded again', async () => {
    const files = { ...seasonAnswers() };
    const { shared, change, season } = await aShared({}, editions.srp, files);
    await vi.waitFor(() => expect(shared.view.state).toBe('ready'));
    Object.assign(files, { players: refused(503) });
    change({ rounds: false, players: true });
    await vi.waitFor(() => expect(season.failure).toBeDefined());
    expect(shared.view.state).toBe('ready');
  });

  it('is a failure where the season does not load, whatever its status', async () => {
    const { shared } = await aShared({}, editions.srp, { ...seasonAnswers(), players: refused(404) });
    await vi.waitFor(() => expect(shared.view).toMatchObject({ state: 'failed', failure: { status: 404 } }));
  });
});

it.each([
  ['always', 7, 'a place is empty', false],
  ['on-lock', 7, 'a place is empty', true],
  ['on-lock', 7, 'all fifteen have locked', false],
  ['on-lock', 6, 'a place is empty', false],
] as const)(
  'where picks are revealed %s, a shared team of round %d in which %s is partly hidden: %s [B20]',
  async (revealRivals, roundId, places, hidden) => {
    const team = linkedTeam(roundId);
    const lineup = places === 'a place is empty' ? emptyLineup : team.teamHistory.lineup;
    const answer = answered({ ...team, teamHistory: { ...team.teamHistory, lineup } });
    const { shared } = await aShared({ teamByLink: answer }, { ...editions.srp, revealRivals });
    await vi.waitFor(() => expect(shared.view.state).toBe('ready'));
    expect(shared.hidesPicks).toBe(hidden);
  },
);

it('a shared team of the round before is past from the next kick-off, before the server has published so [B16, D43]', async () => {
  const { shared } = await aShared({}, editions.srp, seasonAnswers({ rounds: roundsBehindClock }));
  await vi.waitFor(() => expect(shared.view).toMatchObject({ state: 'ready', round: { id: 6, status: 'complete' } }));
});

async function aShared(answers: Answers = {}, edition: Edition = editions.srp, seasons = seasonAnswers()) {
  const { season } = await aSeasonStore(seasons, twoDaysBefore, edition);
  let onChange: ((changed: Changed) => void) | undefined;
  const poll: Pick<PollStore, 'start'> = {
    start: (_, notify) => {
      onChange = notify;
      return () => (onChange = undefined);
    },
  };
  const shared = new SharedTeamStore(fakeApi({ teamByLink: answered(linkedTeam()), ...answers }), season, poll);
  const dispose = shared.mount('k'.repeat(22));
  return { shared, season, dispose, change: (changed: Changed) => onChange?.(changed), follows: () => onChange !== undefined };
}
