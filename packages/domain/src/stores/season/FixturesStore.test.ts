import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import { seasonAnswers, twoDaysBefore } from '../../testing/aSeasonStore.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { ClockStore } from './ClockStore.ts';
import { FixturesStore } from './FixturesStore.ts';
import { SeasonStore } from './SeasonStore.ts';

configure({ enforceActions: 'always' });

describe('the fixtures widget', () => {
  it('fetches the rounds on opening when there are none, and only then [G-062]', async () => {
    const { fixtures, asked } = widget();
    fixtures.mount();
    await arrival();
    expect(asked).toEqual(['rounds']);
    fixtures.mount();
    await arrival();
    expect(asked).toEqual(['rounds']);
  });

  it('shows the current round, goes to others by arrows, and begins anew at the current one [G-053, G-060]', async () => {
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

  it('keeps a failure to itself and can ask again [G-063]', async () => {
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

function widget(answers: Answers = {}) {
  const asked: string[] = [];
  const clock = new ClockStore({ now: () => twoDaysBefore, everySecond: () => () => {} });
  const season = new SeasonStore(editions.srp, fakeApi({ ...seasonAnswers(), ...answers }, asked), clock);
  return { fixtures: new FixturesStore(season), season, asked };
}

function arrival(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
