import { kitOf } from '@rugby/domain/editions';
import type { Player, Round } from '@rugby/domain/game/model/entities';
import { squadById } from '@rugby/domain/game/model/lookup';
import { playerAt } from '@rugby/domain/game/model/lineup';
import { type Slot, slots } from '@rugby/domain/game/model/positions';
import { pitchAvatar } from '@rugby/domain/game/players/playerImages';
import { isResting, restIn } from '@rugby/domain/game/season/byes';
import { fixturesOf, hasRoundBegun, hasStarted } from '@rugby/domain/game/season/rounds';
import { nextOpponent, showOpponent, type Statistic, statisticOf } from '@rugby/domain/game/players/statistics';
import { unnamedSquads } from '@rugby/domain/game/season/unnamedSquads';
import type { GameWorld, SavedTeam } from '@rugby/domain/game/model/world';
import type { PitchCards } from '@rugby/ui/game/Pitch';
import type { CardContent, CardFigure, CardMatchState } from '@rugby/ui/game/PlayerCard';
import { badgeOf, type CardTeam, changeOf } from './cardChange.ts';

/** What the cards of a team are made from. */
export interface PitchView {
  readonly team: CardTeam;
  readonly saved: SavedTeam | null;
  readonly statistic: Statistic;
  readonly round: Round | undefined;
  readonly world: GameWorld;
}

/** The cards of a team in a round, by the number on the back. A player who is marked out stays on the pitch until the slot is filled. */
export function pitchCards(view: PitchView): PitchCards {
  const { team, world } = view;
  const unnamed = unnamedSquads(world.players.values());
  return new Map(
    slots.flatMap((slot) => {
      const player = world.players.get(playerAt(team.lineup, slot) || leavingFrom(slot, team));
      return player === undefined ? [] : [[slot.jersey, cardOf(player, view, unnamed)] as const];
    }),
  );
}

function leavingFrom(slot: Slot, { transfers = [] }: CardTeam): number {
  return transfers.find((transfer) => transfer.slot.jersey === slot.jersey)?.out ?? 0;
}

function cardOf(player: Player, view: PitchView, unnamed: ReadonlySet<number>): CardContent {
  const { team, saved, round, world } = view;
  const { name, abbreviation } = squadById(player.squadId, world);
  const matchState = findMatchState(player, round, world.now);
  const badge = badgeOf(player.id, team);
  const change = changeOf(player.id, team, saved, world);
  const image = pitchAvatar(player, world.edition);
  return {
    player,
    squad: { name, abbreviation },
    kit: kitOf(world.edition, abbreviation, player.squadId),
    figure: figureOf(player, view),
    isUnnamed: unnamed.has(player.squadId),
    ...(badge && { badge }),
    ...(matchState && { matchState }),
    ...(change && { change }),
    ...(image !== undefined && { image }),
  };
}

function figureOf(player: Player, { team: { points }, statistic, round, world: { rounds } }: PitchView): CardFigure {
  if (statistic === 'NextFixture') return { statistic, value: showOpponent(nextOpponent(player, rounds)) };
  const counted = statistic === 'RoundPoints' ? points?.players[player.id] : undefined;
  return { statistic, value: counted ?? statisticOf(player, statistic, round?.id ?? null) };
}

/**
 * How the fixture of the player's squad stands; undefined before its kick-off. A squad without one has a bye. The status is today's, so a
 * complete round does not show it. [G-170, G-171, D54]
 */
function findMatchState({ squadId }: Player, round: Round | undefined, now: number): CardMatchState | undefined {
  if (round !== undefined && isResting(squadId, round)) {
    if (restIn(round) === 'no-match') return 'no-match';
    return hasRoundBegun(round, now) ? 'bye' : 'bye-ahead';
  }
  const match = fixturesOf(squadId, round).find((fixture) => hasStarted(fixture, now));
  if (match === undefined) return undefined;
  const states = { scheduled: 'locked', playing: 'live', complete: 'played' } as const;
  return states[match.status];
}
