import { describe, expect, test } from 'vitest';
import { changeDraft, type DraftCommand } from '../editor/changeDraft.ts';
import { draftOf, type TeamDraft } from '../editor/draft.ts';
import { isFull } from '../model/lineup.ts';
import { testPlayer } from '../../testing/testWorld.ts';
import { afterFirstKickOff, testBooster, testTeam, withPlayers, worldOfTeam } from '../../testing/testTeam.ts';
import { refusalsToTrade } from './trades.ts';
import { bringIn, refusalsToTransferIn, refusalsToTransferOut, revertTransfer, transfersOf } from './transfers.ts';
import type { GameWorld } from '../model/world.ts';

const world = worldOfTeam();
const unchanged = draftOf(testTeam());
const out = (playerId: number): DraftCommand => ({ kind: 'mark-out', playerId });
const into = (playerId: number): DraftCommand => ({ kind: 'bring-in', playerId });
const back = (playerId: number): DraftCommand => ({ kind: 'revert', playerId });

function after(draft: TeamDraft, ...commands: readonly DraftCommand[]): TeamDraft {
  return commands.reduce((edited, command) => {
    const outcome = changeDraft(edited, command, world);
    if (!outcome.ok) throw new Error(`${command.kind} is refused: ${outcome.refusals.map(({ rule }) => rule).join()}`);
    return outcome.draft;
  }, draft);
}

function rulesOf(draft: TeamDraft, command: DraftCommand, at: GameWorld = world): readonly string[] {
  const outcome = changeDraft(draft, command, at);
  return outcome.ok ? [] : outcome.refusals.map(({ rule }) => rule);
}

const halvesOf = (draft: TeamDraft) => transfersOf(draft).map((transfer) => [transfer.out, transfer.in]);

describe('transfers', () => {
  test('are none before a team is saved, and none while nothing differs [G-211]', () => {
    expect([transfersOf(draftOf(null)), transfersOf(unchanged)]).toEqual([[], []]);
  });

  test('pair a newcomer who stands in the slot of a player who moved once only: the next transfer stays open [G-211]', () => {
    const saved = testTeam();
    const [first = 0, second = 0, third = 0] = saved.lineup.loose_forward;
    const lineup = { ...saved.lineup, loose_forward: [106, first, 0] };
    expect(transfersOf({ saved, lineup, captainId: null }).map((transfer) => [transfer.out, transfer.in])).toEqual([
      [second, 106],
      [third, null],
    ]);
  });

  test('a player can be marked out and the trade reverted [G-261]', () => {
    const marked = after(unchanged, out(4));
    expect(halvesOf(marked)).toEqual([[4, null]]);
    const paired = after(marked, into(104));
    expect(halvesOf(paired)).toEqual([[4, 104]]);
    expect(after(paired, back(4)).lineup).toEqual(unchanged.lineup);
    expect(after(marked, back(4)).lineup).toEqual(unchanged.lineup);
  });

  test('a new player can be taken out again, and the slot stays free [G-261]', () => {
    expect(halvesOf(after(unchanged, out(4), into(104), out(104)))).toEqual([[4, null]]);
  });

  test('a player returns to the own slot, also while another slot of the position is free [G-261]', () => {
    expect(after(unchanged, out(6), out(7), back(7)).lineup.loose_forward).toEqual([0, 7, 8]);
  });

  test('a player whose slot another one has taken returns to a free slot, and both stay in the team [G-261]', () => {
    const saved = testTeam();
    const swapped = { saved, lineup: { ...saved.lineup, loose_forward: [106, 6, 8] }, captainId: null };
    expect(revertTransfer(swapped, 7).lineup.loose_forward).toEqual([7, 6, 8]);
  });

  test('one that does not exist cannot be reverted: the selection stays as it is', () => {
    expect(revertTransfer(unchanged, 7)).toEqual({ lineup: unchanged.lineup, captainId: unchanged.captainId });
  });

  test('each is undone and redone like any edit', () => {
    const paired = after(unchanged, out(4), into(104));
    const undone = after(paired, { kind: 'undo' });
    expect([halvesOf(undone), halvesOf(after(undone, { kind: 'redo' }))]).toEqual([[[4, null]], [[4, 104]]]);
  });

  test('rolling back ends them all [G-264]', () => {
    expect(transfersOf(after(unchanged, out(4), into(104), out(9), { kind: 'rollback' }))).toEqual([]);
  });
});

