import { describe, expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { catalog } from '../../i18n/catalog.ts';
import { createWords } from '../../i18n/createWords.ts';
import { refusalSentence } from '../../i18n/refusalWords.ts';
import { changeDraft, type DraftCommand } from '../editor/changeDraft.ts';
import { draftOf, type TeamDraft } from '../editor/draft.ts';
import { previewTransferBooster } from '../boosters/appliedBoosters.ts';
import { playerIds } from '../model/lineup.ts';
import { refusalsToSave } from '../team/refusalsToSave.ts';
import { afterFirstKickOff, testBooster, testTeam, withPlayers, worldOfTeam } from '../../testing/testTeam.ts';
import { applyTrades, refusalsToTrade, type TradePair, tradePairsOf } from './trades.ts';

const world = worldOfTeam();
const started = { ...world, now: afterFirstKickOff };
const pair = (out: number | null, into: number | null): TradePair => ({ out, in: into });
const rulesOf = (outcome: ReturnType<typeof applyTrades>) => (outcome.ok ? [] : outcome.refusals.map(({ rule }) => rule));

describe('trades', () => {
  test('are made together, each new player in the slot of the replaced one [G-343]', () => {
    const outcome = applyTrades(testTeam(), [pair(5, 104), pair(4, 105), pair(9, 109)], world);
    expect(outcome).toMatchObject({ ok: true, selection: { captainId: 3, lineup: { lock: [105, 104], scrum_half: [109] } } });
  });

  test('are unlimited in number: a whole fifteen may go [G-016]', () => {
    const all = Array.from({ length: 15 }, (_, index) => pair(index + 1, index + 101));
    const outcome = applyTrades(testTeam(), all, world);
    expect(outcome).toMatchObject({ ok: true, selection: { captainId: null } });
    expect(outcome.ok && playerIds(outcome.selection.lineup).toSorted((a, b) => a - b)).toEqual(all.map(({ in: into }) => into));
  });

  test('leave no captain when the captain leaves, unless they name another player of the result', () => {
    const trades = [pair(3, 103)];
    expect(applyTrades(testTeam(), trades, world)).toMatchObject({ selection: { captainId: null } });
    expect(applyTrades(testTeam(), trades, world, 103)).toMatchObject({ selection: { captainId: 103 } });
    expect(rulesOf(applyTrades(testTeam(), trades, world, 3))).toEqual(['not-in-team']);
  });

  test('count against the limits as a result: a fifth of a squad may come when one of it goes in the same breath [G-273]', () => {
    const crowd = withPlayers(world, ...[101, 5, 6, 7, 8].map((id) => ({ id, squadId: 5 })));
    expect(rulesOf(applyTrades(testTeam(), [pair(1, 101)], crowd))).toEqual(['squad-limit']);
    expect(rulesOf(applyTrades(testTeam(), [pair(1, 101), pair(6, 106)], crowd))).toEqual([]);
  });

  test('are refused once the season is over: what the last round scored stands [G-269]', () => {
    const rounds = world.rounds.map((round) => ({ ...round, status: 'complete' as const }));
    expect(rulesOf(applyTrades(testTeam(), [pair(5, 104)], { ...world, rounds }))).toEqual(['team-creation-disabled']);
  });

  test('keep the minimum of each country', () => {
    const country = (id: number) => ({ id, squadId: 1 + (id % 4) });
    const ids = Array.from({ length: 15 }, (_, index) => index + 1);
    const four = withPlayers({ ...world, edition: editions.trc }, ...ids.map(country), ...ids.map((id) => country(id + 100)));
    const squads = world.squads.filter(({ id }) => id <= 4);
    const pairs = [pair(4, 105), pair(8, 106)];
    expect(rulesOf(applyTrades(testTeam(), pairs, { ...four, squads }))).toEqual(['squad-minimum']);
  });
});

describe('trades are refused', () => {
  test.each([
    { title: 'without any [G-266]', pairs: [], at: world, rules: ['trade-unpaired'] },
    { title: 'with an out alone [G-267]', pairs: [pair(1, 101), pair(3, null)], at: world, rules: ['trade-unpaired'] },
    { title: 'with an in alone', pairs: [pair(null, 101)], at: world, rules: ['trade-unpaired'] },
    { title: 'with two outs alone', pairs: [pair(1, null), pair(2, null)], at: world, rules: ['trade-unpaired'] },
    { title: 'with a pair of no players', pairs: [pair(null, null)], at: world, rules: ['trade-unpaired'] },
    {
      title: 'with a player who leaves and comes in elsewhere',
      pairs: [pair(1, 2), pair(2, 101)],
      at: world,
      rules: ['already-in-team'],
    },
    { title: 'for a player who is not in the team', pairs: [pair(101, 102)], at: world, rules: ['not-in-team'] },
    { title: 'with a player out twice', pairs: [pair(1, 101), pair(1, 102)], at: world, rules: ['not-in-team'] },
    { title: 'with a player in twice', pairs: [pair(1, 101), pair(2, 101)], at: world, rules: ['already-in-team'] },
    { title: 'with a player in who is in the team already', pairs: [pair(1, 2)], at: world, rules: ['already-in-team'] },
    { title: 'with an unknown player', pairs: [pair(1, 999)], at: world, rules: ['unknown-player'] },
    { title: 'across positions [G-262]', pairs: [pair(1, 103)], at: world, rules: ['wrong-position'] },
    {
      title: 'with a locked out alone, whom a replacement would not help [G-271]',
      pairs: [pair(1, null)],
      at: started,
      rules: ['player-locked'],
    },
    {
      title: 'with a locked out-half, first of all, because another in-half would not help [G-271]',
      pairs: [pair(1, 101)],
      at: started,
      rules: ['player-locked', 'match-started'],
    },
    {
      title: 'with a locked in-half [G-272]',
      pairs: [pair(4, 104)],
      at: withPlayers(started, { id: 104, squadId: 1 }),
      rules: ['match-started'],
    },
    {
      title: 'with an eliminated player',
      pairs: [pair(4, 104)],
      at: withPlayers(world, { id: 104, status: 'eliminated' as const }),
      rules: ['eliminated'],
    },
    {
      title: 'over the budget [G-268]',
      pairs: [pair(4, 104)],
      at: withPlayers(world, { id: 104, cost: 16_000_001 }),
      rules: ['over-budget'],
    },
  ])('$title', ({ pairs, at, rules }) => {
    expect(rulesOf(applyTrades(testTeam(), pairs, at))).toEqual(rules);
  });

  test('for a player on whom a booster works [G-270]', () => {
    const team = testTeam({ boosters: [testBooster({ playerId: 4 })] });
    expect(rulesOf(applyTrades(team, [pair(4, 104)], world))).toEqual(['booster-target']);
  });

  test('for a team that is not complete', () => {
    expect(rulesOf(applyTrades(testTeam({ isComplete: false }), [pair(4, 104)], world))).toEqual(['team-incomplete']);
  });

  test('with a pair of no players, which names none of them', () => {
    const outcome = applyTrades(testTeam(), [pair(null, null), pair(5, null)], world);
    expect(outcome).toMatchObject({ refusals: [{ rule: 'trade-unpaired', playerIds: [5] }] });
  });

  test('one locked pair refuses all, the others alone are made', () => {
    expect(applyTrades(testTeam(), [pair(1, 101), pair(4, 104)], started).ok).toBe(false);
    expect(applyTrades(testTeam(), [pair(4, 104)], started).ok).toBe(true);
  });
});

describe('the transfers of a draft are ready to send', () => {
  const dear = withPlayers(world, { id: 104, cost: 16_000_001 });
  const rules = (draft: TeamDraft, at = world) => refusalsToTrade(draft, at).map(({ rule }) => rule);

  test('only when there is one [G-266]', () => {
    expect([
      rules(draftOf(testTeam())),
      rules(after({ kind: 'mark-out', playerId: 4 }, { kind: 'bring-in', playerId: 104 })),
    ]).toEqual([['trade-unpaired'], []]);
  });

  test('only for a team that was saved', () => {
    expect(refusalsToTrade(draftOf(null), world)).toEqual([{ rule: 'team-incomplete', free: 15 }]);
  });

  test('only when each has an in-player [G-267]', () => {
    expect(refusalsToTrade(after({ kind: 'mark-out', playerId: 4 }), world)).toEqual([
      { rule: 'trade-unpaired', playerIds: [4] },
    ]);
  });

  test('only when the budget is not negative, which limitless ignores [G-268, G-308]', () => {
    const draft = after({ kind: 'mark-out', playerId: 4 }, { kind: 'bring-in', playerId: 104 });
    expect(refusalsToTrade(draft, dear)).toMatchObject([{ rule: 'over-budget', over: 1 }]);
    const limitless = { ...draft, saved: testTeam({ boosters: [testBooster({ type: 'LIMITLESS', playerId: null })] }) };
    expect([rules(limitless, dear), rules(previewTransferBooster('LIMITLESS', draft, dear), dear)]).toEqual([[], []]);
  });

  test.each([
    {
      team: 'has no limitless',
      startRoundId: 3,
      isApplied: false,
      isChosen: false,
      save: ['over-budget'],
      send: ['over-budget'],
    },
    {
      team: 'chooses limitless for its transfers',
      startRoundId: 3,
      isApplied: false,
      isChosen: true,
      save: ['over-budget'],
      send: [],
    },
    { team: 'is limitless and has not started', startRoundId: 3, isApplied: true, isChosen: false, save: [], send: [] },
    { team: 'is limitless and has started', startRoundId: 1, isApplied: true, isChosen: false, save: ['team-started'], send: [] },
  ])(
    'over the budget, saving and sending are two questions where the team $team [G-306, G-308]',
    ({ startRoundId, isApplied, isChosen, save, send }) => {
      const boosters = isApplied ? [testBooster({ type: 'LIMITLESS', playerId: null })] : [];
      const saved = testTeam({ startRoundId, boosters });
      const { lineup, captainId } = after({ kind: 'mark-out', playerId: 4 }, { kind: 'bring-in', playerId: 104 });
      const draft: TeamDraft = { ...draftOf(saved), lineup, captainId };
      expect(refusalsToSave({ lineup, captainId }, saved, dear).map(({ rule }) => rule)).toEqual(save);
      expect(rules(isChosen ? previewTransferBooster('LIMITLESS', draft, dear) : draft, dear)).toEqual(send);
    },
  );

  test('not while a player who was taken back makes too many of a squad, and the refusal says so [G-261, G-268]', () => {
    const crowd = withPlayers(world, ...[101, 5, 6, 7, 8].map((id) => ({ id, squadId: 5 })));
    const outAndIn = after(
      { kind: 'mark-out', playerId: 5 },
      { kind: 'mark-out', playerId: 1 },
      { kind: 'bring-in', playerId: 101 },
      { kind: 'revert', playerId: 5 },
    );
    const refusals = refusalsToTrade(outAndIn, crowd);
    expect(refusals).toMatchObject([{ rule: 'squad-limit', squadId: 5, have: 5, limit: 4 }]);
    const words = createWords(catalog, 'en-US');
    const squad = crowd.squads.find(({ id }) => id === 5)?.name ?? '';
    expect(refusals.map((refusal) => refusalSentence(refusal, crowd, words))).toEqual([
      `You have 5 players from ${squad}; 4 are allowed.`,
    ]);
  });

  test('a limitless of an earlier round ignores nothing [G-268]', () => {
    const before = testBooster({ type: 'LIMITLESS', playerId: null, roundId: 2, roundNumber: 2 });
    const draft = after({ kind: 'mark-out', playerId: 4 }, { kind: 'bring-in', playerId: 104 });
    expect(rules({ ...draft, saved: testTeam({ boosters: [before] }) }, dear)).toEqual(['over-budget']);
  });

  test('and the server, which judges their pairs by itself, agrees', () => {
    const draft = after({ kind: 'mark-out', playerId: 4 }, { kind: 'bring-in', playerId: 104 });
    expect(applyTrades(testTeam(), tradePairsOf(draft), world)).toEqual({
      ok: true,
      selection: { lineup: draft.lineup, captainId: draft.captainId },
    });
  });
});

function after(...commands: readonly DraftCommand[]): TeamDraft {
  return commands.reduce((draft, command) => {
    const outcome = changeDraft(draft, command, world);
    return outcome.ok ? outcome.draft : draft;
  }, draftOf(testTeam()));
}
