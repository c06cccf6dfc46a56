import { aTeamHistory } from '@rugby/mocks/builders/history';
import { aPlayer, fifteenOf } from '@rugby/mocks/builders/player';
import { aTeam } from '@rugby/mocks/builders/team';
import { betweenRounds } from '@rugby/mocks/scenarios/scenarios';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../api/apiClient.ts';
import { type Edition, editions } from '../../editions.ts';
import type { Player, Round } from '../../game/model/entities.ts';
import { scoreTeam } from '../../game/scoring/scoreTeam.ts';
import { aSeasonStore, roundsBehindClock, seasonAnswers, twoDaysBefore } from '../../testing/aSeasonStore.ts';
import { aBooster, reserves } from '../../testing/createTeamHarness.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { PlayerStatsStore } from '../players/PlayerStatsStore.ts';
import { PollStore } from '../season/PollStore.ts';
import { teamReader } from './SavedTeamStore.ts';
import { WhatIfEditorStore } from './WhatIfEditorStore.ts';
import { WhatIfStore } from './WhatIfStore.ts';

configure({ enforceActions: 'always' });

/** The team of the stories and a second lineup; in round 6 each player scored their jersey number, a reserve thrice that. */
const players: readonly Player[] = [...fifteenOf(), ...reserves].map((player) => ({
  ...player,
  stats: { ...player.stats, avgPoints: player.id / 10, scores: { 6: player.id < 100 ? player.id : (player.id - 100) * 3 } },
}));
const team = aTeam({ startRoundId: 1 });
const played = aTeamHistory({ roundId: 6 }, players);
/** 1 to 15 once each, and the captain, who is number 11, once more. */
const saved = 120 + 11;

describe('a past round', () => {
  it('starts from the team that played it, with the points that it was given', async () => {
    const { whatIf } = await aWhatIf(6);
    expect([whatIf.baseTeamStore.status.state, whatIf.score]).toEqual([
      'ready',
      { measure: 'points', saved: played.points.round, changed: played.points.round, changes: [] },
    ]);
    expect(played.points.round).toBe(saved);
  });

  it('scores the what-if team as the engine does, with the gain of each change [B10]', async () => {
    const { whatIf } = await aWhatIf(6);
    whatIf.apply({ kind: 'remove', playerId: 9 });
    whatIf.apply({ kind: 'add', playerId: 109 });
    whatIf.apply({ kind: 'captain', playerId: 109 });
    whatIf.apply({ kind: 'boost', type: 'CO_CAPTAIN', playerId: 15 });
    const changedTeam = whatIf.team ?? played;
    const scores = new Map(players.map(({ id, stats }) => [id, stats.scores[6]]));
    const engine = scoreTeam(changedTeam, changedTeam.boosters, { pointsOf: (id) => scores.get(id), extraOf: () => 0 });
    expect(whatIf.score).toEqual({
      measure: 'points',
      saved,
      changed: engine.points,
      changes: [
        { kind: 'transfer', out: 9, in: 109, gain: 27 - 9 },
        { kind: 'captain', to: 109, gain: 27 - 11 },
        { kind: 'boosted', type: 'CO_CAPTAIN', playerId: 15, gain: 15 },
      ],
    });
    expect(whatIf.playerPoints).toEqual(Object.fromEntries(engine.lines.map(({ playerId, total }) => [playerId, total])));
  });

  it('knows no points of a player who did not play', async () => {
    const { whatIf } = await aWhatIf(6);
    whatIf.apply({ kind: 'remove', playerId: 1 });
    whatIf.apply({ kind: 'add', playerId: rested.id });
    expect([whatIf.score?.changed, Object.keys(whatIf.playerPoints)]).toEqual([
      saved - 1,
      expect.not.arrayContaining([`${rested.id}`]),
    ]);
  });

  it('lets the armband leave with the captain, and counts both as one change', async () => {
    const { whatIf } = await aWhatIf(6);
    whatIf.apply({ kind: 'remove', playerId: 11 });
    expect(whatIf.score).toMatchObject({ changed: saved - 22, changes: [{ kind: 'transfer', out: 11, in: null, gain: -22 }] });
  });

  it('takes a booster of the round away, and asks for no second one', async () => {
    const tripled = aBooster({ type: 'TRIPLE_CAPTAIN', playerId: null, roundId: 6, roundNumber: 6 });
    const { whatIf } = await aWhatIf(6, { boosters: [tripled] });
    expect(whatIf.apply({ kind: 'boost', type: 'CO_CAPTAIN', playerId: 15 })).toMatchObject([{ rule: 'booster-active' }]);
    expect(whatIf.apply({ kind: 'unboost', type: 'TRIPLE_CAPTAIN' })).toEqual([]);
    expect(whatIf.score).toMatchObject({
      saved: saved + 11,
      changed: saved,
      changes: [{ kind: 'unboosted', type: 'TRIPLE_CAPTAIN', gain: -11 }],
    });
  });

  it('counts a kicker’s kicks once more when their matches are loaded', async () => {
    const kicking: Edition = { ...editions.srp, enabledBoosters: ['SUPER_KICKER'] };
    const { whatIf } = await aWhatIf(6, {}, [], rounds, team, kicking);
    whatIf.apply({ kind: 'boost', type: 'SUPER_KICKER', playerId: 10 });
    await whatIf.baseTeamStore.load();
    expect(whatIf.score).toMatchObject({ saved, changed: saved + 6 });
  });

  it('undoes and redoes step by step, and resets to the saved team', async () => {
    const { whatIf } = await aWhatIf(6);
    whatIf.apply({ kind: 'captain', playerId: 15 });
    whatIf.apply({ kind: 'captain', playerId: 14 });
    whatIf.undo();
    const undone = whatIf.team?.captainId;
    whatIf.redo();
    const redone = whatIf.team?.captainId;
    whatIf.reset();
    expect([undone, redone, whatIf.team]).toEqual([15, 14, whatIf.whatIfRound?.baseTeam]);
  });

  it('is empty for a round that the team did not play, and discards changes of another round', async () => {
    const { whatIf } = await aWhatIf(6);
    whatIf.apply({ kind: 'captain', playerId: 15 });
    whatIf.mount(2);
    await whatIf.baseTeamStore.load();
    expect([whatIf.baseTeamStore.status.state, whatIf.past, whatIf.score]).toEqual(['not-played', [], undefined]);
    expect(whatIf.baseTeamStore.rounds).toContain(whatIf.baseTeamStore.round);
  });
});