describe('a transfer-in', () => {
  test('fills the first open out-slot of the position [G-262]', () => {
    const filled = after(unchanged, out(8), out(7), into(106));
    expect(halvesOf(filled)).toEqual([
      [7, 106],
      [8, null],
    ]);
    expect(filled.lineup.loose_forward).toEqual([6, 106, 0]);
  });

  test('fills the slot of a transfer before a slot that was empty [G-262]', () => {
    const gap = testTeam({ lineup: { ...testTeam().lineup, loose_forward: [0, 7, 8] } });
    const filled = after(draftOf(gap), out(8), into(106));
    expect([filled.lineup.loose_forward, after(filled, into(107)).lineup.loose_forward]).toEqual([
      [0, 7, 106],
      [107, 7, 106],
    ]);
  });

  test('fills the first transfer that is still open, not the slot of one that has a newcomer elsewhere [G-262]', () => {
    const gap = draftOf(testTeam({ lineup: { ...testTeam().lineup, loose_forward: [0, 7, 8] } }));
    expect(after(gap, into(106), out(7), out(8), into(107)).lineup.loose_forward).toEqual([106, 0, 107]);
  });

  test('changes nothing without a free slot, or for a player who is in the team', () => {
    const { lineup, captainId } = unchanged;
    const newcomer = world.players.get(104);
    const marked = after(unchanged, out(4));
    const member = world.players.get(5);
    expect(newcomer && bringIn(unchanged, newcomer)).toEqual({ lineup, captainId });
    expect(member && bringIn(marked, member)).toEqual({ lineup: marked.lineup, captainId });
  });

  test('a player of the saved team returns to the saved slot, and the new player moves to the other free slot [G-262]', () => {
    const home = after(unchanged, out(7), into(106), out(8), into(7));
    expect([home.lineup.loose_forward, halvesOf(home)]).toEqual([[6, 7, 106], [[8, 106]]]);
  });
});

describe('a player who changed position', () => {
  const moved = withPlayers(world, { id: 4, position: 'hooker' });
  const step = (draft: TeamDraft, command: DraftCommand) => {
    const outcome = changeDraft(draft, command, moved);
    return outcome.ok ? outcome.draft : draft;
  };

  test('is transferred out of the saved slot, and the others can be too [G-309]', () => {
    const traded = step(step(unchanged, out(9)), into(109));
    expect(refusalsToTrade(traded, moved)).toEqual([]);
    expect(halvesOf(step(step(traded, out(4)), into(104)))).toEqual([
      [4, 104],
      [9, 109],
    ]);
  });

  test('returns to the saved slot, and to no other [G-262]', () => {
    const marked = step(unchanged, out(4));
    expect(step(marked, into(4)).lineup).toEqual(unchanged.lineup);
    const hookerOut = step(step(marked, into(104)), out(2));
    expect(rulesOf(hookerOut, into(4), moved)).toEqual(['no-free-slot']);
  });
});

describe('the captain', () => {
  test('who is marked out leaves no captain, and is captain again when reverted [G-229]', () => {
    const gone = after(unchanged, out(3));
    expect([gone.captainId, after(gone, back(3)).captainId, after(gone, into(3)).captainId]).toEqual([null, 3, 3]);
  });

  test('is not the player who returns while the captain is still out', () => {
    expect(after(unchanged, out(3), out(4), back(4)).captainId).toBe(null);
  });

  test('who was named meanwhile stays captain when the old one is reverted', () => {
    expect(after(unchanged, out(3), { kind: 'captain', playerId: 10 }, back(3)).captainId).toBe(10);
  });

  test('who came in and leaves for a reverted captain hands the captaincy back', () => {
    expect(after(unchanged, out(3), into(103), { kind: 'captain', playerId: 103 }, back(3)).captainId).toBe(3);
  });
});

