import type { Round } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import { notFoundError } from '../http/RefusedError.ts';

/** Returns the round with an id; throws 404 when the season has no such round. */
export function findRound({ rounds }: GameWorld, id: number, words: Words): Round {
  const round = rounds.find((candidate) => candidate.id === id);
  if (round === undefined) throw notFoundError(words('server.noRound', { round: id }));
  return round;
}
