import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import { seasonAnswers, twoDaysBefore } from '../../testing/aSeasonStore.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { ClockStore } from './ClockStore.ts';
import type { Changed } from './PollStore.ts';
import { FixturesStore } from './FixturesStore.ts';
import { SeasonStore } from './SeasonStore.ts';

configure({ enforceActions: 'always' });

describe('the fixtures widget', () => {
  it('fetches the rounds on opening when there are none, and only then [G-062, A-180]', async () => {
    const { fixtures, asked } = widget();
    fixtures.mount();
    await arrival();
    expect(asked).toEqual(['rounds']);
    fixtures.mount();
    await arrival();
    expect(asked).toEqual(['rounds']);
  });

  it('shows the current round, goes to others by arrows, and begins anew at the current one [G-053, G-060, A-180]', async () => {
    const { fixtures } = widget();
    fixtures.mount();
    await arrival();
    expect([fixtures.round?.id, fixtures.adjacentRounds.previous?.id, fixtures.adjacentRounds.next?.id]).toEqual([7, 6, 8]);
    fixtures.showRound(9);
    expect(fixtures.adjacentRounds.next).toBeUndefined();
    fixtures.showRound(6);
    fixtures.show('list');
    expect([fixtures.round?.id, fixtures.adjacentRounds.next?.id, fixtures.view]).toEqual([6, 7, 'list']);
    fixtures.mount();
    expect([fixtures.round?.id, fixtures.view]).toEqual([7, 'round']);
  });

  it('polls every half hour while it is open, and loads rounds that have changed [G-301, G-355, A-346]', async () => {
    const { fixtures, asked, poll } = widget();
    const unmount = fixtures.mount();
    await arrival();
    expect([poll.every, poll.isOn]).toEqual([1_800_000, true]);
    poll.tell({ rounds: false, players: true });
    poll.tell({ rounds: true, players: false });
    expect(asked).toEqual(['rounds', 'rounds']);
    unmount();
    expect(poll.isOn).toBe(false);
  });

  it('keeps a failure to itself and can ask again [G-063, A-180]', async () => {
    let isDown = true;
    const { fixtures, season } = widget({
      rounds: () => (isDown ? { ok: false, failure: { kind: 'unavailable' } } : { ok: true, value: [] }),
    });
    fixtures.mount();
    await arrival();
    expect(season.rounds.request.state).toBe('error');
    isDown = false;
    fixtures.retry();
    await arrival();
    expect(season.rounds.request.state).toBe('success');
  });

  it('tells times of the device until the venue’s are asked for [G-064]', () => {
    const { fixtures } = widget();
    expect(fixtures.clock).toBe('device');
    fixtures.showTimesOf('venue');
    expect(fixtures.clock).toBe('venue');
  });
});

it('reloads rounds that are older than a minute when it is opened', async () => {
  let now = twoDaysBefore;
  const { fixtures, asked } = widget({}, () => now);
  fixtures.mount();
  await arrival();
  now += 60_000;
  fixtures.mount();
  await arrival();
  expect(asked).toEqual(['rounds']);
  now += 1;
  fixtures.mount();
  expect(fixtures.round?.id).toBe(7);
  await arrival();
  expect(asked).toEqual(['rounds', 'rounds']);
});

function widget(answers: Answers = {}, now = () => twoDaysBefore) {
  const asked: string[] = [];
  const clock = new ClockStore({ now, everySecond: () => () => {} });
  const season = new SeasonStore(editions.srp, fakeApi({ ...seasonAnswers(), ...answers }, asked), clock);
  const poll = { every: 0, tell: (_changed: Changed) => {}, isOn: false };
  const port = {
    start: (every: number, onChange: (changed: Changed) => void) => {
      Object.assign(poll, { every, tell: onChange, isOn: true });
      return () => void (poll.isOn = false);
    },
  };
  return { fixtures: new FixturesStore(season, port), season, asked, poll };
}

function arrival(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
