import { type Edition, editions, kitOf } from '@rugby/domain/editions';
import type { Player } from '@rugby/domain/game/model/entities';
import { playersById } from '@rugby/domain/game/model/world';
import type { Names } from '@rugby/domain/i18n/refusalWords';
import { aPlayer, fifteenOf } from '@rugby/mocks/builders/player';
import { aRound, squadsOf } from '@rugby/mocks/builders/season';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import type { PoolRowContent } from './poolRowContent.ts';

/** What a story says about one row. */
export type RowOverrides = Partial<Omit<PoolRowContent, 'player'>> & { readonly player?: Partial<Player> };

/** The row of a fly half who can be added, for stories. */
export function sampleRow({ player: about, ...rest }: RowOverrides = {}, edition: Edition = editions.srp): PoolRowContent {
  const player = aPlayer({ id: 101, firstName: 'Jack', lastName: 'Whitlock', position: 'fly_half', cost: 9_600_000, ...about });
  return { player, squad: sampleSquad(player.squadId, edition), value: 182, state: { kind: 'free' }, ...rest };
}

/** A squad as rows show it. */
export function sampleSquad(squadId: number, edition: Edition): SquadLook {
  const squad = squadsOf(edition).find(({ id }) => id === squadId);
  const [name, abbreviation] = [squad?.name ?? 'Unknown', squad?.abbreviation ?? '?'];
  const flag = edition.flags[abbreviation];
  return { name, abbreviation, kit: kitOf(edition, abbreviation, squadId), ...(flag !== undefined && { flag }) };
}

/** The season that the sentences of sample rows speak of: a fifteen, the player of `sampleRow`, round 7 and whoever else is told. */
export function sampleNames(edition: Edition = editions.srp, players: readonly Player[] = []): Names {
  const whitlock = aPlayer({ id: 101, firstName: 'Jack', lastName: 'Whitlock', position: 'fly_half' });
  return {
    edition,
    players: playersById([whitlock, ...players, ...fifteenOf(edition)]),
    squads: squadsOf(edition),
    rounds: [aRound(), aRound({ id: 8 })],
  };
}
