import { midRound } from '@rugby/mocks/scenarios/scenarios';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { type EditionId, editions } from '../../editions.ts';
import type { Fixture } from '../../game/model/entities.ts';
import { aSeasonStore, seasonAnswers, twoDaysBefore } from '../../testing/aSeasonStore.ts';
import { LiveBannerStore } from './LiveBannerStore.ts';

configure({ enforceActions: 'always' });

const { rounds } = midRound();
const duringTheFirst = Date.parse('2026-03-27T06:45:00.000Z');
const nextKickOff = '2026-03-27T08:35:00.000Z';

describe('the live-round banner', () => {
  it('appears while a match is live, and only then [G-298]', async () => {
    expect((await banner()).store.isShown).toBe(true);
    const { season, clock } = await aSeasonStore(seasonAnswers(), twoDaysBefore);
    expect(new LiveBannerStore({ season, clock, cookies: jar().cookies }).isShown).toBe(false);
  });

  it.each([
    ['srp', '/'],
    ['trc', '/rugby-championship'],
  ] as const)(
    'of %s, once closed, stays away until the next scheduled match, also after a reload [G-299, G-300, G-412]',
    async (edition, path) => {
      const cookieJar = jar();
      const { store } = await banner(cookieJar, duringTheFirst, edition);
      store.close();
      expect(store.isShown).toBe(false);
      const lifetime = Date.parse(nextKickOff) - duringTheFirst;
      expect(cookieJar.written).toEqual([{ name: 'points_message', text: `${edition} ${nextKickOff}`, path, lifetime }]);
      expect((await banner(cookieJar, duringTheFirst, edition)).store.isShown).toBe(false);
      expect((await banner(cookieJar, Date.parse(nextKickOff) - 1, edition)).store.isShown).toBe(false);
      expect((await banner(cookieJar, Date.parse(nextKickOff), edition)).store.isShown).toBe(true);
    },
  );

  it('passes over a match that begins late and one that is over early: neither is the next scheduled one [G-299]', async () => {
    const scheduled = rounds.flatMap(({ fixtures }) => fixtures).filter(({ status }) => status === 'scheduled');
    const [late, early, next] = scheduled.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
    const changed = new Map<number | undefined, Partial<Fixture>>([
      [late?.id, { date: new Date(duringTheFirst - 1).toISOString() }],
      [early?.id, { status: 'complete', homeScore: 20, awayScore: 10 }],
    ]);
    const season = rounds.map((round) => ({
      ...round,
      fixtures: round.fixtures.map((one) => ({ ...one, ...changed.get(one.id) })),
    }));
    const cookieJar = jar();
    const { store } = await banner(cookieJar, duringTheFirst, 'srp', season);
    store.close();
    expect([store.isShown, cookieJar.written[0]?.text]).toEqual([false, `srp ${next?.date}`]);
  });

  it('closed during the last match of a round, it stays away until the next round begins [G-300]', async () => {
    const [current, next] = rounds.filter(({ status }) => status !== 'complete').map(({ fixtures }) => datesOf(fixtures));
    const [lastKickOff, following] = [Math.max(...(current ?? [])), Math.min(...(next ?? []))];
    const cookieJar = jar();
    (await banner(cookieJar, lastKickOff)).store.close();
    expect(cookieJar.written).toMatchObject([{ lifetime: following - lastKickOff }]);
  });

  it('after the last match of the season it stays away until the browser is closed', async () => {
    const cookieJar = jar();
    const last = Math.max(...rounds.flatMap(({ fixtures }) => datesOf(fixtures)));
    const { store } = await banner(cookieJar, last + 1);
    store.close();
    expect(cookieJar.written).toMatchObject([{ text: 'srp closed', lifetime: undefined }]);
    expect((await banner(cookieJar, last + 1)).store.isShown).toBe(false);
  });

  it('does not mind what the other edition keeps', async () => {
    const cookieJar = jar();
    cookieJar.cookies.write('points_message', `trc ${nextKickOff}`, '/rugby-championship', 1);
    expect((await banner(cookieJar)).store.isShown).toBe(true);
  });
});

function datesOf(fixtures: readonly Pick<Fixture, 'date'>[]): readonly number[] {
  return fixtures.map(({ date }) => Date.parse(date));
}

async function banner({ cookies } = jar(), now = duringTheFirst, edition: EditionId = 'srp', played = rounds) {
  const { season, clock } = await aSeasonStore(seasonAnswers({ rounds: played }), now, editions[edition]);
  return { store: new LiveBannerStore({ season, clock, cookies }) };
}

function jar() {
  const written: { name: string; text: string; path: string; lifetime: number | undefined }[] = [];
  return {
    written,
    cookies: {
      read: (name: string) => written.filter((cookie) => cookie.name === name).map(({ text }) => text),
      write: (name: string, text: string, path: string, lifetime: number | undefined) =>
        void written.push({ name, text, path, lifetime }),
    },
  };
}
