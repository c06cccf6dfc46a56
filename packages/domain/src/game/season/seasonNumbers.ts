import type { Player, Round, Squad } from '../model/entities.ts';
import type { BestPlayer } from '../model/landing.ts';

/** The best player of the last complete round; among equals the one with the lowest id. Null when no round is complete or no player scored. */
export function bestOfLastRound(
  rounds: readonly Pick<Round, 'id' | 'roundNumber' | 'status'>[],
  players: Iterable<Player>,
  squads: readonly Squad[],
): BestPlayer | null {
  const last = rounds.findLast(({ status }) => status === 'complete');
  if (last === undefined) return null;
  const scored = [...players]
    .flatMap((player) => {
      const points = player.stats.scores[last.id];
      const squad = squads.find(({ id }) => id === player.squadId);
      return points === undefined || squad === undefined ? [] : [{ player, points, squad }];
    })
    .toSorted((one, other) => other.points - one.points || one.player.id - other.player.id);
  const [first] = scored;
  if (first === undefined) return null;
  const { firstName, lastName } = first.player;
  const { id, name, abbreviation } = first.squad;
  return { roundNumber: last.roundNumber, firstName, lastName, points: first.points, squad: { id, name, abbreviation } };
}
