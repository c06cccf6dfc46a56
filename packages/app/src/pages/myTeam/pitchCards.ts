import { kitOf } from '@rugby/domain/editions';
import type { Player, Round } from '@rugby/domain/game/entities';
import { playerAt } from '@rugby/domain/game/lineup';
import { slots } from '@rugby/domain/game/positions';
import { fixturesOf, hasStarted } from '@rugby/domain/game/rounds';
import { nextOpponent, type Statistic, statisticOf } from '@rugby/domain/game/statistics';
import type { GameWorld } from '@rugby/domain/game/world';
import type { PitchCards } from '@rugby/ui/game/Pitch';
import type { CardContent, CardFigure, CardStanding } from '@rugby/ui/game/PlayerCard';
import type { ShownTeam } from './shownTeam.ts';

/** The cards of a team in a round, by the number on the back. */
export function pitchCards(team: ShownTeam, statistic: Statistic, round: Round | undefined, world: GameWorld): PitchCards {
  return new Map(
    slots.flatMap((slot) => {
      const player = world.players.get(playerAt(team.lineup, slot));
      return player === undefined ? [] : [[slot.jersey, cardOf(player, team, statistic, round, world)] as const];
    }),
  );
}

function cardOf(player: Player, team: ShownTeam, statistic: Statistic, round: Round | undefined, world: GameWorld): CardContent {
  const squad = world.squads.find(({ id }) => id === player.squadId);
  const standing = standingOf(player, round, world.now);
  return {
    player,
    squad: { name: squad?.name ?? '', abbreviation: squad?.abbreviation ?? '' },
    kit: kitOf(world.edition, squad?.abbreviation ?? '', player.squadId),
    figure: figureOf(player, team, statistic, round, world),
    ...(player.id === team.captainId && { badge: 'captain' }),
    ...(standing && { standing }),
  };
}

function figureOf(
  player: Player,
  { points }: ShownTeam,
  statistic: Statistic,
  round: Round | undefined,
  { rounds }: GameWorld,
): CardFigure {
  if (statistic === 'NextFixture') return { statistic, value: nextOpponent(player, rounds) };
  const counted = statistic === 'RoundPoints' ? points?.players[player.id] : undefined;
  return { statistic, value: counted ?? statisticOf(player, statistic, round?.id ?? null) };
}

/** What his squad's match of the round means for him; nothing before its kick-off. [G-170, G-171] */
function standingOf({ squadId }: Player, round: Round | undefined, now: number): CardStanding | undefined {
  const match = fixturesOf(squadId, round).find((fixture) => hasStarted(fixture, now));
  if (match === undefined) return undefined;
  const standings = { scheduled: 'locked', playing: 'live', complete: 'played' } as const;
  return standings[match.status];
}
