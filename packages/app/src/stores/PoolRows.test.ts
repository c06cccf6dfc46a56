import { type Edition, editions } from '@rugby/domain/editions';
import type { Player } from '@rugby/domain/game/model/entities';
import { removePlayer } from '@rugby/domain/game/model/lineup';
import { openFilter, type PoolFilter } from '@rugby/domain/game/players/filterPool';
import { defaultSort } from '@rugby/domain/game/players/sortPool';
import { PoolStore } from '@rugby/domain/stores/players/PoolStore';
import { aSeasonStore, seasonAnswers, twoDaysBefore } from '@rugby/domain/testing/aSeasonStore';
import { aPlayer, fifteenOf } from '@rugby/mocks/builders/player';
import { squadsOf } from '@rugby/mocks/builders/season';
import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { PoolRows } from './PoolRows.ts';

const idOf = (edition: Edition, country: string) =>
  squadsOf(edition).find(({ abbreviation }) => abbreviation === country)?.id ?? 0;
const [argentina, australia] = [idOf(editions.trc, 'ARG'), idOf(editions.trc, 'AUS')];

it.each([
  {
    title: 'the pool of the championship blocks who would take the last slot from a country below its minimum [G-316]',
    edition: editions.trc,
    state: { kind: 'refused', refusals: [{ rule: 'squad-minimum', minimum: 3, free: 0 }] },
  },
  {
    title: 'the pool of the club edition keeps no slot for a squad [G-315, G-316]',
    edition: editions.srp,
    state: { kind: 'free' },
  },
])('$title', async ({ edition, state }) => {
  const others = [
    aPlayer({ id: 101, position: 'outside_back', squadId: argentina }),
    aPlayer({ id: 102, position: 'outside_back', squadId: australia }),
  ];
  const rows = await shown({ edition, others });
  expect(rows.get(101)?.state).toMatchObject(state);
  expect(rows.get(102)?.state).toEqual({ kind: 'free' });
});

it('the pool shows what the remaining budget of the draft affords, and everything without a salary cap [G-323]', async () => {
  const others = [aPlayer({ id: 101, cost: 7_000_000 }), aPlayer({ id: 102, cost: 7_000_001 })];
  const ids = async (isLimitless: boolean) =>
    [...(await shown({ others, filter: { price: 'afford', position: 'prop' }, isLimitless })).keys()].toSorted((a, b) => a - b);
  expect([await ids(false), await ids(true)]).toEqual([
    [1, 3, 101],
    [1, 3, 101, 102],
  ]);
});

it('the pool hides eliminated players who are not in the draft [G-325]', async () => {
  const others = [aPlayer({ id: 101, status: 'eliminated' })];
  const rows = await shown({ others, change: (player) => (player.id < 4 ? { ...player, status: 'eliminated' } : player) });
  expect([1, 3, 15, 101].map((id) => rows.has(id))).toEqual([true, true, true, false]);
});

interface Shown {
  readonly edition?: Edition;
  readonly others: readonly Player[];
  readonly filter?: Partial<PoolFilter>;
  readonly isLimitless?: boolean;
  readonly change?: (player: Player) => Player;
}

/** The rows of the pool by player id beside a draft whose last back is missing, with 7 million left. */
async function shown({ edition = editions.srp, others, filter = {}, isLimitless = false, change = (player) => player }: Shown) {
  const answers = seasonAnswers({ players: [...fifteenOf(edition).map(change), ...others] });
  const { season } = await aSeasonStore({ ...answers, squads: { ok: true, value: squadsOf(edition) } }, twoDaysBefore, edition);
  const pool = new PoolStore();
  pool.filter({ ...openFilter, ...filter });
  const draft = { lineup: removePlayer(aTeam().lineup, 15), captainId: null, saved: null };
  const { contents } = new PoolRows({
    season,
    team: { draft, budget: 7_000_000, isFull: false },
    editor: { pool, poolSort: defaultSort, poolStatistic: 'TotalPoints' },
    view: { isHistoric: false },
    transfers: { isOn: false, isLimitless },
  });
  return new Map(contents.state === 'ready' ? contents.rows.map((row) => [row.player.id, row]) : []);
}