describe('a player cannot be marked out', () => {
  test.each([
    {
      rule: 'player-locked',
      title: 'who has already played in the round [G-271]',
      draft: unchanged,
      at: { ...world, now: afterFirstKickOff },
    },
    {
      rule: 'booster-target',
      title: 'on whom a booster works [G-270]',
      draft: draftOf(testTeam({ boosters: [testBooster({ playerId: 1 })] })),
      at: world,
    },
    {
      rule: 'booster-target',
      title: 'who is the triple captain [G-270, G-296]',
      draft: draftOf(testTeam({ captainId: 1, boosters: [testBooster({ type: 'TRIPLE_CAPTAIN', playerId: 3 })] })),
      at: world,
    },
    {
      rule: 'team-incomplete',
      title: 'of a team that is not complete',
      draft: draftOf(testTeam({ isComplete: false })),
      at: world,
    },
    { rule: 'not-in-team', title: 'who is not in the team', draft: draftOf(testTeam(), after(unchanged, out(1))), at: world },
  ])('$title', ({ rule, draft, at }) => {
    expect(rulesOf(draft, out(1), at)).toEqual([rule]);
  });

  test('a booster of an earlier round keeps no player from leaving [G-270]', () => {
    const draft = draftOf(testTeam({ boosters: [testBooster({ playerId: 1, roundId: 2, roundNumber: 2 })] }));
    expect(rulesOf(draft, out(1))).toEqual([]);
  });

  test('of a team that was never saved, nor brought into it', () => {
    const unsaved = { ...testTeam(), saved: null };
    const newcomer = world.players.get(104);
    expect(refusalsToTransferOut(1, unsaved, world)).toEqual([{ rule: 'team-incomplete', free: 0 }]);
    const open = { ...unsaved, lineup: { ...unsaved.lineup, lock: [4, 0] } };
    expect(newcomer && refusalsToTransferIn(newcomer, open, world)).toEqual([{ rule: 'team-incomplete', free: 1 }]);
  });

  test('of an incomplete team, and the refusal counts the slots that are free in the saved team', () => {
    const saved = testTeam({ isComplete: false, lineup: { ...testTeam().lineup, lock: [4, 0] } });
    expect(refusalsToTransferOut(1, { ...testTeam(), saved }, world)).toMatchObject([{ rule: 'team-incomplete', free: 1 }]);
  });

  test('a newcomer whose match has started may still be taken back', () => {
    const paired = after(unchanged, out(1), into(101));
    expect(rulesOf(paired, out(101), { ...world, now: afterFirstKickOff })).toEqual([]);
  });
});

describe('a player cannot be brought in', () => {
  const marked = after(unchanged, out(1), out(3));
  const crowd = withPlayers(world, ...[101, 5, 6, 7, 8].map((id) => ({ id, squadId: 5 })));
  test.each([
    { rule: 'match-started', title: 'who is locked [G-272]', playerId: 101, at: { ...world, now: afterFirstKickOff } },
    { rule: 'squad-limit', title: 'whose squad is at its limit [G-273]', playerId: 101, at: crowd },
    { rule: 'no-free-slot', title: 'without a free slot at the position [G-274]', playerId: 104, at: world },
    { rule: 'already-in-team', title: 'who is in the team', playerId: 4, at: world },
    { rule: 'eliminated', title: 'who is eliminated', playerId: 101, at: withPlayers(world, { id: 101, status: 'eliminated' }) },
    { rule: 'unknown-player', title: 'who is not in the season', playerId: 999, at: world },
  ])('$title', ({ rule, playerId, at }) => {
    expect(rulesOf(marked, into(playerId), at)).toEqual([rule]);
  });

  test('who is not in the season, also when their card is still shown', () => {
    expect(refusalsToTransferIn(testPlayer({ id: 999 }), marked, world)).toEqual([{ rule: 'unknown-player', playerId: 999 }]);
  });

  test('a player of the saved team always may, also when a newcomer fills the squad up to its limit meanwhile [G-273]', () => {
    expect(rulesOf(after(unchanged, out(1), out(5), into(101)), into(5), crowd)).toEqual([]);
  });

  test('a dear one may: the budget is judged when the trades are sent [G-268]', () => {
    expect(rulesOf(marked, into(101), withPlayers(world, { id: 101, cost: 90_000_000 }))).toEqual([]);
  });

  test('a player who was marked out always may, even after the match has started', () => {
    expect(rulesOf(marked, into(1), { ...world, now: afterFirstKickOff })).toEqual([]);
    expect(isFull(after(marked, into(1), into(3)).lineup)).toBe(true);
  });
});
