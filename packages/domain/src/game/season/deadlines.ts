import type { Fixture, Lineup } from '../model/entities.ts';
import { playerIds } from '../model/lineup.ts';
import { currentRound, earliest, fixturesOf, type LockablePlayer, lockingFixture } from './rounds.ts';
import type { GameWorld } from '../model/world.ts';

/** When a player locks: with the kick-off of the squad's match in the current round, or not at all. */
export type PlayerLock = { readonly kind: 'locks' | 'locked'; readonly fixture: Fixture } | { readonly kind: 'free' };

/** The lock of a player. A player without a match in the current round is free. [G-271, B7] */
export function lockOf(player: LockablePlayer, { rounds, now }: Pick<GameWorld, 'rounds' | 'now'>): PlayerLock {
  const locking = lockingFixture(player, rounds, now);
  if (locking !== undefined) return { kind: 'locked', fixture: locking };
  const coming = earliest(fixturesOf(player.squadId, currentRound(rounds)));
  return coming === undefined ? { kind: 'free' } : { kind: 'locks', fixture: coming };
}

/** A kick-off and the players of a team that it locks. */
export interface Deadline {
  readonly fixture: Fixture;
  readonly isLocked: boolean;
  readonly playerIds: readonly number[];
}

/** The deadlines of a team in the current round, by kick-off, and its players who never lock in it. [B7] */
export function deadlinesOf(
  lineup: Lineup,
  world: GameWorld,
): { readonly deadlines: readonly Deadline[]; readonly free: readonly number[] } {
  const locks = playerIds(lineup).flatMap((id) => {
    const player = world.players.get(id);
    return player === undefined ? [] : [{ id, lock: lockOf(player, world) }];
  });
  const deadlines = new Map<number, Deadline>();
  for (const { id, lock } of locks) {
    if (lock.kind === 'free') continue;
    const { fixture } = lock;
    const known = deadlines.get(fixture.id)?.playerIds ?? [];
    deadlines.set(fixture.id, { fixture, isLocked: lock.kind === 'locked', playerIds: [...known, id] });
  }
  return {
    deadlines: [...deadlines.values()].toSorted((a, b) => Date.parse(a.fixture.date) - Date.parse(b.fixture.date)),
    free: locks.flatMap(({ id, lock }) => (lock.kind === 'free' ? [id] : [])),
  };
}
