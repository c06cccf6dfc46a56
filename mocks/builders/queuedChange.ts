import { playerIds, selectionOf } from '@rugby/domain/game/model/lineup';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { QueuedChange } from '@rugby/domain/game/team/queuedChange';
import type { World } from '../scenarios/World.ts';

/**
 * Another captain of the user's saved team, who was queued two hours ago without a connection; undefined without a team. The team has been
 * saved `savesSince` times since then.
 */
export function aQueuedCaptain({ team, rounds, now }: World, savesSince = 0): QueuedChange | undefined {
  if (team === null) return undefined;
  const base = selectionOf(team);
  const captainId = playerIds(team.lineup).find((id) => id !== team.captainId) ?? null;
  return {
    kind: 'captain',
    selection: { ...base, captainId },
    base,
    version: team.version - savesSince,
    roundId: currentRound(rounds)?.id ?? 0,
    queuedAt: new Date(Date.parse(now) - 2 * 60 * 60_000).toISOString(),
  };
}
