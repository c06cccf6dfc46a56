import { describe, expect, it } from 'vitest';
import { afterFirstKickOff, testTeam, worldOfTeam } from '../../testing/testTeam.ts';
import { testFixture, testPlayer, testRound } from '../../testing/testWorld.ts';
import { removePlayer } from '../model/lineup.ts';
import { playerFlags } from './playerFlags.ts';

const world = worldOfTeam();
const saved = testTeam();
const draft = { lineup: saved.lineup, captainId: 3, saved };
const flagsOf = (id: number, team: Parameters<typeof playerFlags>[1] = draft, at = world) =>
  playerFlags(at.players.get(id) ?? testPlayer({ id }), team, at);

describe('the card of a player', () => {
  it('marks the captain of the team, and no other player [G-166]', () => {
    expect([3, 4].map((id) => flagsOf(id).isCaptain)).toEqual([true, false]);
    expect([3, 4].map((id) => flagsOf(id, { ...draft, captainId: 4 }).isCaptain)).toEqual([false, true]);
    expect(flagsOf(3, { ...draft, lineup: removePlayer(draft.lineup, 3) }).isCaptain).toBe(false);
  });

  it('marks who is in the team, and who is not saved in it yet [G-167, G-169]', () => {
    const traded = { ...draft, lineup: { ...draft.lineup, hooker: [103] } };
    const marks = [4, 103, 3].map((id) => [flagsOf(id, traded).isInTeam, flagsOf(id, traded).isAddedInTeam]);
    expect(marks).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
    expect(flagsOf(4, { ...draft, saved: null }).isAddedInTeam).toBe(true);
  });

  it('says every reason why the player cannot be added [G-168]', () => {
    const building = { ...draft, saved: null };
    const rulesAt = (now: number) => flagsOf(3, building, { ...world, now }).refusals.map(({ rule }) => rule);
    expect(rulesAt(world.now)).toEqual(['already-in-team']);
    expect(rulesAt(afterFirstKickOff)).toEqual(['team-creation-disabled', 'already-in-team']);
    expect(flagsOf(103, { ...building, lineup: removePlayer(draft.lineup, 3) }).refusals).toEqual([]);
  });

  it('marks a player whose match has started, and whose match is being played [G-170, G-171]', () => {
    const fixtures = [
      testFixture({ id: 31, homeSquadId: 1, awaySquadId: 2, status: 'complete' }),
      testFixture({ id: 32, homeSquadId: 3, awaySquadId: 4, status: 'playing' }),
      testFixture({ id: 33, homeSquadId: 5, awaySquadId: 6, date: '2026-03-01T06:00:00.000Z' }),
    ];
    // Of the round before, one match has been put off until now.
    const before = [testFixture({ id: 21, homeSquadId: 5, awaySquadId: 6, status: 'playing' })];
    const rounds = [testRound(2, 'complete', before), testRound(3, 'playing', fixtures)];
    const playing = { ...world, rounds, now: afterFirstKickOff };
    const marks = [1, 3, 5, 9].map((id) => [
      flagsOf(id, draft, playing).hasPlayedInThisRound,
      flagsOf(id, draft, playing).isPlaying,
    ]);
    expect(marks).toEqual([
      [true, false],
      [true, true],
      [false, false],
      [false, false],
    ]);
  });
});