describe('the rules of the game in what-if', () => {
  it('refuse what they refuse elsewhere, with their reasons [B10]', async () => {
    const { whatIf } = await aWhatIf(6, { salaryCap: team.value });
    expect(whatIf.apply({ kind: 'add', playerId: 109 })).toMatchObject([{ rule: 'no-free-slot', position: 'scrum_half' }]);
    expect(whatIf.apply({ kind: 'captain', playerId: 109 })).toMatchObject([{ rule: 'not-in-team' }]);
    whatIf.apply({ kind: 'remove', playerId: 1 });
    whatIf.apply({ kind: 'add', playerId: 101 });
    whatIf.apply({ kind: 'remove', playerId: 3 });
    expect(whatIf.apply({ kind: 'add', playerId: dear.id })).toMatchObject([{ rule: 'over-budget' }]);
  });

  it('lock no player, though every fixture has been played', async () => {
    const { whatIf } = await aWhatIf(6);
    expect(players.slice(0, 15).flatMap(({ id }) => whatIf.apply({ kind: 'remove', playerId: id }))).toEqual([]);
  });

  it('keep a booster of an earlier round used, and one of a later round free', async () => {
    const used = [
      aBooster({ roundId: 2, roundNumber: 2 }),
      aBooster({ id: 2, type: 'TRIPLE_CAPTAIN', roundId: 7, roundNumber: 7 }),
    ];
    const { whatIf } = await aWhatIf(6, {}, used);
    expect(whatIf.apply({ kind: 'boost', type: 'CO_CAPTAIN', playerId: 15 })).toMatchObject([
      { rule: 'booster-used', roundNumber: 2 },
    ]);
    expect(whatIf.apply({ kind: 'boost', type: 'TRIPLE_CAPTAIN', playerId: null })).toEqual([]);
  });

  it('let Limitless go only within the budget', async () => {
    const limitless = aBooster({ type: 'LIMITLESS', playerId: null, roundId: 6, roundNumber: 6 });
    const { whatIf } = await aWhatIf(6, { boosters: [limitless], salaryCap: team.value - 1_000_000 });
    const before = whatIf.budget;
    expect(whatIf.apply({ kind: 'unboost', type: 'LIMITLESS' })).toMatchObject([{ rule: 'over-budget', over: 1_000_000 }]);
    whatIf.apply({ kind: 'remove', playerId: 9 });
    expect(whatIf.apply({ kind: 'unboost', type: 'LIMITLESS' })).toEqual([]);
    expect([before, (whatIf.budget ?? 0) > 0]).toEqual([null, true]);
    expect(whatIf.apply({ kind: 'add', playerId: 9 })).toMatchObject([{ rule: 'over-budget' }]);
  });
});

describe('a round that is not over', () => {
  it('counts the points so far while it is played', async () => {
    const playing = rounds.map((round): Round => (round.id === 6 ? { ...round, status: 'playing' } : round));
    const { whatIf } = await aWhatIf(null, {}, [], playing);
    whatIf.apply({ kind: 'captain', playerId: 15 });
    expect(whatIf.score).toMatchObject({ measure: 'points', saved, changed: saved + 4 });
  });

  it('adds the averages of the season up before it, and calls them so', async () => {
    const { whatIf } = await aWhatIf(null);
    whatIf.apply({ kind: 'captain', playerId: 15 });
    expect([whatIf.baseTeamStore.round?.id, whatIf.score]).toMatchObject([
      7,
      { measure: 'averages', saved: 13.1, changed: 13.5 },
    ]);
  });

  it('is the next one from its first kick-off, before the server has published so [D43]', async () => {
    const { whatIf } = await aWhatIf(null, {}, [], roundsBehindClock);
    const { round, rounds: offered } = whatIf.baseTeamStore;
    expect([round?.id, offered.map(({ id }) => id)]).toEqual([7, [1, 2, 3, 4, 5, 6, 7]]);
  });

  it('asks for a complete team first', async () => {
    const { whatIf } = await aWhatIf(null, {}, [], rounds, aTeam({ isComplete: false, startRoundId: null }));
    expect(whatIf.baseTeamStore.status).toEqual({ state: 'no-team' });
  });
});

