import { type Edition, editions } from '@rugby/domain/editions';
import { draftOf, type TeamDraft } from '@rugby/domain/game/editor/draft';
import type { Player } from '@rugby/domain/game/model/entities';
import { removePlayer } from '@rugby/domain/game/model/lineup';
import { openFilter, type PoolFilter } from '@rugby/domain/game/players/filterPool';
import { defaultSort, type PoolSort } from '@rugby/domain/game/players/sortPool';
import type { PoolStatistic } from '@rugby/domain/game/players/statistics';
import { playersById } from '@rugby/domain/game/model/world';
import { valueOf } from '@rugby/domain/game/team/budget';
import { PoolStore } from '@rugby/domain/stores/players/PoolStore';
import { aSeasonStore, seasonAnswers, twoDaysBefore } from '@rugby/domain/testing/aSeasonStore';
import { aPlayer, fifteenOf } from '@rugby/mocks/builders/player';
import { aRound, squadsOf } from '@rugby/mocks/builders/season';
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

const figuresOf = (id: number, cost: number, totalPoints: number, avgPoints: number) =>
  aPlayer({
    id,
    cost,
    selected: { 7: cost / 1_000_000 + 0.5 },
    stats: { ...aPlayer().stats, totalPoints, avgPoints, scores: { 7: -id } },
  });
const players = [figuresOf(1, 7_000_000, 20, 9.5), figuresOf(2, 9_000_000, 30, 5.5), figuresOf(3, 5_000_000, 10, 7.5)];

it.each([
  [defaultSort, [2, 1, 3]],
  [{ by: 'cost', direction: 'ascending' }, [3, 1, 2]],
  [{ by: 'avgPoints', direction: 'descending' }, [1, 3, 2]],
  [{ by: 'roundPoints', direction: 'ascending' }, [3, 2, 1]],
] as const)(
  'the rows of the pool are sorted by price or by the statistic, as is chosen: %j [G-247, G-248]',
  async (sort, ids) => {
    expect((await rowsOf({ players, sort })).map(({ player }) => player.id)).toEqual(ids);
  },
);

it.each([
  ['PercentSelected', [9.5, 7.5, 5.5]],
  ['RoundPoints', [-2, -1, -3]],
  ['AveragePoints', [5.5, 9.5, 7.5]],
  ['TotalPoints', [30, 20, 10]],
] as const)('each row of the pool shows %s of its player where that is chosen [G-246]', async (statistic, values) => {
  expect((await rowsOf({ players, statistic })).map(({ value }) => value)).toEqual(values);
});

it('no player of the pool can be added while a past round is shown [G-269]', async () => {
  const statesOf = async (isHistoric: boolean) => (await rowsOf({ players, isHistoric })).map(({ state }) => state.kind);
  expect([await statesOf(false), await statesOf(true)]).toEqual([
    ['free', 'free', 'free'],
    ['shown', 'shown', 'shown'],
  ]);
});

it('in transfer mode the pool offers who may replace a player marked out, and says why others may not [G-273, G-274]', async () => {
  const draft = { lineup: removePlayer(aTeam().lineup, 15), captainId: null, saved: aTeam({ startRoundId: 6 }) };
  const four = fifteenOf().map((player) => (player.id <= 4 ? { ...player, squadId: 5 } : { ...player, squadId: 9 }));
  const others = [
    aPlayer({ id: 101, position: 'outside_back', squadId: 7 }),
    aPlayer({ id: 102, position: 'outside_back', squadId: 5 }),
    aPlayer({ id: 103, position: 'prop', squadId: 7 }),
  ];
  const rows = await rowsOf({ players: [...four, ...others], draft, isTransferring: true });
  const stateOf = (id: number) => rows.find(({ player }) => player.id === id)?.state;
  expect([101, 102, 103].map(stateOf)).toMatchObject([
    { kind: 'free' },
    { kind: 'refused', refusals: [{ rule: 'squad-limit', have: 4 }] },
    { kind: 'refused', refusals: [{ rule: 'no-free-slot', position: 'prop' }] },
  ]);
});

it('what new prices took from the saved team is not missing for a transfer [D18]', async () => {
  const saved = aTeam({ startRoundId: 6 });
  const draft = { lineup: removePlayer(saved.lineup, 15), captainId: null, saved };
  const salaryCap = valueOf(saved.lineup, playersById(fifteenOf())) - 600_000;
  const others = [101, 102].map((id) => aPlayer({ id, position: 'outside_back', squadId: 9, cost: 4_899_900 + id }));
  const rows = await rowsOf({
    players: [...fifteenOf(), ...others],
    draft: { ...draft, saved: { ...saved, salaryCap } },
    budget: 4_300_001,
    isTransferring: true,
  });
  expect([101, 102].map((id) => rows.find(({ player }) => player.id === id)?.over)).toEqual([undefined, 1]);
});

interface Shown {
  readonly edition?: Edition;
  readonly others: readonly Player[];
  readonly filter?: Partial<PoolFilter>;
  readonly isLimitless?: boolean;
  readonly change?: (player: Player) => Player;
}

/** The rows of the pool by player id beside a draft whose last back is missing, with 7 million left. */
async function shown({ edition = editions.srp, others, change = (player) => player, ...rest }: Shown) {
  const draft = { lineup: removePlayer(aTeam().lineup, 15), captainId: null, saved: null };
  const rows = await rowsOf({
    edition,
    players: [...fifteenOf(edition).map(change), ...others],
    draft,
    budget: 7_000_000,
    ...rest,
  });
  return new Map(rows.map((row) => [row.player.id, row]));
}

interface Pool extends Pick<Shown, 'edition' | 'filter' | 'isLimitless'> {
  readonly players: readonly Player[];
  readonly budget?: number;
  readonly draft?: Pick<TeamDraft, 'lineup' | 'captainId' | 'saved'>;
  readonly sort?: PoolSort;
  readonly statistic?: PoolStatistic;
  readonly isHistoric?: boolean;
  readonly isTransferring?: boolean;
}

/** The rows of a pool of these players before round 7. */
async function rowsOf({
  edition = editions.srp,
  players: pooled,
  filter = {},
  isLimitless = false,
  budget = 100_000_000,
  draft = draftOf(null),
  sort = defaultSort,
  statistic = 'TotalPoints',
  isHistoric = false,
  isTransferring = false,
}: Pool) {
  const answers = {
    ...seasonAnswers({ players: pooled, rounds: [aRound({ id: 6, status: 'complete' }), aRound({ id: 7 })] }),
    squads: { ok: true, value: squadsOf(edition) },
  } as const;
  const { season } = await aSeasonStore(answers, twoDaysBefore, edition);
  const pool = new PoolStore();
  pool.filter({ ...openFilter, ...filter });
  const { contents } = new PoolRows({
    season,
    team: { draft, budget, isFull: false },
    editor: { pool, poolSort: sort, poolStatistic: statistic },
    view: { isHistoric },
    transfers: { isOn: isTransferring, isLimitless },
  });
  return contents.state === 'ready' ? contents.rows : [];
}