describe('presses', () => {
  it('offer those who can come for a player who is taken out, the best of the round first', async () => {
    const editor = new WhatIfEditorStore((await aWhatIf(6)).whatIf);
    editor.remove(9);
    expect([editor.pool.selectedSlot?.jersey, editor.pool.filters.position, editor.pool.isOpen]).toEqual([9, 'scrum_half', true]);
    expect([editor.poolStatistic, editor.poolSort]).toEqual(['RoundPoints', { by: 'roundPoints', direction: 'descending' }]);
  });

  it('open a player, unless a booster waits for one', async () => {
    const { whatIf } = await aWhatIf(6);
    const editor = new WhatIfEditorStore(whatIf);
    editor.pressPlayer(9);
    const opened = editor.dialog;
    editor.applyBooster('CO_CAPTAIN');
    editor.pressPlayer(11);
    const refused = [editor.refusals, editor.pendingBooster];
    editor.pressPlayer(9);
    expect(opened).toEqual({ kind: 'player', playerId: 9 });
    expect(refused).toMatchObject([[{ rule: 'booster-not-for-captain' }], 'CO_CAPTAIN']);
    expect([editor.refusals, editor.pendingBooster, whatIf.team?.boosters]).toMatchObject([
      [],
      undefined,
      [{ type: 'CO_CAPTAIN', playerId: 9 }],
    ]);
  });
});

it('a whole session sends nothing: it only reads [B10]', async () => {
  const { whatIf, methods } = await aWhatIf(6);
  const editor = new WhatIfEditorStore(whatIf);
  const close = whatIf.mount(6);
  editor.remove(9);
  editor.pool.selectSlot({ position: 'scrum_half', index: 0, jersey: 9, row: 'D', label: 'scrum-half', category: 'half-back' });
  editor.add(109);
  editor.makeCaptain(109);
  editor.applyBooster('CO_CAPTAIN');
  editor.pressPlayer(15);
  editor.removeBooster('CO_CAPTAIN');
  editor.applyBooster('TRIPLE_CAPTAIN');
  const made = whatIf.past.length;
  editor.undo();
  await whatIf.baseTeamStore.load();
  editor.reset();
  close();
  expect([made, [...new Set(methods)]]).toEqual([6, ['GET']]);
});

const dear: Player = { ...aPlayer({ id: 999, squadId: 24 }), cost: 60_000_000 };
const rested: Player = { ...dear, id: 998, cost: 1_000_000, stats: { ...dear.stats, scores: {} } };
const { rounds } = betweenRounds();

/** A what-if store over the team of a round; `about` overrides its history, `boosters` are those used in the season. */
async function aWhatIf(
  roundId: number | null,
  about: Partial<typeof played> = {},
  boosters = team.boosters,
  published: readonly Round[] = rounds,
  savedTeam = team,
  edition: Edition = editions.srp,
) {
  const file = seasonAnswers({ rounds: published, players: [...players, dear, rested] });
  const { season } = await aSeasonStore(file, twoDaysBefore, edition);
  const answers: Answers = {
    ...file,
    'player_stats/10': { ok: true, value: [{ roundId: 6, tournamentId: 6, scoringMetrics: { C: 3 }, points: 10 }] },
    checksums: { ok: true, value: { rounds: 'a', players: 'a' } },
    showMyTeam: { ok: true, value: { team: { ...savedTeam, boosters } } },
    showMyTeamHistory: ({ params }) => ({
      ok: true,
      value: { teamHistory: Number(params?.['roundId']) === 6 ? aTeamHistory({ roundId: 6, ...about }, players) : null },
    }),
  };
  const methods: string[] = [];
  const plain = fakeApi(answers);
  const api: Api = {
    ...plain,
    fetch: (asked) => (methods.push('GET'), plain.fetch(asked)),
    send: (endpoint, request) => (methods.push(endpoint.method), plain.send(endpoint, request)),
  };
  const still = { after: () => () => {}, isHidden: () => false, onShown: () => () => {}, log: () => {} };
  const whatIf = new WhatIfStore({
    reader: teamReader(api),
    season,
    stats: new PlayerStatsStore(api),
    poll: new PollStore(api, still),
  });
  whatIf.mount(roundId);
  await whatIf.baseTeamStore.load();
  return { whatIf, methods };
}
